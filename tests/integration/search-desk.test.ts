import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { refreshSearch } from '../../src/server/modules/catalogue/search/search.service.ts';
import { placementFor } from '../../src/server/modules/catalogue/search-desk/placement.service.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { read } from '../support/published-reads.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';
import { buildMember } from '../support/team-factories.ts';

let shop: Shop;
let operator: LoggedIn;
let panela: number;
let honey: number;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
  panela = await buildProduct(shop.db, { name: 'Panela pulverizada' });
  honey = await buildProduct(shop.db, { name: 'Miel y panela' });
  await refreshSearch(shop.db, [panela, honey]);
});
afterAll(() => shop.close());

interface RuleParts {
  words?: string;
  productId?: number;
  effect?: string;
  startsOn?: string;
  endsOn?: string | null;
}

async function create({ words = 'Panela', productId = panela, ...parts }: RuleParts = {}, by = operator) {
  const json = { words, productId, effect: 'pin', startsOn: '2026-01-01', endsOn: null, ...parts };
  const reply = await sendAim(shop.app, 'createSearchRule', { json }, by.cookies);
  return { status: reply.statusCode, code: reply.body && reply.json().code };
}

const rules = () => read(shop.app, 'listSearchRules', {}, operator);
const remove = async (ruleId: number) =>
  (await sendAim(shop.app, 'removeSearchRule', { params: { ruleId } }, operator.cookies)).statusCode;
const noon = (day: string) => new Date(`${day}T17:00:00Z`);

test('a rule places its product for its words and days, and a deleted one no more', async () => {
  await create({ effect: 'pin' });
  await create({ productId: honey, effect: 'bury', startsOn: '2099-05-01', endsOn: '2099-05-02' });
  const placed = (text: string, day: string) => placementFor(shop.context.read, text, noon(day));
  const pinned = { pinned: [panela], lifted: [], buried: [] };
  expect(await placed(' PANELA ', '2099-04-30')).toEqual(pinned);
  expect(await placed('panela', '2099-05-02')).toEqual({ ...pinned, buried: [honey] });
  expect(await placed('panela', '2099-05-03')).toEqual(pinned);
  expect(await placed('panela molida', '2099-05-02')).toEqual({ pinned: [], lifted: [], buried: [] });

  const [first, second] = await rules();
  expect(first).toMatchObject({ words: 'panela', productName: 'Panela pulverizada', state: 'active' });
  expect(second).toMatchObject({ effect: 'bury', state: 'scheduled' });
  expect(await remove(first?.id ?? 0)).toBe(204);
  expect(await placed('panela', '2099-04-30')).toEqual({ pinned: [], lifted: [], buried: [] });
  expect(await remove(first?.id ?? 0)).toBe(404);
});

test('shoppers and the try-out see first what is pinned', async () => {
  const seen = async () => {
    const { productos } = (
      await sendAim(shop.app, 'searchProducts', { query: { search: 'panela' } }, {})
    ).json();
    const tried = await read(shop.app, 'tryOutSearch', { text: 'panela' }, operator);
    expect(tried.results.map(({ productId }) => productId)).toEqual(
      productos.map((one: { codProducto: number }) => one.codProducto),
    );
    return tried.results.map(({ productId }) => productId);
  };
  // Both are panela first of all: the newer one leads.
  expect(await seen()).toEqual([honey, panela]);
  await create({ productId: panela, effect: 'pin' });
  expect(await seen()).toEqual([panela, honey]);
});

async function found(search: string, parts: Record<string, string> = {}) {
  const page = (await sendAim(shop.app, 'searchProducts', { query: { search, ...parts } }, {})).json();
  return { ...page, ids: page.productos.map((one: { codProducto: number }) => one.codProducto) };
}

test('a rule says what means most, and leaves prices and stars in their order', async () => {
  const cheap = await buildProduct(shop.db, { name: 'Bocadillo veleño', price: 2_000 });
  const dear = await buildProduct(shop.db, { name: 'Bocadillo con queso', price: 9_000 });
  await refreshSearch(shop.db, [cheap, dear]);
  await create({ words: 'bocadillo', productId: dear, effect: 'pin' });
  await create({ words: 'bocadillo', productId: cheap, effect: 'bury' });
  expect((await found('bocadillo')).ids).toEqual([dear, cheap]);
  expect((await found('bocadillo', { orden: 'precio-asc' })).ids).toEqual([cheap, dear]);
  expect((await found('bocadillo', { orden: 'precio-desc' })).ids).toEqual([dear, cheap]);
});

test('what is pinned where nothing is found is what was asked for, and counted', async () => {
  await create({ words: 'zzyzx qwerty', productId: panela, effect: 'pin' });
  for (const asTyped of [{}, { exacta: 'true' }]) {
    const page = await found('zzyzx qwerty', asTyped);
    expect(page).toMatchObject({ ids: [panela], total: 1, correccion: null });
    expect(page.sinCoincidenciaExacta).toBeUndefined();
  }
  // Nothing has both words, something has one: what comes near is not pinned, and tells nothing of what is.
  await create({ words: 'panela perfumada', productId: honey, effect: 'bury' });
  expect(await found('panela perfumada')).toMatchObject({
    sinCoincidenciaExacta: true,
    palabrasOmitidas: ['perfumada'],
  });
  // Beside what the words find it is one more.
  const cocoa = await buildProduct(shop.db, { name: 'Cacao en polvo' });
  await refreshSearch(shop.db, [cocoa]);
  await create({ words: 'cacao', productId: panela, effect: 'pin' });
  expect(await found('cacao')).toMatchObject({ ids: [panela, cocoa], total: 2 });
  // A mistyped word is still corrected.
  await create({ words: 'cacaa', productId: honey, effect: 'pin' });
  expect(await found('cacaa')).toMatchObject({ ids: [honey, cocoa], total: 2, correccion: 'cacao' });
});

test('what contradicts itself or another rule is refused', async () => {
  expect(await create({ words: 'dulce', startsOn: '2099-01-01', endsOn: '2099-01-31' })).toEqual({
    status: 204,
    code: '',
  });
  const again = { words: 'Dulce', effect: 'lift' };
  expect((await create({ ...again, startsOn: '2099-01-31' })).code).toBe('search-rule-exists');
  expect((await create({ ...again, startsOn: '2099-02-01' })).status).toBe(204);
  expect((await create({ words: ' ' })).status).toBe(400);
  expect((await create({ startsOn: '2026-02-01', endsOn: '2026-01-01' })).status).toBe(400);
  expect((await create({ words: 'pasada', endsOn: '2026-01-05' })).status).toBe(400);
  expect((await create({ productId: 999_999 })).status).toBe(404);
  const viewer = await logIn(shop.db, { roles: ['operator'], operatorRole: 'viewer' });
  expect((await create({ words: 'mira' }, viewer)).code).toBe('operator-role');
});

test('a search has at most twenty rules', async () => {
  for (let n = 0; n < 20; n++) {
    const day = `2098-01-${String(n + 1).padStart(2, '0')}`;
    expect((await create({ words: 'lleno', startsOn: day, endsOn: day })).status).toBe(204);
  }
  expect((await create({ words: 'lleno', startsOn: '2098-03-01' })).code).toBe('search-rule-limit');
});

test('the try-out shows what a shopper finds, by which words, and whose place is decided', async () => {
  await create({ words: 'miel', productId: honey, effect: 'lift' });
  const found = await read(shop.app, 'tryOutSearch', { text: 'Miel' }, operator);
  expect(found.results).toMatchObject([
    {
      productId: honey,
      name: 'Miel y panela',
      rule: 'lift',
      words: [{ word: 'miel', level: 'head', isSynonym: false }],
      score: { words: expect.any(Number), isSoldOut: expect.any(Boolean) },
    },
  ]);
  expect((await read(shop.app, 'tryOutSearch', { text: ' ' }, operator)).results).toEqual([]);
});

const addSynonym = (word: string, meaning: string) =>
  sendAim(shop.app, 'addSynonym', { json: { word, meaning } }, operator.cookies);

test('a miss becomes a synonym with effect at once, in the group of what it means', async () => {
  const totalOf = async (search: string) => {
    const reply = await sendAim(shop.app, 'searchProducts', { query: { search } }, {});
    return reply.json().total as number;
  };
  expect(await totalOf('zumbica')).toBe(0);
  expect((await addSynonym('zumbica', 'panela')).statusCode).toBe(204);
  expect(await totalOf('zumbica')).toBe(2);
  await addSynonym('zumbona', 'Panela, zumbica');
  const { text } = await read(shop.app, 'getSynonyms', {}, operator);
  expect(text).toBe('zumbica, panela, zumbona');
  expect(await totalOf('zumbona')).toBe(2);
  expect((await addSynonym('zumbona', ' ')).json().campos).toHaveProperty('meaning');
  expect((await addSynonym('', 'panela')).json().campos).toHaveProperty('word');
  expect((await addSynonym('x', 'a!')).json().campos).toHaveProperty('meaning');
});

async function searched(words: string, parts: Partial<Record<string, number | string>> = {}) {
  const {
    day = '2026-11-10',
    searches = 10,
    clicks = 0,
    purchases = 0,
    results = 3,
    outcome = 'exact',
  } = parts;
  await execute(
    shop.db,
    sql`insert into search_day (day, words, searches, clicks, purchases, results, outcome)
        values (${day}::date, ${words}, ${searches}, ${clicks}, ${purchases}, ${results}, ${outcome})`,
  );
}

test('misses, what nobody opens and what is bought stand in lists of their own, the most searched first', async () => {
  await searched('nada', { outcome: 'none', results: 0 });
  await searched('casi nada', { outcome: 'partial', searches: 20 });
  await searched('ya hay', { outcome: 'none', results: 0 });
  await searched('ya hay', { day: '2026-11-11', clicks: 9 });
  await searched('feo', { clicks: 1 });
  await searched('raro', { searches: 4 });
  await searched('bueno', { clicks: 5, purchases: 2 });
  const wordsOf = async (tab: 'missed' | 'few-clicks' | 'bought', from = '2026-11-01', to = '2026-11-30') =>
    (await read(shop.app, 'getSearchFigures', { tab, from, to }, operator)).words.map(({ words }) => words);
  expect(await wordsOf('missed')).toEqual(['casi nada', 'nada']);
  expect(await wordsOf('few-clicks')).toEqual(['feo']);
  expect(await wordsOf('bought')).toEqual(['bueno']);
  expect(await wordsOf('missed', '2026-12-01', '2026-12-02')).toEqual([]);
  for (const from of ['2026-12-02', '2020-01-01']) {
    const aim = { query: { tab: 'missed', from, to: '2026-12-01' } };
    expect((await sendAim(shop.app, 'getSearchFigures', aim, operator.cookies)).statusCode).toBe(400);
  }
});

test('a shop sees the searches that found it, of its own and of at least five people', async () => {
  const sellerId = await buildSeller(shop.db, { displayName: 'La Huerta' });
  const productId = await buildProduct(shop.db, { sellerId, name: 'Cilantro fresco' });
  const owner = await buildMember(shop.db, sellerId, 'owner');
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  const old = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
  const clicked = (words: string, on: string, id = productId, of = sellerId) =>
    execute(
      shop.db,
      sql`insert into search_day_product (day, words, product_id, seller_id, clicks, purchases)
          values (${on}::date, ${words}, ${id}, ${of}, 2, 1)`,
    );
  await searched('cilantro', { day, searches: 5 });
  await clicked('cilantro', day);
  await searched('secreto de pocos', { day, searches: 4 });
  await clicked('secreto de pocos', day);
  await searched('antigua', { day: old, searches: 50 });
  await clicked('antigua', old);
  await searched('ajena', { day, searches: 50 });
  await clicked('ajena', day, panela, sellerId + 1);
  expect(await read(shop.app, 'listSearchesThatFound', {}, owner)).toEqual([
    { words: 'cilantro', searches: 5, clicks: 2, purchases: 1, productId, productName: 'Cilantro fresco' },
  ]);
});
