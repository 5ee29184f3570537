import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { registerSitemap } from '../../src/server/pages/sitemap.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';

let shop: SellerShop;
beforeAll(async () => {
  shop = await openSellerShop();
});
afterAll(() => shop.close());

function copy(pattern: number, ids: readonly number[]) {
  return execute(
    shop.db,
    sql`insert into product (id, seller_id, main_category_id, reference, name, description, price, image_url,
          weight_kilograms, height_centimetres, width_centimetres, length_centimetres, active)
        select one.id, seller_id, main_category_id, 'C' || one.id, name, description, price, image_url,
          weight_kilograms, height_centimetres, width_centimetres, length_centimetres, true
        from unnest(${ids}::int[]) one (id), product p where p.id = ${pattern}`,
  );
}

const IDS_PER_FILE = 7;
const FAR = 20_000;

test('every product that shoppers see stands once in some part, no part is larger than the limit, none is empty', async () => {
  const { id: pattern } = await shop.active();
  // A sequence that jumped leaves parts without products.
  const ids = [...Array.from({ length: 30 }, (_, at) => pattern + 1 + at), FAR];
  await copy(pattern, ids);
  const hidden = ids.filter((_, at) => at % 5 === 0 || (at > 10 && at < 22)).filter((id) => id !== FAR);
  await execute(shop.db, sql`update product set active = false where id = any(${hidden}::int[])`);
  await execute(shop.db, sql`update product set updated_at = '2026-02-03T10:00:00Z'`);
  const app = fastify();
  registerSitemap(app, shop.context, IDS_PER_FILE);
  const get = async (url: string) => (await app.inject(url)).body;
  const parts = [...(await get('/sitemap.xml')).matchAll(/<loc>[^<]*(\/sitemap-productos-\d+\.xml)</g)];
  const found: number[] = [];
  for (const [, part = ''] of parts) {
    const body = await get(part);
    const own = [
      ...body.matchAll(/<url><loc>[^<]*\/producto\/(\d+)<\/loc><lastmod>2026-02-03<\/lastmod><\/url>/g),
    ];
    expect(own.length, part).toBeGreaterThan(0);
    expect(own.length, part).toBeLessThanOrEqual(IDS_PER_FILE);
    expect(body.split('<url>')).toHaveLength(own.length + 1);
    found.push(...own.map(([, id]) => Number(id)));
  }
  const shown = await query<{ id: number }>(shop.db, sql`select id from product where active order by id`);
  expect(found).toEqual(shown.map(({ id }) => id));
  expect(found.at(-1)).toBe(FAR);
  expect(parts.length).toBeLessThan(7);
  await app.close();
});
