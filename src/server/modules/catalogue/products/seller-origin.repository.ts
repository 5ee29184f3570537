import type { ShippingCity } from '../../../../domain/shipping-rate.ts';
import { type Database, query, queryOne, sql } from '../../../db/sql.ts';

const cityObject = sql`jsonb_build_object('id', city.id, 'name', city.name, 'departmentId', city.department_id,
  'latitude', city.latitude, 'longitude', city.longitude, 'needsForwarding', city.needs_forwarding)`;

/** The city a shop sends from. */
export async function findOrigin(db: Database, sellerId: number): Promise<ShippingCity | null> {
  const row = await queryOne<{ city: ShippingCity }>(
    db,
    sql`select ${cityObject} as city from seller join city on city.id = seller.city_id where seller.id = ${sellerId}`,
  );
  return row?.city ?? null;
}

/** In the order of the ids; unknown ones are missing. */
export async function listCitiesById(db: Database, cityIds: readonly string[]): Promise<ShippingCity[]> {
  const rows = await query<{ city: ShippingCity }>(
    db,
    sql`select ${cityObject} as city from city where id = any(${[...cityIds]}::text[])
        order by array_position(${[...cityIds]}::text[], id)`,
  );
  return rows.map(({ city }) => city);
}
