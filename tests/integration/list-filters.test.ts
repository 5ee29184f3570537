import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { refreshSearch } from '../../src/server/modules/catalogue/search/search.service.ts';
import { walk } from '../support/catalog-api.ts';
import { type Counted, type FilterCatalogue, openFilterCatalogue } from '../support/filter-catalogue.ts';
import { countStatements } from '../support/work.ts';

let catalogue: FilterCatalogue;
beforeAll(async () => {
  catalogue = await openFilterCatalogue();
});
afterAll(() => catalogue.api.close());

/** What is ticked; the place of categories, sellers and cities in the catalogue's lists. */
interface Ticks {
  mains: number[];
  subs: number[];
  sellers: number[];
  cities: number[];
  options: string[];
  from: number | null;
  to: number | null;
  stars: number | null;
  flags: Flag[];
}

const FLAGS = { enOferta: 'isOffer', disponibles: 'isInStock' } as const;
type Flag = keyof typeof FLAGS | 'pagoEnCasa';
const OPTIONS = [
  'talla=s',
  'talla=m',
  'talla=l',
  'color=rojo',
  'color=azul anil',
  "color=o'neill = 1,5",
  'material=lana',
];
const CASH_LIMIT = 2_000_000;
const NOTHING: Ticks = {
  mains: [],
  subs: [],
  sellers: [],
  cities: [],
  options: [],
  from: null,
  to: null,
  stars: null,
  flags: [],
};

type Scope = 'everything' | 'main category' | 'subcategory' | 'seller' | 'offers' | 'search';
const SCOPES: Scope[] = ['everything', 'main category', 'subcategory', 'seller', 'offers', 'search'];

function pathOf(scope: Scope, ticks: Ticks): string {
  const { mains, subs, sellers, cities } = catalogue;
  const path = {
    everything: '/productos?',
    'main category': `/productos?categoria=${mains[0]}`,
    subcategory: `/productos?categoria=${mains[0]}&subcategoria=${subs[0]}`,
    seller: `/productos?vendedor=${sellers[0]}`,
    offers: '/productos?ofertas=true',
    search: '/productos/buscar?search=camisa',
  }[scope];
  const ids = (places: number[], all: (number | string)[]) => places.map((place) => all[place]).join();
  const categories = scope === 'main category' ? ids(ticks.subs, subs) : ids(ticks.mains, mains);
  const parts = [
    categories && `categorias=${categories}`,
    ticks.sellers.length > 0 && `vendedores=${ids(ticks.sellers, sellers)}`,
    ticks.cities.length > 0 && `ciudades=${ids(ticks.cities, cities)}`,
    ...ticks.options.map((value) => `opcion=${encodeURIComponent(value)}`),
    ticks.from !== null && `precioDesde=${ticks.from}`,
    ticks.to !== null && `precioHasta=${ticks.to}`,
    ticks.stars !== null && `calificacion=${ticks.stars}`,
    ...ticks.flags.map((flag) => `${flag}=true`),
    'conFiltros=true',
  ];
  return [path, ...parts.filter(Boolean)].join('&');
}

/** Kinds of filter and which products meet each one; 'scope' always stands. */
function testsOf(scope: Scope, ticks: Ticks): Record<string, (product: Counted) => boolean> {
  const { mains, subs, sellers, cities } = catalogue;
  const oneOf = <Id>(places: number[], all: Id[], id: Id) =>
    places.length === 0 || places.some((place) => all[place] === id);
  const inScope = {
    everything: () => true,
    'main category': (product: Counted) => product.mainCategoryId === mains[0],
    subcategory: (product: Counted) => product.subcategoryId === subs[0],
    seller: (product: Counted) => product.sellerId === sellers[0],
    offers: (product: Counted) => product.isOffer,
    search: (product: Counted) => product.text === 'Camisa',
  }[scope];
  const ofName = (name: string) => ticks.options.filter((value) => value.startsWith(`${name}=`));
  const hasOption = (name: string) => (product: Counted) =>
    ofName(name).length === 0 || ofName(name).some((value) => product.options.includes(value));
  return {
    scope: inScope,
    category: (product) =>
      scope === 'main category'
        ? oneOf<number | null>(ticks.subs, subs, product.subcategoryId)
        : scope === 'subcategory' || oneOf(ticks.mains, mains, product.mainCategoryId),
    seller: (product) => scope === 'seller' || oneOf(ticks.sellers, sellers, product.sellerId),
    city: (product) => oneOf(ticks.cities, cities, product.cityId),
    talla: hasOption('talla'),
    color: hasOption('color'),
    material: hasOption('material'),
    price: ({ price }) => price >= (ticks.from ?? 0) && price <= (ticks.to ?? Number.POSITIVE_INFINITY),
    rating: (product) => product.stars >= (ticks.stars ?? 0),
    flags: (product) =>
      ticks.flags.every((flag) =>
        flag === 'pagoEnCasa' ? product.price <= CASH_LIMIT : product[FLAGS[flag]],
      ),
  };
}

function recount(scope: Scope, ticks: Ticks, without?: string): Counted[] {
  const tests = Object.entries(testsOf(scope, ticks)).filter(([kind]) => kind !== without);
  return catalogue.products.filter((product) => tests.every(([, meets]) => meets(product)));
}

const idsOf = (products: Counted[]) => products.map(({ id }) => id).sort((a, b) => a - b);

async function expectTrue(scope: Scope, ticks: Ticks) {
  const page = await catalogue.api.get(`${pathOf(scope, ticks)}&limit=100`);
  const expected = recount(scope, ticks);
  expect(page.total).toBe(expected.length);
  expect(page.totalExacto).toBe(true);
  if (expected.length <= 100)
    expect(page.productos.map(({ codProducto }) => codProducto).sort((a, b) => a - b)).toEqual(
      idsOf(expected),
    );
  const count = (without: string, meets: (product: Counted) => boolean) =>
    recount(scope, ticks, without).filter(meets).length;
  for (const { codigo, cantidad } of page.categorias)
    expect(cantidad).toBe(
      count('category', (one) => one.mainCategoryId === codigo || one.subcategoryId === codigo),
    );
  for (const { codigo, cantidad } of page.vendedores)
    expect(cantidad).toBe(count('seller', ({ sellerId }) => sellerId === codigo));
  const { filtros } = page;
  for (const [place, codigo] of catalogue.cities.entries()) {
    const expectedCount = count('city', ({ cityId }) => cityId === codigo);
    const shown = filtros.ciudades.find((city) => city.codigo === codigo);
    expect(shown?.cantidad ?? null).toBe(
      expectedCount > 0 || ticks.cities.includes(place) ? expectedCount : null,
    );
  }
  for (const value of OPTIONS) {
    const name = value.split('=')[0] as string;
    const expectedCount = count(name, ({ options }) => options.includes(value));
    const shown = filtros.opciones.flatMap(({ terminos }) => terminos).find(({ valor }) => valor === value);
    const isAsked = ticks.options.some((one) => one.startsWith(`${name}=`));
    const having = expected.filter(({ options }) => options.some((one) => one.startsWith(`${name}=`)));
    const stays = isAsked
      ? expectedCount > 0 || ticks.options.includes(value)
      : having.length > 1 && expectedCount > 0;
    expect([value, shown?.cantidad ?? null]).toEqual([value, stays ? expectedCount : null]);
  }
  for (const { minimo, cantidad } of filtros.calificaciones)
    expect(cantidad).toBe(count('rating', ({ stars }) => stars >= minimo));
  expect(filtros.enOferta).toBe(expected.filter(({ isOffer }) => isOffer).length);
  expect(filtros.disponibles).toBe(expected.filter(({ isInStock }) => isInStock).length);
  expect(filtros.pagoEnCasa).toBe(expected.filter(({ price }) => price <= CASH_LIMIT).length);
  const bars = filtros.precios;
  const prices = recount(scope, ticks, 'price').map(({ price }) => price);
  if (bars) {
    expect(bars.cantidades).toHaveLength(10);
    expect(bars.cantidades.reduce((sum, one) => sum + one, 0)).toBe(
      prices.filter((price) => !ticks.flags.includes('pagoEnCasa') || price <= CASH_LIMIT).length,
    );
  }
}

test.each(SCOPES)('of %s show what is there without a tick', async (scope) => {
  await expectTrue(scope, NOTHING);
});

const alone: Partial<Ticks>[] = [
  { mains: [1] },
  { subs: [0, 1] },
  { sellers: [0, 2] },
  { cities: [0] },
  { cities: [1, 2] },
  { options: ['talla=m', 'talla=l'] },
  { options: ['talla=s', 'color=rojo'] },
  { options: ["color=o'neill = 1,5"] },
  { from: 40_000 },
  { from: 30_000, to: 60_000 },
  { to: 3_300 },
  { stars: 4 },
  { stars: 3 },
  { flags: ['enOferta'] },
  { flags: ['disponibles'] },
  { flags: ['pagoEnCasa'] },
];
test.each(alone)('%o leaves and counts what it says', async (ticks) => {
  for (const scope of SCOPES) await expectTrue(scope, { ...NOTHING, ...ticks });
});

test('counts are those of a plain recount, whatever is ticked', async () => {
  const some = (length: number) =>
    fc.subarray(
      Array.from({ length }, (_, place) => place),
      { maxLength: 2 },
    );
  const price = fc.option(fc.integer({ min: 0, max: 150_000 }));
  const ticks = fc.record({
    mains: some(2),
    subs: some(2),
    sellers: some(4),
    cities: some(3),
    options: fc.subarray(OPTIONS, { maxLength: 3 }),
    from: fc.option(fc.integer({ min: 0, max: 60_000 })),
    to: price,
    stars: fc.option(fc.constantFrom(3, 4)),
    flags: fc.subarray<Flag>(['enOferta', 'disponibles', 'pagoEnCasa'], { maxLength: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...SCOPES), ticks, (scope, made) => expectTrue(scope, made)),
    { numRuns: 150 },
  );
});

describe('both ways to a list', () => {
  const sorts = ['precio-asc', 'precio-desc', 'popular', 'nuevos'];
  test.each(sorts)('by %s show the same products in the same order', async (sort) => {
    const { mains, subs, sellers } = catalogue;
    for (const list of [
      '/productos?',
      `/productos?categoria=${mains[0]}&categorias=${subs}`,
      `/productos?vendedores=${sellers[1]},${sellers[2]}`,
    ]) {
      const own = await walk(catalogue.api, `${list}&orden=${sort}&limit=17`);
      // True of every product, and asked of the search.
      const searched = await walk(catalogue.api, `${list}&orden=${sort}&limit=17&precioDesde=1`);
      // Of equal prices either may come first; where the list puts the younger first, the search does too.
      const priceOf = (id: number) => catalogue.products.find((one) => one.id === id)?.price;
      const shown = (pages: number[][]) =>
        sort === 'precio-asc' ? pages.map((page) => page.map(priceOf)) : pages;
      expect(shown(searched.forth)).toEqual(shown(own.forth));
      expect(shown(searched.back)).toEqual(shown(own.back));
      expect(searched.forth.flat().toSorted()).toEqual(own.forth.flat().toSorted());
      const [one, other] = await Promise.all([
        catalogue.api.get(`${list}&orden=${sort}&conFiltros=true`),
        catalogue.api.get(`${list}&orden=${sort}&precioDesde=1&conFiltros=true`),
      ]);
      const { categorias, vendedores, filtros, total } = other;
      const byId = (options: typeof categorias) => [...options].sort((a, b) => a.codigo - b.codigo);
      expect({ filtros, total, categorias: byId(categorias), vendedores: byId(vendedores) }).toEqual({
        filtros: one.filtros,
        total: one.total,
        categorias: byId(one.categorias),
        vendedores: byId(one.vendedores),
      });
    }
  });

  test('best rated comes first where it is asked for', async () => {
    const page = await catalogue.api.get('/productos?orden=mejor-calificados&limit=10');
    const starsOf = (id: number) => catalogue.products.find((one) => one.id === id)?.stars ?? 0;
    expect(page.productos.map(({ codProducto }) => starsOf(codProducto))).toEqual(Array(10).fill(5));
  });
});

test('values that nobody can mean are refused, those of nothing find nothing', async () => {
  const { api } = catalogue;
  for (const bad of [
    'ciudades=1',
    'calificacion=9',
    'precioDesde=-1',
    'precioHasta=99999999999',
    'enOferta=si',
  ])
    expect(await api.statusOf(`/productos?${bad}`)).toBe(400);
  for (const empty of ['ciudades=99999', 'opcion=talla=xxl', 'precioDesde=900&precioHasta=100'])
    expect((await api.get(`/productos?${empty}`)).total).toBe(0);
  expect((await api.get('/productos?opcion=nada')).total).toBe(120);
  const ofNothing = await api.get('/productos/buscar?search=de la&conFiltros=true');
  expect([ofNothing.total, ofNothing.categorias, ofNothing.filtros.opciones]).toEqual([0, [], []]);
});

test('a ticked list asks for little', async () => {
  const { api } = catalogue;
  const ask = async (path: string) => (await countStatements(() => api.get(path))).statements;
  expect(
    await ask('/productos?calificacion=4&opcion=talla=m&precioDesde=4000&conFiltros=true'),
  ).toBeLessThanOrEqual(8);
  expect(
    await ask('/productos/buscar?search=camisa&calificacion=4&enOferta=true&conFiltros=true'),
  ).toBeLessThanOrEqual(8);
});

test('a product that sells out leaves the filter with the next round of the index', async () => {
  const { api, products } = catalogue;
  const { total } = await api.get('/productos?disponibles=true');
  const sold = products.find(({ isInStock }) => isInStock) as Counted;
  await execute(api.database.pool, sql`update stock set on_hand = 0 where product_id = ${sold.id}`);
  await refreshSearch(api.database.pool, [sold.id]);
  expect((await api.get('/productos?disponibles=true')).total).toBe(total - 1);
});
