import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { saveCategory } from '../../src/server/modules/catalogue/categories/category-tree.service.ts';
import {
  fillWholeSearch,
  refreshSearchTiers,
} from '../../src/server/modules/catalogue/search/search.jobs.ts';
import { refreshSearch } from '../../src/server/modules/catalogue/search/search.service.ts';
import { recountEverything } from '../../src/server/modules/sellers/count.jobs.ts';
import { forgetRateCard } from '../../src/server/modules/shipping/rate-card.service.ts';
import { quoteShipping } from '../../src/server/modules/shipping/shipping.service.ts';
import { buildAccount } from '../support/account-factories.ts';
import { buildCategory, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { countStatements } from '../support/work.ts';

/** A product as the quote of one unit sees it. */
interface Quoted {
  id: number;
  price: number;
  sellerId: number;
  isInStock: boolean;
  isOffer: boolean;
  /** By city; null: it does not arrive. */
  arrival: Map<string, { landed: number; lastDay: string; isFree: boolean } | null>;
}

const PLACES = ['11001', '05001', '25754', '91001'];
const ORIGINS = ['11001', '05001', '25754', '76001', '91001'];
// Before the cut-off of a Monday.
const NOW = new Date('2026-11-23T10:00:00-05:00');

let shop: Shop;
let products: Quoted[] = [];
let category: number;
let sellers: number[] = [];

beforeAll(async () => {
  shop = await openShop();
  shop.context.now = () => NOW;
  const { db } = shop;
  await execute(
    db,
    sql`update setting set value = jsonb_set(value, '{freeShipping}', '{"fromPesos": 90000, "zones": ["U", "N"]}')
        where key = 'shipping-rate-card'`,
  );
  forgetRateCard(shop.context);
  category = await buildCategory(db, { name: 'Despensa' });
  sellers = [];
  for (const [index, cityId] of ORIGINS.entries()) {
    const sellerId = await buildSeller(db, { cityId });
    await execute(db, sql`update seller set handling_days = ${index} where id = ${sellerId}`);
    sellers.push(sellerId);
  }
  for (let index = 0; index < 90; index++) await buildOne(index);
  await fillWholeSearch({ write: db });
  await recountEverything({ write: db });
  await refreshSearchTiers({ write: db });
  products = await Promise.all(products.map(withQuotes));
});
afterAll(() => shop.close());

async function buildOne(index: number): Promise<void> {
  const price = 3_000 + ((index * 7_919) % 97) * 1_301;
  const salePrice = index % 5 === 0 ? price - 1_000 : null;
  const sellerId = sellers[index % sellers.length] as number;
  const isInStock = index % 9 !== 0;
  const id = await buildProduct(shop.db, {
    name: index % 2 === 0 ? `Panela ${index}` : `Arroz ${index}`,
    sellerId,
    mainCategoryId: category,
    price,
    salePrice,
    popularity: index % 11,
    onHand: isInStock ? 3 : 0,
    weightKilograms: 0.2 + (index % 13) * 0.517,
    centimetres: [1.5 + (index % 17), 10.3 + (index % 7) * 3.7, 20.1],
    perishable: index % 4 === 0,
  });
  products.push({
    ...{ id, sellerId, isInStock },
    price: salePrice ?? price,
    isOffer: salePrice !== null,
    arrival: new Map(),
  });
}

async function withQuotes(product: Quoted): Promise<Quoted> {
  const arrival: Quoted['arrival'] = new Map();
  for (const place of PLACES) {
    const lines = [{ productId: product.id, quantity: 1, chosenTerms: [] }];
    const quote = await quoteShipping(shop.context, { lines, destinationCityId: place });
    if (!quote.ok) throw new Error(quote.reason);
    const [rate] = quote.value.rates;
    if (!rate) throw new Error('no rate');
    const sum = {
      landed: product.price + quote.value.total,
      lastDay: rate.promise.to,
      isFree: rate.rate === 0,
    };
    arrival.set(place, rate.notDeliverable.length > 0 ? null : sum);
  }
  return { ...product, arrival };
}

interface Answer {
  productos: { codProducto: number }[];
  siguiente: string | null;
  total: number;
  vendedores: { codigo: number; cantidad: number }[];
  filtros: { enOferta: number; disponibles: number };
  lugar?: {
    codCiudad: string;
    nomCiudad: string;
    llegan: number;
    noLlegan: number;
    dias: { dia: string; cantidad: number }[];
    envioGratis: number;
    puestos: { limites: number[]; cantidades: number[] } | null;
  };
}

async function get(path: string): Promise<Answer> {
  const reply = await shop.app.inject(`/api${path}`);
  if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
  return reply.json();
}

async function walk(path: string): Promise<number[]> {
  const ids: number[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await get(`${path}${cursor && `&cursor=${cursor}`}`);
    ids.push(...page.productos.map(({ codProducto }) => codProducto));
    cursor = page.siguiente;
  }
  return ids;
}

const arrivalOf = (product: Quoted, place: string) => product.arrival.get(place) ?? null;

/** What arrives, then what is sold out, then what does not arrive; within them by the keys. */
function ordered(among: Quoted[], place: string, keys: (one: Quoted) => (string | number)[]): number[] {
  const keyOf = (one: Quoted) => {
    const arrives = arrivalOf(one, place) !== null;
    return [arrives ? (one.isInStock ? 0 : 1) : 2, ...(arrives ? keys(one) : [one.price]), one.id];
  };
  const compare = (left: (string | number)[], right: (string | number)[]) => {
    const at = left.findIndex((part, index) => part !== right[index]);
    return at < 0 ? 0 : (left[at] as number) < (right[at] as number) ? -1 : 1;
  };
  return among.toSorted((one, other) => compare(keyOf(one), keyOf(other))).map(({ id }) => id);
}

const landedOf = (place: string) => (one: Quoted) => [arrivalOf(one, place)?.landed ?? 0];
const dayOf = (place: string) => (one: Quoted) => [
  arrivalOf(one, place)?.lastDay ?? '',
  arrivalOf(one, place)?.landed ?? 0,
];

test.each(PLACES)(
  'to %s lists are ordered by what the quote of one unit says, to the peso and the day',
  async (place) => {
    const path = `/productos?ciudad=${place}&limit=40`;
    expect(await walk(`${path}&orden=puesto-asc`)).toEqual(ordered(products, place, landedOf(place)));
    expect(await walk(`${path}&orden=llega-primero`)).toEqual(ordered(products, place, dayOf(place)));
  },
);

test('what reaches each town, of everything and of a list, is what arrives by the quote', async () => {
  const reachOf = async (scope: string, among: Quoted[]) => {
    const reply = await shop.app.inject(
      `/api/entrega/alcance?ciudades=${[...PLACES, '99999'].join()}${scope}`,
    );
    expect(reply.json()).toEqual({
      total: among.length,
      ciudades: PLACES.map((place) => ({
        codCiudad: place,
        llegan: among.filter((one) => arrivalOf(one, place) !== null).length,
      })),
    });
  };
  await reachOf('', products);
  await reachOf(`&categoria=${category}`, products);
  await reachOf(
    `&vendedor=${sellers[1]}`,
    products.filter((one) => one.sellerId === sellers[1]),
  );
});

test('the same holds in a category, a shop, the offers and a search', async () => {
  const place = '05001';
  const [seller] = sellers;
  const scopes: [string, (one: Quoted, index: number) => boolean][] = [
    [`/productos?categoria=${category}`, () => true],
    [`/productos?vendedor=${seller}`, ({ sellerId }) => sellerId === seller],
    ['/productos?ofertas=true', ({ isOffer }) => isOffer],
    ['/productos/buscar?search=panela', (_, index) => index % 2 === 0],
  ];
  for (const [path, isIn] of scopes)
    expect(await walk(`${path}&ciudad=${place}&orden=puesto-asc`), path).toEqual(
      ordered(products.filter(isIn), place, landedOf(place)),
    );
});

interface Asked {
  place: string;
  arrivesBy: 'si' | number | null;
  isFree: boolean;
  from: number | null;
  to: number | null;
  onOffer: boolean;
  seller: number | null;
}

test('whatever is ticked, products and counts are those of the quotes', async () => {
  const cases = fc.record<Asked>({
    place: fc.constantFrom(...PLACES),
    arrivesBy: fc.constantFrom<Asked['arrivesBy']>(null, 'si', 0, 1, 2, 5),
    isFree: fc.boolean(),
    from: fc.constantFrom(null, 20_000, 60_000),
    to: fc.constantFrom(null, 70_000, 120_000),
    onOffer: fc.boolean(),
    seller: fc.constantFrom(null, 0, 3),
  });
  await fc.assert(fc.asyncProperty(cases, expectTicks), { numRuns: 60 });
});

async function expectTicks({ place, arrivesBy, isFree, from, to, onOffer, seller }: Asked): Promise<void> {
  const days = [...new Set(products.map((one) => arrivalOf(one, place)?.lastDay ?? ''))]
    .filter(Boolean)
    .sort();
  const day =
    typeof arrivesBy === 'number' ? (days[Math.min(arrivesBy, days.length - 1)] ?? '2026-11-30') : null;
  const sellerId = seller === null ? null : (sellers[seller] ?? null);
  const ticks = [
    `ciudad=${place}`,
    arrivesBy !== null && `llega=${day ?? 'si'}`,
    isFree && 'envioGratis=true',
    from !== null && `puestoDesde=${from}`,
    to !== null && `puestoHasta=${to}`,
    onOffer && 'enOferta=true',
    sellerId !== null && `vendedores=${sellerId}`,
  ].filter(Boolean);
  const leaves = (one: Quoted, without: 'day' | 'price' | 'seller' | null) => {
    const arrival = arrivalOf(one, place);
    if (onOffer && !one.isOffer) return false;
    if (without !== 'seller' && sellerId !== null && one.sellerId !== sellerId) return false;
    const asksDay = without !== 'day' && arrivesBy !== null;
    const asksPrice = without !== 'price' && (from !== null || to !== null);
    if (!asksDay && !isFree && !asksPrice) return true;
    if (arrival === null || (isFree && !arrival.isFree)) return false;
    if (asksDay && day !== null && arrival.lastDay > day) return false;
    return !asksPrice || (arrival.landed >= (from ?? 0) && arrival.landed <= (to ?? Infinity));
  };
  const left = (without: 'day' | 'price' | 'seller' | null) => products.filter((one) => leaves(one, without));
  const path = `/productos?${ticks.join('&')}&limit=100&conFiltros=true&orden=puesto-asc`;
  const { productos, total, vendedores, filtros, lugar } = await get(path);
  expect(productos.map(({ codProducto }) => codProducto)).toEqual(
    ordered(left(null), place, landedOf(place)),
  );
  expect(total).toBe(left(null).length);
  const arriving = (among: Quoted[]) => among.filter((one) => arrivalOf(one, place) !== null);
  expect(lugar?.llegan).toBe(arriving(left('day')).length);
  for (const one of lugar?.dias ?? [])
    expect(one.cantidad, one.dia).toBe(
      arriving(left('day')).filter((product) => (arrivalOf(product, place)?.lastDay ?? '') <= one.dia).length,
    );
  expect(lugar?.envioGratis).toBe(left(null).filter((one) => arrivalOf(one, place)?.isFree).length);
  const bars = lugar?.puestos?.cantidades.reduce((sum, count) => sum + count, 0);
  if (bars !== undefined) expect(bars).toBe(arriving(left('price')).length);
  expect(filtros.enOferta).toBe(left(null).filter(({ isOffer }) => isOffer).length);
  expect(filtros.disponibles).toBe(left(null).filter(({ isInStock }) => isInStock).length);
  for (const { codigo, cantidad } of vendedores)
    expect(cantidad).toBe(left('seller').filter((one) => one.sellerId === codigo).length);
}

test('every other order keeps itself, with what does not arrive at its end', async () => {
  const place = '91001';
  const plain = await walk('/productos?disponibles=true&orden=precio-asc');
  const byPlace = await walk(`/productos?disponibles=true&orden=precio-asc&ciudad=${place}`);
  const arrives = (id: number) => arrivalOf(products.find((one) => one.id === id) as Quoted, place) !== null;
  expect(byPlace).toEqual([...plain.filter(arrives), ...plain.filter((id) => !arrives(id))]);
  expect(byPlace.some((id) => !arrives(id))).toBe(true);
});

test('the reply says for which place it is, also when nobody said one', async () => {
  const { lugar } = await get('/productos?orden=puesto-asc');
  expect(lugar).toMatchObject({ codCiudad: '11001', nomCiudad: expect.stringContaining('Bogotá') });
  expect((await get('/productos?orden=precio-asc')).lugar).toBeUndefined();
  const statusOf = async (path: string) => (await shop.app.inject(`/api${path}`)).statusCode;
  expect(await statusOf('/productos?ciudad=99999')).toBe(400);
  expect(await statusOf('/productos?ciudad=medellin')).toBe(400);
  expect(await statusOf('/productos?llega=manana')).toBe(400);
  expect(await statusOf('/productos?ciudad=05001&cursor=zzz')).toBe(400);
});

test('a new weight, a shop that moves and a category that spoils count at once', async () => {
  const { db, context } = shop;
  const sellerId = await buildSeller(db, { cityId: '11001' });
  const own = await buildCategory(db, { name: 'Quesos' });
  const id = await buildProduct(db, { sellerId, mainCategoryId: own, price: 20_000, weightKilograms: 1 });
  await refreshSearch(db, [id]);
  context.kept.clear();
  const landed = async () => {
    const { lugar } = await get(`/productos?vendedor=${sellerId}&ciudad=05001`);
    const quote = await quoteShipping(context, {
      lines: [{ productId: id, quantity: 1, chosenTerms: [] }],
      destinationCityId: '05001',
    });
    const sum = 20_000 + (quote.ok ? quote.value.total : 0);
    const path = `/productos?vendedor=${sellerId}&ciudad=05001&puestoDesde=${sum}&puestoHasta=${sum}`;
    expect((await get(path)).total, 'landed as quoted').toBe(lugar?.noLlegan === 1 ? 0 : 1);
    return { sum, isAway: lugar?.noLlegan === 1 };
  };
  const first = await landed();
  await execute(db, sql`update product set weight_kilograms = 12 where id = ${id}`);
  await refreshSearch(db, [id]);
  const heavy = await landed();
  expect(heavy.sum).toBeGreaterThan(first.sum);
  await execute(db, sql`update seller set city_id = '05001' where id = ${sellerId}`);
  context.kept.clear();
  expect((await landed()).sum).toBeLessThan(heavy.sum);
  await execute(db, sql`update seller set city_id = '11001' where id = ${sellerId}`);
  context.kept.clear();
  await saveCategory(
    context,
    { id: own, name: 'Quesos', hidden: false, imageAlt: '', withdrawalException: 'perecedero' },
    await buildAccount(db, { roles: ['operator'] }),
  );
  expect((await landed()).isAway).toBe(true);
});

test('a kept list of a place costs no statement', async () => {
  shop.context.kept.begin();
  const path = '/productos?ciudad=05001&orden=puesto-asc&conFiltros=true';
  await get(path);
  const { statements } = await countStatements(() => get(path));
  expect(statements).toBe(0);
});
