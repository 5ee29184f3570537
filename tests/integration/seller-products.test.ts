import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyProductForm } from '../../src/domain/product-form.ts';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { applyOfferSchedule } from '../../src/server/modules/catalogue/browse/catalog.jobs.ts';
import { publishShop } from '../../src/server/modules/sellers/shop-visibility.service.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { read } from '../support/published-reads.ts';
import { addTeamMember, openSellerShop, type SellerShop } from '../support/seller-shop.ts';

let shop: SellerShop;
beforeAll(async () => {
  shop = await openSellerShop();
});
afterAll(() => shop.close());

test('a draft needs a name alone, gets a reference and is seen by nobody', async () => {
  const draft = await shop.create({ name: 'Café de la casa' });
  expect(draft).toMatchObject({ state: 'draft', isShown: false, version: 2 });
  expect(draft.form.reference).toMatch(/^P-\d+$/);
  expect((await shop.app.inject({ url: `/api/productos/${draft.id}` })).statusCode).toBe(404);
  const refused = await shop.send('createProduct', { body: { form: emptyProductForm() } });
  expect(refused).toMatchObject({ status: 400, body: { campos: { name: expect.any(String) } } });
});

test('activating asks for everything shoppers need, and then they see it and find it', async () => {
  const draft = await shop.create({ name: 'Arequipe' });
  const refused = await shop.changeState(draft.id, 'active');
  expect(refused).toMatchObject({ status: 409, body: { code: 'product-incomplete' } });
  expect(Object.keys(refused.body.campos)).toContain('images');
  const whole = await shop.create(shop.wholeForm({ name: 'Arequipe cremoso de Ubaté' }));
  expect((await shop.changeState(whole.id, 'active')).body).toMatchObject({
    state: 'active',
    isShown: true,
  });
  expect((await shop.app.inject({ url: `/api/productos/${whole.id}` })).json().nomProducto).toBe(
    'Arequipe cremoso de Ubaté',
  );
  const found = await shop.app.inject({ url: '/api/productos/buscar?search=ubate' });
  expect(found.body).toContain('Arequipe cremoso');
  await shop.changeState(whole.id, 'paused');
  expect((await shop.app.inject({ url: `/api/productos/${whole.id}` })).statusCode).toBe(404);
  expect((await shop.app.inject({ url: '/api/productos/buscar?search=ubate' })).body).not.toContain(
    'Arequipe cremoso',
  );
});

test('what a waiting shop activates is shown when the shop is approved, and hidden when it is blocked', async () => {
  const waiting = await openSellerShop({ on: shop, status: 1 });
  const { id } = await waiting.create(waiting.wholeForm({ name: 'Preparado' }));
  expect((await waiting.changeState(id, 'active')).body).toMatchObject({
    state: 'active',
    isShown: false,
  });
  const setStatus = async (status: number) => {
    await execute(shop.db, sql`update seller set status = ${status} where id = ${waiting.sellerId}`);
    await publishShop(shop.db, waiting.sellerId);
  };
  await setStatus(2);
  expect((await waiting.get(id)).isShown).toBe(true);
  await setStatus(3);
  const row = await queryOne(shop.db, sql`select active from product where id = ${id}`);
  expect(row).toEqual({ active: false });
});

test('an active product cannot lose what shoppers need', async () => {
  const { id, version, form } = await shop.active();
  const refused = await shop.edit(id, version, { ...form, price: null });
  expect(refused).toMatchObject({ status: 409, body: { campos: { price: expect.any(String) } } });
  expect((await shop.get(id)).form.price).toBe(20_000);
});

test('parallel edits: the second one is told who changed what, and nothing is lost', async () => {
  const { id, version, form } = await shop.active();
  const [first, second] = await Promise.all([
    shop.edit(id, version, { ...form, name: 'Uno' }),
    shop.edit(id, version, { ...form, price: 30_000 }),
  ]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  const refused = first.status === 409 ? first : second;
  expect(refused.body).toMatchObject({
    code: 'product-changed',
    detalle: { changes: [{ fields: [expect.any(String)] }] },
  });
  expect((await shop.get(id)).version).toBe(version + 1);
});

test('attributes: stock by combination; what remains keeps its units and ids, and units sold meanwhile stay sold', async () => {
  const size = { id: null, name: 'Talla', terms: ['S', 'M'].map((name) => ({ id: null, name })) };
  const color = { id: null, name: 'Color', terms: ['Azul', 'Rojo'].map((name) => ({ id: null, name })) };
  const stock = [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ].map((choice, at) => ({ choice, onHand: at + 5, before: 0, variant: null }));
  const made = await shop.create(
    shop.wholeForm({ attributes: [size, color], stockPerCombination: true, stock }),
  );
  expect(made.form.stock.map(({ onHand }) => onHand)).toEqual([5, 6, 7, 8]);
  const [sizes, colors] = made.form.attributes;
  if (!sizes || !colors) throw new Error('two attributes');
  // S / Rojo sells one unit while somebody removes M and adds Verde, and counts one unit more of S / Rojo.
  const soldTerms = [sizes.terms[0]?.id ?? 0, colors.terms[1]?.id ?? 0].sort((a, b) => a - b);
  await execute(
    shop.db,
    sql`update stock set on_hand = on_hand - 1 where product_id = ${made.id} and term_ids = ${soldTerms}::int[]`,
  );
  const edited = await shop.edit(made.id, made.version, {
    ...made.form,
    attributes: [
      { ...sizes, terms: sizes.terms.slice(0, 1) },
      { ...colors, terms: [{ id: null, name: 'Verde' }, ...colors.terms.toReversed()] },
    ],
    stock: [
      { choice: [0, 0], onHand: 9, before: 0, variant: null },
      { choice: [0, 1], onHand: 7, before: 6, variant: null },
      { choice: [0, 2], onHand: 5, before: 5, variant: null },
    ],
  });
  expect(edited.status).toBe(200);
  const after = await shop.get(made.id);
  expect(after.form.stock.map(({ onHand }) => onHand)).toEqual([9, 6, 5]);
  expect(after.form.attributes[1]?.terms.slice(1)).toEqual(colors.terms.toReversed());
});

test('a product without attributes has one stock; gaining attributes replaces it', async () => {
  const { id, version, form } = await shop.active();
  const rows = () => query(shop.db, sql`select term_ids, on_hand from stock where product_id = ${id}`);
  expect(await rows()).toEqual([{ termIds: [], onHand: 10 }]);
  const attributes = [{ id: null, name: 'Peso', terms: [{ id: null, name: '1 kg' }] }];
  const stock = [{ choice: [0], onHand: 4, before: 0, variant: null }];
  await shop.edit(id, version, { ...form, attributes, stockPerCombination: true, stock });
  expect(await rows()).toEqual([{ termIds: [expect.any(Number)], onHand: 4 }]);
});

test('an offer without dates holds at once; a planned one starts and ends with the job', async () => {
  const { id, version, form } = await shop.active();
  const offered = await shop.edit(id, version, {
    ...form,
    offer: { salePrice: 15_000, startsAt: null, endsAt: null },
  });
  expect(offered.status).toBe(200);
  const sale = async () =>
    (await queryOne<{ salePrice: number }>(shop.db, sql`select sale_price from product where id = ${id}`))
      ?.salePrice;
  expect(await sale()).toBe(15_000);
  const [startsAt, endsAt] = ['2030-01-01T05:00:00.000Z', '2030-01-02T05:00:00.000Z'];
  const planned = { salePrice: 12_000, startsAt, endsAt };
  await shop.edit(id, version + 1, { ...form, offer: planned });
  expect(await sale()).toBeNull();
  expect((await shop.get(id)).form.offer).toEqual(planned);
  const at = (moment: string) => ({ write: shop.db, now: () => new Date(moment) });
  await applyOfferSchedule(at('2030-01-01T06:00:00Z'));
  expect(await sale()).toBe(12_000);
  await applyOfferSchedule(at('2030-01-02T06:00:00Z'));
  expect(await sale()).toBeNull();
  const tooHigh = await shop.edit(id, version + 2, { ...form, offer: { ...planned, salePrice: 20_000 } });
  expect(tooHigh.body.campos).toHaveProperty('offer');
  const past = { ...planned, startsAt: '2020-01-01T05:00:00Z', endsAt: '2020-01-02T05:00:00Z' };
  expect((await shop.edit(id, version + 2, { ...form, offer: past })).body.campos).toHaveProperty('offer');
});

test('one reference per shop; pictures that another shop uploaded are refused', async () => {
  await shop.create({ name: 'Uno', reference: 'SKU-1' });
  const twice = await shop.send('createProduct', {
    body: { form: emptyProductForm({ name: 'Dos', reference: 'SKU-1' }) },
  });
  expect(twice.body.campos).toHaveProperty('reference');
  const images = [{ url: '/img/producto-1-640.webp', alt: '' }];
  const foreign = await shop.send('createProduct', {
    body: { form: emptyProductForm({ name: 'Tres', images }) },
  });
  expect(foreign.body.campos).toHaveProperty('images');
});

test('a copy is a draft without units and offer', async () => {
  const { id } = await shop.active();
  const copy = await shop.send('duplicateProduct', { params: { productId: id } });
  expect(copy.status).toBe(201);
  expect(copy.body).toMatchObject({ state: 'draft', isShown: false });
  expect(copy.body.form).toMatchObject({ offer: null, stock: [{ onHand: 0 }] });
});

test('the warehouse changes units and no prices, accounting changes nothing', async () => {
  const { id, version } = await shop.active();
  const [warehouse, accounting] = [
    await addTeamMember(shop, 'warehouse'),
    await addTeamMember(shop, 'accounting'),
  ];
  const rows = [{ productId: id, version, price: 99_000, stock: [] }];
  const priced = await shop.send('saveProductGrid', { body: { rows } }, warehouse.cookies);
  expect(priced.body[0]).toMatchObject({
    saved: false,
    problem: 'Tu rol no permite cambiar precios.',
  });
  const counted = [{ productId: id, version, stock: [{ termIds: [], onHand: 12, before: 10 }] }];
  const units = await shop.send('saveProductGrid', { body: { rows: counted } }, warehouse.cookies);
  expect(units.body[0]).toMatchObject({ saved: true, row: { onHand: 12 } });
  expect((await shop.send('saveProductGrid', { body: { rows: counted } }, accounting.cookies)).status).toBe(
    403,
  );
  expect(
    (
      await shop.send(
        'changeProductState',
        { params: { productId: id }, body: { state: 'paused' } },
        warehouse.cookies,
      )
    ).status,
  ).toBe(403);
});

test('the grid saves what it can and tells each row why not', async () => {
  const [first, second] = [await shop.active(), await shop.active()];
  const foreign = await buildProduct(shop.db);
  const reply = await shop.send('saveProductGrid', {
    body: {
      rows: [
        {
          productId: first.id,
          version: first.version,
          price: 21_000,
          stock: [{ termIds: [], onHand: 3, before: 10 }],
        },
        { productId: second.id, version: second.version + 7, price: 22_000, stock: [] },
        { productId: foreign, version: 1, price: 1_000, stock: [] },
      ],
    },
  });
  const results = reply.body as { saved: boolean; row: object | null }[];
  expect(results.map(({ saved }) => saved)).toEqual([true, false, false]);
  expect(results[0]?.row).toMatchObject({ price: 21_000, onHand: 3, version: first.version + 1 });
  expect(results[2]?.row).toBeNull();
  expect((await shop.get(second.id)).form.price).toBe(20_000);
});

test('the history names the person, what it was and what it is', async () => {
  const { id, version, form } = await shop.active();
  await shop.edit(id, version, { ...form, price: 25_000 });
  const [edited, activated, created] = await read(
    shop.app,
    'listProductChanges',
    { productId: id },
    shop.owner,
  );
  expect(edited).toMatchObject({
    action: 'product.edited',
    before: { price: 20_000 },
    after: { price: 25_000 },
  });
  expect(edited?.personName).not.toBe('');
  expect(activated?.action).toBe('product.state-changed');
  expect(created?.action).toBe('product.created');
});
