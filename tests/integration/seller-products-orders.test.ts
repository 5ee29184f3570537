import { afterAll, beforeAll, expect, test } from 'vitest';
import { query, sql } from '../../src/server/db/sql.ts';
import { returnUnits } from '../../src/server/modules/orders/placing/order-money.service.ts';
import { amountsOf, orderForm, sendOrder } from '../support/order-factories.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';

let shop: SellerShop;
beforeAll(async () => {
  shop = await openSellerShop();
});
afterAll(() => shop.close());

let street = 0;
// Another address each time: the same order twice is one order.
const buy = (cart: Parameters<typeof amountsOf>[1], amounts: Awaited<ReturnType<typeof amountsOf>>) =>
  sendOrder(shop.app, orderForm(cart, amounts, { dirCliente: `Carrera ${++street} # 2-2` }));

test('an order at a price, of a product or of a choice that changed meanwhile is refused by name', async () => {
  const { id, version, form } = await shop.active();
  const cart = [{ codProducto: id, cantidad: 1 }];
  const amounts = await amountsOf(shop.app, cart);
  await shop.edit(id, version, { ...form, price: 25_000 });
  expect((await buy(cart, amounts)).json()).toMatchObject({ code: 'totals-changed' });
  expect((await buy(cart, await amountsOf(shop.app, cart))).statusCode).toBe(200);
  await shop.changeState(id, 'paused');
  expect((await buy(cart, amounts)).json()).toMatchObject({ code: 'product-unavailable' });
  const attributes = [{ id: null, name: 'Talla', terms: [{ id: null, name: 'S' }] }];
  const now = await shop.get(id);
  const stock = [{ choice: [0], onHand: 3, before: 0, variant: null }];
  await shop.edit(id, now.version, { ...now.form, attributes, stockPerCombination: true, stock });
  await shop.changeState(id, 'active');
  expect((await buy(cart, amounts)).json()).toMatchObject({ code: 'choice-unavailable' });
});

test('a cart that still holds a product which lost its price is told so, not broken', async () => {
  const { id, form } = await shop.active();
  await shop.changeState(id, 'paused');
  const { version } = await shop.get(id);
  expect((await shop.edit(id, version, { ...form, price: null })).status).toBe(200);
  const reply = await shop.send('checkCart', {
    body: { lines: [{ productId: id, quantity: 1, chosenTerms: [] }] },
  });
  expect(reply.status).toBe(200);
  expect(JSON.stringify(reply.body)).toContain('false');
});

test('units of a cancelled order come back to their combination, also after the product was edited', async () => {
  const attributes = [{ id: null, name: 'Talla', terms: ['S', 'M'].map((name) => ({ id: null, name })) }];
  const stock = [0, 1].map((term) => ({ choice: [term], onHand: 5, before: 0, variant: null }));
  const made = await shop.create(shop.wholeForm({ attributes, stockPerCombination: true, stock }));
  await shop.changeState(made.id, 'active');
  const [size] = made.form.attributes;
  const choice = (term: number) => ({ codAtributo: size?.id ?? 0, codTermino: size?.terms[term]?.id ?? 0 });
  const cart = [0, 1].map((term) => ({ codProducto: made.id, cantidad: 2, atributos: [choice(term)] }));
  const order = (await buy(cart, await amountsOf(shop.app, cart))).json().data;
  const now = await shop.get(made.id);
  const onlyM = [
    {
      ...now.form.attributes[0],
      name: 'Talla',
      id: size?.id ?? null,
      terms: [size?.terms[1] ?? { id: null, name: 'M' }],
    },
  ];
  await shop.edit(made.id, now.version, {
    ...now.form,
    attributes: onlyM,
    stock: [{ choice: [0], onHand: 3, before: 3, variant: null }],
  });
  await returnUnits(shop.db, order.numPedido, [
    { line: 1, quantity: 2 },
    { line: 2, quantity: 2 },
  ]);
  const rows = await query(shop.db, sql`select on_hand from stock where product_id = ${made.id}`);
  expect(rows).toEqual([{ onHand: 5 }]);
});

test('other names of an attribute and its terms keep units, carts and the words of placed orders', async () => {
  const attributes = [{ id: null, name: 'Talla', terms: ['S', 'M'].map((name) => ({ id: null, name })) }];
  const stock = [0, 1].map((term) => ({ choice: [term], onHand: 5 + term, before: 0, variant: null }));
  const made = await shop.create(shop.wholeForm({ attributes, stockPerCombination: true, stock }));
  await shop.changeState(made.id, 'active');
  const [size] = made.form.attributes;
  const medium = { codAtributo: size?.id ?? 0, codTermino: size?.terms[1]?.id ?? 0 };
  const cart = [{ codProducto: made.id, cantidad: 1, atributos: [medium] }];
  const amounts = await amountsOf(shop.app, cart);
  const first = (await buy(cart, amounts)).json().data.numPedido;
  const now = await shop.get(made.id);
  const [small, large] = now.form.attributes[0]?.terms ?? [];
  // The names change places, too.
  const terms = [
    { id: small?.id ?? null, name: 'M' },
    { id: large?.id ?? null, name: 'S' },
  ];
  const renamed = [{ id: size?.id ?? null, name: 'Tamaño', terms }];
  expect((await shop.edit(made.id, now.version, { ...now.form, attributes: renamed })).status).toBe(200);
  const units = await query<{ onHand: number }>(
    shop.db,
    sql`select on_hand from stock where product_id = ${made.id} order by term_ids`,
  );
  expect(units.map(({ onHand }) => onHand)).toEqual([5, 5]);
  const second = (await buy(cart, amounts)).json().data.numPedido;
  const chosen = await query<{ number: number; attributes: { attribute: string; term: string }[] }>(
    shop.db,
    sql`select order_number as number, attributes from order_line where order_number in (${first}, ${second})
        order by order_number`,
  );
  expect(chosen.map((line) => line.attributes)).toMatchObject([
    [{ attribute: 'Talla', term: 'M' }],
    [{ attribute: 'Tamaño', term: 'S' }],
  ]);
});

test('orders and edits of the same combinations at once neither deadlock nor lose a unit', async () => {
  const attributes = [{ id: null, name: 'Talla', terms: ['S', 'M'].map((name) => ({ id: null, name })) }];
  const stock = [0, 1].map((term) => ({ choice: [term], onHand: 100, before: 0, variant: null }));
  const made = await shop.create(shop.wholeForm({ attributes, stockPerCombination: true, stock }));
  await shop.changeState(made.id, 'active');
  const [size] = made.form.attributes;
  const terms = size?.terms.map((term) => ({ codAtributo: size.id ?? 0, codTermino: term.id ?? 0 })) ?? [];
  const cart = terms.map((term) => ({ codProducto: made.id, cantidad: 1, atributos: [term] }));
  const amounts = await amountsOf(shop.app, cart);
  const replies = await Promise.all(
    Array.from({ length: 12 }, async (_, turn) => {
      if (turn % 3 > 0)
        return (await sendOrder(shop.app, orderForm(cart, amounts, { dirCliente: `Calle ${turn} # 1-1` })))
          .statusCode;
      const now = await shop.get(made.id);
      return (await shop.edit(made.id, now.version, { ...now.form, description: `Vez ${turn}` })).status;
    }),
  );
  expect(replies.filter((status) => status >= 500)).toEqual([]);
  const sold = await query<{ sold: number }>(
    shop.db,
    sql`select coalesce(sum(quantity), 0)::int as sold from order_line where product_id = ${made.id}`,
  );
  const left = await query<{ left: number }>(
    shop.db,
    sql`select sum(on_hand)::int as left from stock where product_id = ${made.id}`,
  );
  expect((left[0]?.left ?? 0) + (sold[0]?.sold ?? 0)).toBe(200);
});

test('two products that take one reference at once: one is refused at its field', async () => {
  const form = shop.wholeForm({ reference: 'IGUAL-1' });
  const replies = await Promise.all([1, 2].map(() => shop.send('createProduct', { body: { form } })));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 400]);
});
