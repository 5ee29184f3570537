import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NetContent } from '../../src/domain/net-content.ts';
import { findContent } from '../../src/domain/read-content.ts';
import { unitPrice } from '../../src/domain/unit-price.ts';
import { createFileStore, type FileStore } from '../../src/server/adapters/files/file-store.ts';
import type { Context } from '../../src/server/context.ts';
import { findInstallation } from '../../src/server/db/installation.ts';
import { query, sql } from '../../src/server/db/sql.ts';
import { findShownProduct } from '../../src/server/modules/catalogue/browse/product.service.ts';
import { refreshLacking } from '../../src/server/modules/catalogue/facts/lacking-fact.repository.ts';
import {
  NO_FILTERS,
  NO_PLACEMENT,
  searchCatalogue,
} from '../../src/server/modules/catalogue/search/search.service.ts';
import { quoteShipping } from '../../src/server/modules/shipping/shipping.service.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { seedDemo } from '../../src/server/seed/seed-demo.ts';
import { readSeedFile, seedFolder } from '../../src/server/seed/seed-file.ts';
import { createTestContext } from '../support/context.ts';
import { createTestDatabase } from '../support/postgres.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let context: Context;
let files: FileStore;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'plazuela-seed-'));
  context = createTestContext(database.pool, {
    environment: { PLAZUELA_MODE: 'demo', DATA_DIR: dataDir },
    now: () => new Date('2026-11-21T12:00:00Z'),
  });
  files = createFileStore(context.config, 'files');
  await seedReferenceData(database.pool);
});

afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const count = async (table: ReturnType<typeof sql>) =>
  (await query<{ count: number }>(database.pool, sql`select count(*)::int as count from ${table} as t`))[0]
    ?.count;

test('reference data holds every department, municipality, type and status, and can be repeated', async () => {
  await seedReferenceData(database.pool);
  expect(await count(sql`department`)).toBe(33);
  expect(await count(sql`city`)).toBe(1122);
  expect(await count(sql`person_type`)).toBe(3);
  expect(await count(sql`document_type`)).toBe(6);
  const bar = await query<{ id: number }>(
    database.pool,
    sql`select id from package_status where bar_position is not null order by bar_position`,
  );
  expect(bar.map(({ id }) => id)).toEqual([19, 20, 1, 2, 3]);
});

test('the demo fills an empty marketplace once', async () => {
  expect(await seedDemo(context)).toBe(true);
  expect(await seedDemo(context)).toBe(false);
  expect(await findInstallation(database.pool)).toBe('demo');
  expect(await count(sql`product`)).toBe(97);
  expect(await count(sql`(select id from seller where status = 2 and id between 73 and 86)`)).toBe(14);
  expect(await count(sql`category`)).toBe(26);
  expect(await count(sql`(select 1 from category where parent_id = 69)`)).toBe(3);
});

test('every food says what a kilo, litre or unit costs, and nothing that a category requires is missing', async () => {
  const foods = await query<{ id: number; name: string; finalPrice: number; content: NetContent | null }>(
    database.pool,
    sql`select id, name, final_price, net_content(content_amount, content_unit, content_pieces) as content
        from product where id <= 60`,
  );
  expect(foods).toHaveLength(60);
  for (const { id, name, finalPrice, content } of foods) {
    expect(content, name).not.toBeNull();
    const said = findContent(name);
    // Pieces, where the name says both; and what it says of a single one is about as much.
    const isSame =
      said?.unit === content?.unit && said?.amount === content?.amount && said?.pieces === content?.pieces;
    const perUnit = unitPrice(finalPrice, content);
    if (said && id !== 50) expect(isSame, name).toBe(true);
    if (id === 50) expect(perUnit).toEqual(unitPrice(finalPrice, said));
    expect(perUnit !== null || content?.unit === 'unidad', name).toBe(true);
  }
  const pages = await Promise.all([32, 53, 73].map((id) => findShownProduct(context, id)));
  expect(pages.map((page) => page?.facts.map((fact) => fact.name))).toEqual([
    ['País de origen', 'Ingredientes', 'Registro sanitario', 'Vida útil'],
    ['País de origen', 'Ingredientes', 'Registro sanitario', 'Vida útil'],
    ['País de origen', 'Garantía', 'Material'],
  ]);
  const ids = await query<{ id: number }>(database.pool, sql`select id from product`);
  await refreshLacking(
    database.pool,
    ids.map(({ id }) => id),
  );
  expect(await count(sql`product_lacking_fact`)).toBe(0);
});

/** Fruit, vegetables, dairy and eggs; arequipe keeps and stands in the pantry. */
const FRESH = Array.from({ length: 44 }, (_, index) => index + 1).filter((id) => id !== 42);

test('what is fresh stays near: no cheese is quoted to Leticia, and none is kept from Bogotá', async () => {
  const quoted = async (cityId: string) => {
    const lines = FRESH.map((productId) => ({ productId, quantity: 1, chosenTerms: [] }));
    const quote = await quoteShipping(context, { lines, destinationCityId: cityId });
    if (!quote.ok) throw new Error(quote.reason);
    return quote.value.rates.flatMap(({ notDeliverable }) => notDeliverable).sort((a, b) => a - b);
  };
  expect(await quoted('91001')).toEqual(FRESH);
  expect(await quoted('11001')).toEqual([]);
});

test('every product has at least three pictures, and all their files exist', async () => {
  const pictures = await query<{ productId: number; urls: string[] }>(
    database.pool,
    sql`select product_id, array_agg(url) as urls from product_image group by product_id`,
  );
  expect(pictures).toHaveLength(97);
  for (const { urls } of pictures) {
    expect(urls.length).toBeGreaterThanOrEqual(3);
    for (const url of urls) expect(await files.read(url.replace('/img/', ''))).not.toBeNull();
  }
});

test('no picture lies in the seed unnamed, and each colour of the headphone has its own', async () => {
  const manifest = JSON.stringify(await readSeedFile('pictures.json'));
  const stored = await readdir(path.join(seedFolder, 'pictures'));
  expect(stored.filter((file) => !manifest.includes(`"${file.replace(/-\d+\.webp$/, '')}"`))).toEqual([]);
  const alts = await query<{ alt: string }>(
    database.pool,
    sql`select alt from product_image where product_id = ${await idOf('AUD-001')} order by position`,
  );
  for (const colour of ['negros', 'blancos', 'lila'])
    expect(alts.map(({ alt }) => alt)).toContainEqual(
      expect.stringContaining(`Audífonos inalámbricos ${colour} `),
    );
});

test('every product has stock rows for each of its choices', async () => {
  const wrong = await query(
    database.pool,
    sql`select p.id from product p
        where (select count(*) from stock s where s.product_id = p.id) <>
          case when p.stock_per_combination then (
            select round(exp(sum(ln(terms))))::int from (
              select count(*) as terms from product_attribute a join product_term t on t.attribute_id = a.id
              where a.product_id = p.id group by a.id) n)
          else 1 end`,
  );
  expect(wrong).toEqual([]);
});

test('the demo people have their roles and the printed password', async () => {
  const accounts = await query<{ email: string; role: string; passwordHash: string }>(
    database.pool,
    sql`select a.email, r.role, a.password_hash from account a join account_role r on r.account_id = a.id
        order by a.id`,
  );
  expect(accounts.map(({ email, role }) => [email, role])).toEqual([
    ['compradora@plazuela.test', 'buyer'],
    ['vendedor@plazuela.test', 'seller'],
    ['operacion@plazuela.test', 'operator'],
    ['tienda78@plazuela.test', 'seller'],
    ['bodega@plazuela.test', 'buyer'],
    ['lucia.hoyos@plazuela.test', 'buyer'],
    ['andres.guerra@plazuela.test', 'buyer'],
    ['esperanza@plazuela.test', 'seller'],
    ['quesos@plazuela.test', 'seller'],
    ['tejidos@plazuela.test', 'seller'],
  ]);
  for (const { passwordHash } of accounts) expect(await verify(passwordHash, 'Plazuela#2026')).toBe(true);
});

test('ratings are the sums of the approved reviews of delivered purchases', async () => {
  const wrong = await query(
    database.pool,
    sql`select g.product_id
        from product_rating g,
          lateral (select count(*)::int as n, sum(rating)::int as total from review r
            where r.product_id = g.product_id and r.order_number is not null) r,
          lateral (select sum(stars)::int as n from unnest(g.histogram) as stars) h
        where g.review_count <> r.n or g.rating_sum <> r.total or g.review_count <> h.n`,
  );
  expect(wrong).toEqual([]);
});

test('reviews speak of the kind of product they stand with, and not all begin alike', async () => {
  const cheese = await query<{ subcategory: number }>(
    database.pool,
    sql`select distinct p.subcategory_id as subcategory from review r join product p on p.id = r.product_id
        where r.body = 'Sabe al que hacía mi abuela.'`,
  );
  expect(cheese).toEqual([{ subcategory: 88 }]);
  const firsts = await query(
    database.pool,
    sql`select distinct on (p.id) r.body from review r join product p on p.id = r.product_id
        where p.subcategory_id = 70 order by p.id, r.created_at desc`,
  );
  expect(new Set(firsts.map(({ body }) => body)).size).toBeGreaterThan(2);
});

test('the first visitor sees counts and finds products without waiting for a job', async () => {
  const empty = await query(
    database.pool,
    sql`select id from category c where product_count = 0
        and exists (select 1 from product p where c.id in (p.main_category_id, p.subcategory_id))`,
  );
  expect(empty).toEqual([]);
  const found = await searchCatalogue(database.pool, {
    text: 'cafe',
    filters: NO_FILTERS,
    placement: NO_PLACEMENT,
    asTyped: false,
    sort: 'popular',
    skip: 0,
    take: 24,
  });
  expect(found.productIds.length).toBeGreaterThan(0);
});

test('a product page says when its shop sends, and promises a withdrawal only where the law gives it', async () => {
  const [avocado, coffee, shampoo] = await Promise.all([
    findShownProduct(context, await idOf('FRU-001')),
    findShownProduct(context, await idOf('CAF-001')),
    findShownProduct(context, await idOf('BEL-002')),
  ]);
  expect(avocado).toMatchObject({ dispatchDays: 0, withdrawalException: 'perecedero' });
  expect(coffee).toMatchObject({
    sellerCityName: 'Pitalito',
    withdrawalException: null,
  });
  expect(shampoo?.withdrawalException).toBe('uso personal');
});

async function idOf(reference: string): Promise<number> {
  const [row] = await query<{ id: number }>(
    database.pool,
    sql`select id from product where reference = ${reference}`,
  );
  return row?.id ?? 0;
}
