import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormVariant, ProductForm } from '../../src/domain/product-form.ts';
import { NO_PICTURE } from '../../src/domain/product-gallery.ts';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { applyOfferSchedule } from '../../src/server/modules/catalogue/browse/catalog.jobs.ts';
import type { WantedStock } from '../../src/server/modules/catalogue/products/product-choice.repository.ts';
import { changeOwnCart } from '../../src/server/modules/orders/cart/own-cart.service.ts';
import { listTodayLines } from '../../src/server/modules/orders/placing/today-lines.service.ts';
import { amountsOf, orderForm, sendOrder } from '../support/order-factories.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';
import { logIn } from '../support/session-factories.ts';

let shop: SellerShop;
beforeAll(async () => {
  shop = await openSellerShop();
});
afterAll(() => shop.close());

const variant = (parts: Partial<FormVariant> = {}): FormVariant => ({
  id: null,
  reference: '',
  price: null,
  offer: null,
  weightKilograms: null,
  heightCentimetres: null,
  widthCentimetres: null,
  lengthCentimetres: null,
  gtin: '',
  images: [],
  content: null,
  isActive: true,
  ...parts,
});

const sizes = [{ id: null, name: 'Talla', terms: ['S', 'M', 'L'].map((name) => ({ id: null, name })) }];

/** A shown product in sizes S, M and L with these variants, five units of each. */
async function sell(variants: (FormVariant | null)[], parts: Partial<ProductForm> = {}) {
  const stock = variants.map((one, term) => ({ choice: [term], onHand: 5, before: 0, variant: one }));
  const form = shop.wholeForm({ attributes: sizes, stockPerCombination: true, stock, ...parts });
  const { id } = await shop.create(form);
  expect((await shop.changeState(id, 'active')).status).toBe(200);
  const made = await shop.get(id);
  const [size] = made.form.attributes;
  const lineOf = (term: number, cantidad = 1) => ({
    codProducto: id,
    cantidad,
    atributos: [{ codAtributo: size?.id ?? 0, codTermino: size?.terms[term]?.id ?? 0 }],
  });
  return { ...made, lineOf };
}

let street = 0;
const buy = async (cart: Parameters<typeof amountsOf>[1], amounts?: Awaited<ReturnType<typeof amountsOf>>) =>
  (
    await sendOrder(
      shop.app,
      orderForm(cart, amounts ?? (await amountsOf(shop.app, cart)), {
        dirCliente: `Calle ${++street} # 3-3`,
      }),
    )
  ).json();

const shown = (id: number) =>
  queryOne<Record<string, unknown>>(
    shop.db,
    sql`select price, sale_price, weight_kilograms::float8 as weight_kilograms, has_price_range from product where id = ${id}`,
  );

const page = async (id: number) => (await shop.app.inject({ url: `/api/productos/${id}` })).json();

test('variants keep what is their own; the product is shown by the cheapest', async () => {
  const made = await sell([
    variant({ price: 30_000, weightKilograms: 2, gtin: '7702001148547' }),
    variant({ price: 25_000, offer: { salePrice: 18_000, startsAt: null, endsAt: null } }),
    null,
  ]);
  const [s, m, l] = made.form.stock.map((stock) => stock.variant);
  expect(s).toMatchObject({ price: 30_000, weightKilograms: 2, gtin: '7702001148547', isActive: true });
  expect(s?.reference).toBe(`${made.form.reference}-S`);
  expect(m).toMatchObject({ price: 25_000, offer: { salePrice: 18_000 }, weightKilograms: 1 });
  expect(l).toMatchObject({ price: 20_000, offer: null });
  expect(await shown(made.id)).toEqual({
    price: 25_000,
    salePrice: 18_000,
    weightKilograms: 1,
    hasPriceRange: true,
  });
  // Saved as it was read, nothing changes.
  expect((await shop.edit(made.id, made.version, made.form)).status).toBe(200);
  expect((await shop.get(made.id)).form).toEqual(made.form);
});

test('an order pays, weighs, names and takes the chosen variant', async () => {
  const made = await sell([
    variant({ price: 30_000, weightKilograms: 9, reference: `TALLA-S-${shop.sellerId}` }),
    variant({ price: 50_000 }),
    null,
  ]);
  const cart = [made.lineOf(0, 2), made.lineOf(1)];
  const order = (await buy(cart)).data;
  const lines = await query(
    shop.db,
    sql`select reference, price, unit_price, quantity from order_line where order_number = ${order.numPedido} order by line`,
  );
  expect(lines).toEqual([
    { reference: `TALLA-S-${shop.sellerId}`, price: 30_000, unitPrice: 30_000, quantity: 2 },
    { reference: `${made.form.reference}-M`, price: 50_000, unitPrice: 50_000, quantity: 1 },
  ]);
  const parcel = await queryOne(
    shop.db,
    sql`select subtotal, billable_kilograms from package where order_number = ${order.numPedido}`,
  );
  expect(parcel).toEqual({ subtotal: 110_000, billableKilograms: 19 });
  expect((await shop.get(made.id)).form.stock.map(({ onHand }) => onHand)).toEqual([3, 4, 5]);
});

test('carts of other devices, lists and repeated orders know whose page a line leads to and what it holds', async () => {
  const content = { amount: 250, unit: 'g', pieces: 1 } as const;
  const made = await sell([variant({ price: 30_000, content }), variant({ price: 10_000 }), null]);
  const variantIds = made.form.stock.map((stock) => stock.variant?.id);
  const lines = [0, 1].map((term) => {
    const { codProducto: productId, atributos } = made.lineOf(term);
    const chosenTerms = atributos.map((one) => ({ attributeId: one.codAtributo, termId: one.codTermino }));
    return { productId, chosenTerms, termIds: chosenTerms.map(({ termId }) => termId), quantity: 1 };
  });
  const expected = [
    { variantId: variantIds[0], content },
    { variantId: variantIds[1], content: null },
  ];
  const { id } = await logIn(shop.db);
  const changes = lines.map(({ termIds: _, ...line }) => ({ ...line, saved: false }));
  const cart = await changeOwnCart(shop.context, id, { changes, ageMillis: 0, knownVersion: 0 });
  expect(cart.lines).toMatchObject(expected);
  const today = await listTodayLines(shop.context, lines);
  expect(today.map(({ line }) => line)).toMatchObject(expected);
});

test('a price of one variant that changed meanwhile is told with the price of today', async () => {
  const made = await sell([variant({ price: 30_000 }), null, null]);
  const cart = [made.lineOf(0)];
  const amounts = await amountsOf(shop.app, cart);
  const [s, ...others] = made.form.stock;
  const dearer = { ...s, variant: { ...(s?.variant ?? variant()), price: 31_000 } };
  const form = { ...made.form, stock: [dearer, ...others] } as ProductForm;
  expect((await shop.edit(made.id, made.version, form)).status).toBe(200);
  const refused = await buy(cart, amounts);
  expect(refused).toMatchObject({ code: 'totals-changed' });
  expect(JSON.stringify(refused)).toContain('31000');
  expect((await buy(cart)).status).toBe(true);
});

test('what is not active or has no variant cannot be bought, seen or counted as in stock', async () => {
  const made = await sell([variant({ isActive: false, price: 10_000 }), null, null]);
  expect(await shown(made.id)).toMatchObject({ price: 20_000, hasPriceRange: false });
  const seen = await page(made.id);
  expect(seen.variantes).toHaveLength(2);
  expect(seen.existencias).toHaveLength(2);
  const cart = [made.lineOf(0)];
  const refused = await buy(cart, await amountsOf(shop.app, [made.lineOf(1)]));
  expect(refused).toMatchObject({ code: 'choice-unavailable' });
  expect(refused.message).toContain('ya no están disponibles');
  await execute(shop.db, sql`delete from product_variant where product_id = ${made.id} and active`);
  expect(await buy([made.lineOf(1)], await amountsOf(shop.app, [made.lineOf(1)]))).toMatchObject({
    code: 'choice-unavailable',
  });
});

test('all variants paused, foreign ids and taken references are refused in words', async () => {
  const made = await sell([null, null, null]);
  const paused = made.form.stock.map((stock) => ({ ...stock, variant: variant({ isActive: false }) }));
  const reply = await shop.edit(made.id, made.version, { ...made.form, stock: paused });
  expect(reply.status).toBe(409);
  expect(JSON.stringify(reply.body)).toContain('Deja activa al menos una');
  const other = await sell([variant({ reference: `UNICA-${shop.sellerId}` }), null, null]);
  const [s, ...others] = made.form.stock;
  const taken = { ...s, variant: variant({ reference: `UNICA-${shop.sellerId}` }) };
  const refused = await shop.edit(made.id, made.version, {
    ...made.form,
    stock: [taken, ...others],
  } as ProductForm);
  expect(JSON.stringify(refused.body)).toContain('Ya tienes la referencia');
  // Another product's variant id says nothing: combinations are known by their terms.
  const foreign = {
    ...s,
    variant: { ...(s?.variant ?? variant()), id: other.form.stock[0]?.variant?.id ?? 0 },
  };
  const saved = await shop.edit(made.id, made.version, {
    ...made.form,
    stock: [foreign, ...others],
  } as ProductForm);
  expect(saved.status).toBe(200);
  expect((await shop.get(made.id)).form.stock[0]?.variant?.id).toBe(s?.variant?.id);
  expect((await shop.get(other.id)).form.stock[0]?.variant?.reference).toBe(`UNICA-${shop.sellerId}`);
});

test('a price of the product goes along to the variants that had the same', async () => {
  const made = await sell([variant({ price: 30_000 }), null, null]);
  await shop.edit(made.id, made.version, { ...made.form, price: 22_000 });
  const { form } = await shop.get(made.id);
  expect(form.stock.map((stock) => stock.variant?.price)).toEqual([30_000, 22_000, 22_000]);
  expect(form.price).toBe(22_000);
});

test("a variant's offer starts and ends with the job, and the product follows", async () => {
  const hour = 3_600_000;
  const at = (hours: number) => new Date(Date.now() + hours * hour);
  const offer = { salePrice: 15_000, startsAt: at(1).toISOString(), endsAt: at(3).toISOString() };
  const made = await sell([variant({ offer }), variant({ price: 90_000 }), null]);
  expect(await shown(made.id)).toMatchObject({ price: 20_000, salePrice: null });
  const run = (moment: Date) => applyOfferSchedule({ write: shop.db, now: () => moment });
  expect(await run(at(2))).toBe(1);
  expect(await shown(made.id)).toMatchObject({ price: 20_000, salePrice: 15_000, hasPriceRange: true });
  const salePrices = () =>
    query(
      shop.db,
      sql`select sale_price from product_variant where product_id = ${made.id} order by term_ids`,
    );
  expect(await salePrices()).toEqual([{ salePrice: 15_000 }, { salePrice: null }, { salePrice: null }]);
  expect(await run(at(4))).toBe(1);
  expect(await shown(made.id)).toMatchObject({ salePrice: null });
  expect(await salePrices()).toEqual([{ salePrice: null }, { salePrice: null }, { salePrice: null }]);
});

test('the grid changes the price of one variant, and of all only where they cost the same', async () => {
  const made = await sell([variant({ price: 30_000 }), null, null]);
  const terms = made.form.attributes[0]?.terms.map(({ id }) => id ?? 0) ?? [];
  const save = (row: { version: number; price?: number; stock?: WantedStock[] }) =>
    shop.send('saveProductGrid', { body: { rows: [{ productId: made.id, stock: [], ...row }] } });
  const all = await save({ version: made.version, price: 40_000 });
  expect(all.body[0].problem).toContain('precios diferentes');
  const one = await save({
    version: made.version,
    stock: [{ termIds: [terms[0] ?? 0], onHand: 5, before: 5, price: 19_000 }],
  });
  expect(one.body[0]).toMatchObject({ saved: true, row: { price: 19_000, hasPriceRange: true } });
});

test('the product follows whatever is cheapest and sold, however variants are written', async () => {
  const made = await sell([null, null, null]);
  const price = fc.integer({ min: 1, max: 40 }).map((thousands) => thousands * 1_000);
  const one = fc.record({ price, cut: fc.option(fc.integer({ min: 1, max: 999 })), isActive: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.tuple(one, one, one), async (wanted) => {
      fc.pre(wanted.some(({ isActive }) => isActive));
      const { version, form } = await shop.get(made.id);
      const stock = form.stock.map((own, index) => {
        const { price: ownPrice = 1_000, cut = null, isActive = true } = wanted[index] ?? {};
        const offer = cut === null ? null : { salePrice: ownPrice - cut, startsAt: null, endsAt: null };
        return { ...own, variant: { ...(own.variant ?? variant()), price: ownPrice, offer, isActive } };
      });
      expect((await shop.edit(made.id, version, { ...form, stock })).status).toBe(200);
      const finals = wanted.filter(({ isActive }) => isActive).map((each) => each.price - (each.cut ?? 0));
      const row = await queryOne(
        shop.db,
        sql`select final_price, has_price_range from product where id = ${made.id}`,
      );
      expect(row).toEqual({ finalPrice: Math.min(...finals), hasPriceRange: new Set(finals).size > 1 });
    }),
    { numRuns: 15 },
  );
});

test('a line shows a picture of its combination, else one that is no other combination’s, else none', async () => {
  const made = await sell([null, null, null]);
  const of = (term: number, urls: string[]) =>
    execute(
      shop.db,
      sql`update product_variant set image_urls = ${urls}::text[]
          where product_id = ${made.id} and term_ids = array[${made.lineOf(term).atributos[0]?.codTermino ?? 0}]::int[]`,
    );
  await execute(shop.db, sql`update product set image_url = '/img/white-640.webp' where id = ${made.id}`);
  await execute(shop.db, sql`delete from product_image where product_id = ${made.id}`);
  await execute(
    shop.db,
    sql`insert into product_image (product_id, position, url) values (${made.id}, 1, '/img/box-640.webp')`,
  );
  const pictures = async () => {
    const order = (await buy([0, 1, 2].map((term) => made.lineOf(term)))).data;
    const lines = await query<{ imageUrl: string }>(
      shop.db,
      sql`select image_url from order_line where order_number = ${order.numPedido} order by line`,
    );
    expect(order.vendedores[0].productos.map(({ imagen }: { imagen: string }) => imagen)).toEqual(
      lines.map(({ imageUrl }) => imageUrl),
    );
    return lines.map(({ imageUrl }) => imageUrl);
  };
  await of(0, ['/img/white-640.webp']);
  expect(await pictures()).toEqual(['/img/white-640.webp', '/img/box-640.webp', '/img/box-640.webp']);
  await of(1, ['/img/box-640.webp']);
  expect(await pictures()).toEqual(['/img/white-640.webp', '/img/box-640.webp', NO_PICTURE]);
});
