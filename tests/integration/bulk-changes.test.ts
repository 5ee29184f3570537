import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkChange } from '../../src/domain/bulk-change.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { buildCategory, buildProduct } from '../support/catalog-factories.ts';
import { addTeamMember, openSellerShop, type SellerShop } from '../support/seller-shop.ts';

let shop: SellerShop;
beforeAll(async () => {
  shop = await openSellerShop();
});
afterAll(() => shop.close());

async function begin(ids: number[], change: BulkChange, key: string = randomUUID()) {
  return shop.send('beginBulkChange', { body: { key, choice: { ids }, change } });
}

async function undo(id: number) {
  return shop.send('undoBulkChange', { params: { changeId: id } });
}

const raise: BulkChange = { kind: 'price', how: 'raise', value: 8, step: 100 };

test('prices rise together, each in its history, and come back as they were', async () => {
  const offer = { salePrice: 15_000, startsAt: null, endsAt: null };
  const [plain, offered] = [await shop.active(), await shop.create(shop.wholeForm({ offer }))];
  const { status, body } = await begin([plain.id, offered.id], raise);
  expect(status).toBe(201);
  expect(body).toMatchObject({ state: 'finished', productCount: 2, changedCount: 2, refusedCount: 0 });
  expect((await shop.get(plain.id)).form.price).toBe(21_600);
  expect((await shop.get(offered.id)).form).toMatchObject({ price: 21_600, offer: { salePrice: 16_200 } });
  const changes = (await shop.send('listProductChanges', { productId: plain.id })).body;
  expect(changes[0]).toMatchObject({
    action: 'product.edited',
    before: { price: 20_000 },
    after: { price: 21_600 },
  });
  const undone = await undo(body.id);
  expect(undone.body).toMatchObject({ state: 'undone', undoneCount: 2, keptCount: 0, undoUntil: null });
  expect((await shop.get(plain.id)).form).toEqual(plain.form);
  expect((await shop.get(offered.id)).form).toEqual(offered.form);
});

test('a change of the same product since then stays, and the answer says so', async () => {
  const [one, other] = [await shop.active(), await shop.active()];
  const { body } = await begin([one.id, other.id], raise);
  const seen = await shop.get(other.id);
  await shop.edit(other.id, seen.version, { ...seen.form, price: 33_000 });
  const undone = (await undo(body.id)).body;
  expect(undone).toMatchObject({ undoneCount: 1, keptCount: 1 });
  expect(undone.refusals).toEqual([
    { productId: other.id, name: other.form.name, problem: expect.stringContaining('Alguien lo cambió') },
  ]);
  expect((await shop.get(one.id)).form.price).toBe(20_000);
  expect((await shop.get(other.id)).form.price).toBe(33_000);
});

test('another part that was changed since then does not keep a price from coming back', async () => {
  const one = await shop.active();
  const { body } = await begin([one.id], raise);
  const seen = await shop.get(one.id);
  await shop.edit(one.id, seen.version, { ...seen.form, description: 'Otra descripción.' });
  expect((await undo(body.id)).body).toMatchObject({ undoneCount: 1, keptCount: 0 });
  expect((await shop.get(one.id)).form).toMatchObject({ price: 20_000, description: 'Otra descripción.' });
});

test('what the rules refuse stays with its reason; the others change', async () => {
  const offer = { salePrice: 19_000, startsAt: null, endsAt: null };
  const [good, offered] = [await shop.active(), await shop.create(shop.wholeForm({ offer }))];
  const { body } = await begin([good.id, offered.id, 2_147_483_647], {
    kind: 'price',
    how: 'fixed',
    value: 18_000,
    step: 1,
  });
  expect(body).toMatchObject({ productCount: 2, changedCount: 1, refusedCount: 1 });
  expect(body.refusals).toEqual([
    { productId: offered.id, name: offered.form.name, problem: 'La oferta debe ser menor que el precio.' },
  ]);
  const refused = await shop.send('listSellerProducts', { query: { refusedBy: body.id } });
  expect(refused.body.products.map(({ id }: { id: number }) => id)).toEqual([offered.id]);
});

test('states, offers, categories and units: each by its own rules, and back', async () => {
  const product = await shop.active();
  const draft = await shop.create({ name: 'Sin nada' });
  const ids = [product.id, draft.id];
  const paused = (await begin(ids, { kind: 'state', state: 'paused' })).body;
  expect(paused).toMatchObject({ changedCount: 1, refusedCount: 1 });
  expect(paused.refusals[0].problem).toContain('Borrador');
  const activated = (await begin(ids, { kind: 'state', state: 'active' })).body;
  expect(activated.refusals[0]).toMatchObject({
    productId: draft.id,
    problem: expect.stringContaining('precio'),
  });
  const archived = (await begin([product.id], { kind: 'state', state: 'archived' })).body;
  await undo(archived.id);
  expect(await shop.get(product.id)).toMatchObject({ state: 'active', isShown: true });
  const endsAt = new Date(Date.now() + 86_400_000).toISOString();
  const offer: BulkChange = { kind: 'offer', how: 'percent', value: 10, step: 100, startsAt: null, endsAt };
  const offered = (await begin(ids, offer)).body;
  expect(offered).toMatchObject({ changedCount: 1, refusedCount: 1 });
  expect((await shop.get(product.id)).form.offer).toMatchObject({ salePrice: 18_000, endsAt });
  await begin([product.id], { kind: 'no-offer' });
  expect((await shop.get(product.id)).form.offer).toBeNull();
  expect((await begin(ids, { kind: 'category', mainCategoryId: 999, subcategoryId: null })).status).toBe(400);
  const counted = (await begin([product.id], { kind: 'stock', how: 'set', units: 50 })).body;
  await execute(shop.db, sql`update stock set on_hand = on_hand - 3 where product_id = ${product.id}`);
  expect((await undo(counted.id)).body).toMatchObject({ undoneCount: 1 });
  expect((await shop.get(product.id)).form.stock[0]?.onHand).toBe(7);
});

test.each([
  ['what does not spoil', false],
  ['what spoils by its own word', true],
])('%s is as it was after a category of fresh goods, moved back or undone', async (_, perishable) => {
  const [fresh, pantry] = [
    await buildCategory(shop.db, { withdrawalException: 'perecedero' }),
    await buildCategory(shop.db),
  ];
  const { id } = await shop.create(shop.wholeForm({ mainCategoryId: pantry, perishable }));
  const move = (mainCategoryId: number) =>
    begin([id], { kind: 'category', mainCategoryId, subcategoryId: null });
  const { body } = await move(fresh);
  expect((await shop.get(id)).form.perishable).toBe(true);
  await undo(body.id);
  expect((await shop.get(id)).form).toMatchObject({ mainCategoryId: pantry, perishable });
  await move(fresh);
  await begin([id], raise);
  await move(pantry);
  expect((await shop.get(id)).form).toMatchObject({ mainCategoryId: pantry, perishable });
});

test('a percentage moves every variant, with its offer, and each comes back', async () => {
  const variant = (price: number | null, salePrice: number | null) => ({
    ...{ id: null, reference: '', weightKilograms: null, heightCentimetres: null, widthCentimetres: null },
    ...{ lengthCentimetres: null, gtin: '', images: [], content: null, isActive: true, price },
    offer: salePrice === null ? null : { salePrice, startsAt: null, endsAt: null },
  });
  const terms = ['250 g', '500 g', '1 kg'].map((name) => ({ id: null, name }));
  const own = [variant(10_000, null), variant(18_000, 16_000), variant(32_000, null)];
  const made = await shop.create(
    shop.wholeForm({
      attributes: [{ id: null, name: 'Tamaño', terms }],
      stockPerCombination: true,
      stock: own.map((one, index) => ({ choice: [index], onHand: 5, before: 0, variant: one })),
    }),
  );
  const prices = ({ form }: typeof made) =>
    form.stock.map((one) => [one.variant?.price, one.variant?.offer?.salePrice ?? null]);
  const { body } = await begin([made.id], raise);
  expect(body).toMatchObject({ changedCount: 1 });
  const changed = await shop.get(made.id);
  expect(changed.form.price).toBe(10_800);
  expect(prices(changed)).toEqual([
    [10_800, null],
    [19_400, 17_300],
    [34_600, null],
  ]);
  await undo(body.id);
  expect(prices(await shop.get(made.id))).toEqual(prices(made));
  const offer: BulkChange = {
    kind: 'offer',
    how: 'pesos',
    value: 1_000,
    step: 1,
    startsAt: null,
    endsAt: null,
  };
  await begin([made.id], offer);
  expect(prices(await shop.get(made.id)).map(([, sale]) => sale)).toEqual([9_000, 17_000, 31_000]);
  await begin([made.id], { kind: 'no-offer' });
  expect(prices(await shop.get(made.id)).map(([, sale]) => sale)).toEqual([null, null, null]);
  await begin([made.id], { kind: 'stock', how: 'add', units: 2 });
  expect((await shop.get(made.id)).form.stock.map(({ onHand }) => onHand)).toEqual([7, 7, 7]);
});

test('tags group products and narrow the list', async () => {
  const [one, other] = [await shop.active(), await shop.active()];
  const add = { kind: 'tags', how: 'add', tags: ['Navidad', 'Regalos'] } as const;
  const added = (await begin([one.id], { ...add, tags: [...add.tags] })).body;
  await begin([one.id, other.id], { kind: 'tags', how: 'add', tags: ['navidad'] });
  const listed = async (tag: string) =>
    (await shop.send('listSellerProducts', { query: { tag } })).body.products.map(
      ({ id }: { id: number }) => id,
    );
  expect(await listed('Navidad')).toEqual([one.id]);
  expect((await shop.send('getProductDesk', {})).body.tags).toEqual(
    ['navidad', 'Navidad', 'Regalos'].toSorted(),
  );
  await undo(added.id);
  expect(await listed('Regalos')).toEqual([]);
  const many = Array.from({ length: 10 }, (_, n) => `Etiqueta ${n}`);
  const refused = (await begin([one.id, other.id], { kind: 'tags', how: 'add', tags: many })).body;
  expect(refused.refusals[0].problem).toBe('Un producto tiene máximo 10 etiquetas.');
});

test('the same request asked twice is done once', async () => {
  const product = await shop.active();
  const key = randomUUID();
  const [first, second] = await Promise.all([
    begin([product.id], raise, key),
    begin([product.id], raise, key),
  ]);
  expect(second.body.id).toBe(first.body.id);
  expect((await shop.get(product.id)).form.price).toBe(21_600);
  expect((await begin([product.id], raise, key)).body).toMatchObject({
    id: first.body.id,
    state: 'finished',
  });
});

test('the undoing ends fifteen minutes after the change', async () => {
  const product = await shop.active();
  const { body } = await begin([product.id], raise);
  await execute(shop.db, sql`update bulk_change set finished_at = finished_at - interval '16 minutes'`);
  expect((await undo(body.id)).status).toBe(409);
  expect((await shop.send('getProductDesk', {})).body.current).toBeNull();
});

test('a preview writes nothing and tells what the change would do', async () => {
  const product = await shop.active();
  const choice = { ids: [product.id] };
  const { body } = await shop.send('previewBulkChange', { body: { choice, change: raise } });
  expect(body).toMatchObject({ count: 1, change: 1, unchanged: 0, refused: 0 });
  expect(body.examples[0]).toMatchObject({ before: { price: 20_000 }, after: { price: 21_600 } });
  expect(await shop.get(product.id)).toEqual(product);
});

test('the warehouse counts units and changes nothing else; products of others are none', async () => {
  const { cookies } = await addTeamMember(shop, 'warehouse');
  const product = await shop.active();
  const asked = (change: BulkChange) =>
    shop.send(
      'beginBulkChange',
      { body: { key: randomUUID(), choice: { ids: [product.id] }, change } },
      cookies,
    );
  expect((await asked(raise)).status).toBe(403);
  expect((await asked({ kind: 'stock', how: 'add', units: 5 })).body).toMatchObject({ changedCount: 1 });
  const priced = (await begin([product.id], raise)).body;
  expect((await shop.send('undoBulkChange', { params: { changeId: priced.id } }, cookies)).status).toBe(403);
  const foreign = await buildProduct(shop.db, { name: 'Ajeno', price: 5_000 });
  expect((await begin([foreign], raise)).status).toBe(400);
  const all = await shop.send('beginBulkChange', {
    body: {
      key: randomUUID(),
      choice: { filter: {} },
      change: { kind: 'price', how: 'fixed', value: 9, step: 1 },
    },
  });
  expect(all.status).toBe(201);
  const [kept] = await query(shop.db, sql`select price from product where id = ${foreign}`);
  expect(kept).toEqual({ price: 5_000 });
});
