import { isPlausibleAddress } from '../../../domain/address.ts';
import type { Geocoder } from './geocoder.ts';

/** Knows no streets: an address that makes sense gets the seat of its municipality, honestly marked as such. */
export function createOfflineGeocoder(): Geocoder {
  return {
    provider: 'offline',
    keptDays: 0,
    locate: async ({ address, city }) =>
      isPlausibleAddress(address)
        ? { latitude: city.latitude, longitude: city.longitude, accuracy: 'city' }
        : null,
  };
}
