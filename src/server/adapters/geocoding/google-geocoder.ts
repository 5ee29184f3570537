import * as z from 'zod/mini';
import { fetchJson } from './fetch-json.ts';
import type { Geocoder } from './geocoder.ts';

const accuracyOfType = {
  ROOFTOP: 'address',
  RANGE_INTERPOLATED: 'address',
  GEOMETRIC_CENTER: 'street',
  APPROXIMATE: 'city',
} as const;

const reply = z.object({
  status: z.string(),
  error_message: z.optional(z.string()),
  results: z._default(
    z.array(
      z.object({
        geometry: z.object({
          location: z.object({ lat: z.number(), lng: z.number() }),
          location_type: z.catch(
            z.enum(['ROOFTOP', 'RANGE_INTERPOLATED', 'GEOMETRIC_CENTER', 'APPROXIMATE']),
            'APPROXIMATE',
          ),
        }),
      }),
    ),
    [],
  ),
});

/** Google's Geocoding API. Its terms allow keeping coordinates for 30 days. */
export function createGoogleGeocoder({
  key,
  url = 'https://maps.googleapis.com/maps/api/geocode/json',
}: {
  key: string;
  url?: string;
}): Geocoder {
  return {
    provider: 'google',
    keptDays: 30,
    locate: async ({ address, city }) => {
      const target = new URL(url);
      target.search = new URLSearchParams({
        // Spec 7: queried with 'address, city'.
        address: `${address}, ${city.name}, ${city.departmentName}`,
        components: 'country:CO',
        region: 'co',
        language: 'es',
        key,
      }).toString();
      const { status, error_message, results } = reply.parse(await fetchJson(target));
      if (status === 'ZERO_RESULTS') return null;
      // HTTP is 200 even when the key is refused or the quota is used up.
      if (status !== 'OK') throw new Error(`Google answered ${status}: ${error_message ?? 'no explanation'}`);
      const found = results[0]?.geometry;
      if (!found) return null;
      const { lat, lng } = found.location;
      return { latitude: lat, longitude: lng, accuracy: accuracyOfType[found.location_type] };
    },
  };
}
