import type { Config } from '../../config.ts';
import type { Geocoder } from './geocoder.ts';
import { createGoogleGeocoder } from './google-geocoder.ts';
import { createNominatimGeocoder } from './nominatim-geocoder.ts';
import { createOfflineGeocoder } from './offline-geocoder.ts';

/** The configured provider. */
export function createGeocoder({ geocoder, baseUrl, brand }: Config): Geocoder {
  switch (geocoder.provider) {
    case 'google':
      return createGoogleGeocoder({ key: geocoder.googleKey });
    case 'nominatim':
      return createNominatimGeocoder({ url: geocoder.nominatimUrl, contact: `${baseUrl}; ${brand.email}` });
    case 'offline':
      return createOfflineGeocoder();
  }
}
