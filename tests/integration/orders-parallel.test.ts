import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/server/db/sql.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import {
  amountsOf,
  type CartLine,
  count,
  openShop,
  orderForm,
  rows,
  type Shop,
  sendOrder,
} from '../support/order-factories.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Every buyer has an address of her own, so that no two submissions are the same. */
let buyers = 0;
const buy = async (cart: CartLine[], amounts: Awaited<ReturnType<typeof amountsOf>>) =>
  sendOrder(shop.app, orderForm(cart, amounts, { dirCliente: `Calle ${++buyers} # 2-3` }));

const soldUnits = (product: number) =>
  count(
    shop.db,
    sql`select coalesce(sum(quantity), 0) as count from order_line where product_id = ${product}`,
  );
const unitsLeft = (product: number) =>
  count(shop.db, sql`select on_hand as count from stock where product_id = ${product}`);

test('200 buyers of 20 units at once: 20 units are sold, everybody else hears that none are left', async () => {
  const product = await buildProduct(shop.db, { onHand: 20 });
  const cart = [{ codProducto: product, cantidad: 1 }];
  const amounts = await amountsOf(shop.app, cart);
  const replies = await Promise.all(Array.from({ length: 200 }, () => buy(cart, amounts)));
  const byStatus = Map.groupBy(replies, ({ statusCode }) => statusCode);
  expect([...byStatus.keys()].sort()).toEqual([200, 409]);
  expect(byStatus.get(200)).toHaveLength(20);
  for (const refused of byStatus.get(409) ?? [])
    expect(refused.json()).toMatchObject({
      code: 'out-of-stock',
      detalle: { productos: [{ codProducto: product }] },
    });
  expect(await soldUnits(product)).toBe(20);
  expect(await unitsLeft(product)).toBe(0);
});

test('buyers who want several units never share one', async () => {
  const product = await buildProduct(shop.db, { onHand: 20 });
  const cart = [{ codProducto: product, cantidad: 3 }];
  const amounts = await amountsOf(shop.app, cart);
  const replies = await Promise.all(Array.from({ length: 40 }, () => buy(cart, amounts)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6);
  expect(await unitsLeft(product)).toBe(2);
});

test('five products in every order at once block nobody', async () => {
  const products = await Promise.all(Array.from({ length: 5 }, () => buildProduct(shop.db, { onHand: 60 })));
  const amounts = await amountsOf(
    shop.app,
    products.map((codProducto) => ({ codProducto, cantidad: 1 })),
  );
  const shuffled = () => [...products].sort(() => Math.random() - 0.5);
  const replies = await Promise.all(
    Array.from({ length: 60 }, () =>
      buy(
        shuffled().map((codProducto) => ({ codProducto, cantidad: 1 })),
        amounts,
      ),
    ),
  );
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  for (const product of products) expect(await unitsLeft(product)).toBe(0);
});

test('for random carts the total is lines plus rates, and stock plus sales never changes', async () => {
  const sellers = await Promise.all(
    ['11001', '05001', '25754'].map((cityId) => buildSeller(shop.db, { cityId })),
  );
  const products: number[] = [];
  for (let index = 0; index < 8; index++) {
    const [price, weightKilograms] = [1_000 + index * 7_331, 0.2 + index * 1.7];
    const salePrice = index % 3 === 0 ? price - 501 : null;
    products.push(
      await buildProduct(shop.db, {
        sellerId: sellers[index % 3] as number,
        price,
        salePrice,
        weightKilograms,
        onHand: 40,
      }),
    );
  }
  const line = fc.record({
    codProducto: fc.constantFrom(...products),
    cantidad: fc.integer({ min: 1, max: 6 }),
  });
  const carts = fc.uniqueArray(line, {
    minLength: 1,
    maxLength: 6,
    selector: ({ codProducto }) => codProducto,
  });
  await fc.assert(
    fc.asyncProperty(carts, fc.constantFrom('11001', '05001'), async (cart, codCiudad) => {
      const amounts = await amountsOf(shop.app, cart, codCiudad);
      const form = orderForm(cart, amounts, { codCiudad, dirCliente: `Calle ${++buyers} # 2-3` });
      const reply = await sendOrder(shop.app, form);
      if (reply.statusCode === 200) expectConsistent(reply.json().data, amounts);
      else expect(reply.json().code).toBe('out-of-stock');
      for (const product of products)
        expect((await unitsLeft(product)) + (await soldUnits(product))).toBe(40);
    }),
    { numRuns: 40 },
  );
  expect(await rows(shop.db, inconsistentOrders)).toEqual([]);
});

interface Line {
  precio: number;
  precioRebajado: string;
  cantidad: number;
}

function expectConsistent(
  order: { totales: object; vendedores: { costoEnvio: number; productos: Line[] }[] },
  amounts: object,
) {
  const paid = order.vendedores.flatMap(({ productos }) =>
    productos.map((line) => Number(line.precioRebajado || line.precio) * line.cantidad),
  );
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const [subtotal, costoEnvio] = [sum(paid), sum(order.vendedores.map((one) => one.costoEnvio))];
  expect(order.totales).toEqual({ subtotal, costoEnvio, total: subtotal + costoEnvio });
  expect(amounts).toEqual({ subTotal: subtotal, costoEnvio, total: subtotal + costoEnvio });
}

const inconsistentOrders = sql`
  select number from orders
  where subtotal <> (select sum(unit_price * quantity) from order_line where order_number = number)
    or subtotal <> (select sum(subtotal) from package where order_number = number)
    or shipping_cost <> (select sum(shipping_rate) from package where order_number = number)
    or item_count <> (select sum(quantity) from order_line where order_number = number)`;
