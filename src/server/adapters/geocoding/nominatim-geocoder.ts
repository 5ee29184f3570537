import * as z from 'zod/mini';
import { fetchJson } from './fetch-json.ts';
import type { GeocodedPoint, Geocoder } from './geocoder.ts';
import { spaced } from './spaced.ts';

const degrees = z.union([z.number(), z.string()]);

const reply = z.array(z.object({ lat: degrees, lon: degrees, place_rank: z._default(z.number(), 0) }));

const MILLIS_BETWEEN = 1_000;

/**
 * OpenStreetMap's Nominatim, public or self-hosted. The policy of the public one: one request a second for the whole
 * application, a User-Agent with a contact, keep answers, name the source. Several nodes need an instance of their own.
 */
export function createNominatimGeocoder({
  url,
  contact,
  millisBetween = MILLIS_BETWEEN,
}: {
  url: string;
  contact: string;
  millisBetween?: number;
}): Geocoder {
  const inTurn = spaced(millisBetween);
  return {
    provider: 'nominatim',
    keptDays: 90,
    locate: async ({ address, city }) => {
      const target = new URL('search', url.endsWith('/') ? url : `${url}/`);
      target.search = new URLSearchParams({
        q: `${address}, ${city.name}, ${city.departmentName}`,
        format: 'jsonv2',
        countrycodes: 'co',
        limit: '1',
        'accept-language': 'es',
      }).toString();
      const headers = { 'user-agent': `Plazuela/1 (${contact})` };
      const found = reply.parse(await inTurn(() => fetchJson(target, headers)))[0];
      if (!found) return null;
      return {
        latitude: Number(found.lat),
        longitude: Number(found.lon),
        accuracy: accuracyOfRank(found.place_rank),
      };
    },
  };
}

/** Nominatim's ranks: 30 is a house or a point of interest, 26 and 27 are streets, lower ones are areas. */
function accuracyOfRank(rank: number): GeocodedPoint['accuracy'] {
  if (rank >= 28) return 'address';
  return rank >= 26 ? 'street' : 'city';
}
