import type { GeocodedPoint, GeocodingQuestion } from '../../../adapters/geocoding/geocoder.ts';
import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';

export function findGeocodedCity(db: Database, cityId: string): Promise<GeocodingQuestion['city'] | null> {
  return queryOne<GeocodingQuestion['city']>(
    db,
    sql`select city.id, city.name, department.name as department_name, city.latitude, city.longitude
        from city join department on department.id = city.department_id
        where city.id = ${cityId}`,
  );
}

export function findKeptPoint(
  db: Database,
  { addressKey, since }: { addressKey: string; since: Date },
): Promise<GeocodedPoint | null> {
  return queryOne<GeocodedPoint>(
    db,
    sql`select latitude, longitude, accuracy from geocoding_cache
        where address_key = ${addressKey} and created_at > ${since}`,
  );
}

export async function keepPoint(
  db: Database,
  kept: GeocodedPoint & { addressKey: string; provider: string; createdAt: Date },
): Promise<void> {
  await execute(
    db,
    sql`insert into geocoding_cache (address_key, latitude, longitude, accuracy, provider, created_at)
        values (${kept.addressKey}, ${kept.latitude}, ${kept.longitude}, ${kept.accuracy}, ${kept.provider},
                ${kept.createdAt})
        on conflict (address_key) do update set latitude = excluded.latitude, longitude = excluded.longitude,
          accuracy = excluded.accuracy, created_at = excluded.created_at`,
  );
}

/** At most a thousand, so that one call stays short; answers how many it deleted. */
export function deleteOldPoints(db: Database, before: Date): Promise<number> {
  return execute(
    db,
    sql`delete from geocoding_cache where address_key in (
          select address_key from geocoding_cache where created_at < ${before} limit 1000)`,
  );
}
