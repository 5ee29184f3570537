import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPesos } from '../../src/domain/money.ts';
import { longPromise } from '../../src/domain/promise-text.ts';
import { query, sql } from '../../src/server/db/sql.ts';
import {
  fillWholeSearch,
  refreshSearchTiers,
} from '../../src/server/modules/catalogue/search/search.jobs.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import { getPlacedOrder } from '../../src/server/modules/orders/placing/purchase.service.ts';
import { recountEverything } from '../../src/server/modules/sellers/count.jobs.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, post, type Shop, sendOrder } from '../support/order-factories.ts';

const NOW = new Date('2026-11-20T16:00:00-05:00');
const CITY = '11001';
let shop: Shop;
let basket: { sellerId: number; productId: number; price: number }[] = [];

beforeAll(async () => {
  shop = await openShop();
  shop.context.now = () => NOW;
  basket = await Promise.all(
    [
      ['05001', 32_900],
      ['76001', 120_000],
      ['11001', 9_900],
    ].map(async ([cityId, price]) => {
      const sellerId = await buildSeller(shop.db, { cityId: String(cityId) });
      const productId = await buildProduct(shop.db, { sellerId, price: Number(price), weightKilograms: 3.4 });
      return { sellerId, productId, price: Number(price) };
    }),
  );
  await fillWholeSearch({ write: shop.db });
  await recountEverything({ write: shop.db });
  await refreshSearchTiers({ write: shop.db });
});
afterAll(() => shop.close());

interface Said {
  freight: number;
  landed: number;
  from: string;
  to: string;
}

/** What a card says of one unit. */
async function cardOf(productId: number): Promise<Said> {
  const asked = { codCiudad: CITY, productos: [{ codProducto: productId }] };
  const { body } = await post(shop.app, '/entrega/promesas', asked);
  const [{ costo, promesa }] = body.entregas;
  return { freight: costo.envio, landed: costo.puesto, from: promesa.desde, to: promesa.hasta };
}

/** How many products of the shop a list finds that cost no more there and arrive by that day. */
async function listed(sellerId: number, landed: number, day: string): Promise<number> {
  const filters = `vendedor=${sellerId}&ciudad=${CITY}&puestoHasta=${landed}&llega=${day}`;
  const reply = await shop.app.inject(`/api/productos?${filters}`);
  return reply.json().total;
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

test('freight, landed price and days of one basket are one in list, card, cart, checkout, order and mail', async () => {
  const said = await Promise.all(basket.map(({ productId }) => cardOf(productId)));
  for (const [index, { sellerId, price }] of basket.entries()) {
    const { freight, landed, to } = said[index] as Said;
    expect(landed).toBe(price + freight);
    expect(await listed(sellerId, landed, to)).toBe(1);
    expect(await listed(sellerId, landed - 1, to)).toBe(0);
    expect(await listed(sellerId, landed, dayBefore(to))).toBe(0);
  }
  const cart = basket.map(({ productId }) => ({ codProducto: productId, cantidad: 1 }));
  const quoted = await post(shop.app, '/cotizar/envio', { productos: cart, codCiudadDestino: CITY });
  const freight = said.reduce((sum, one) => sum + one.freight, 0);
  const goods = basket.reduce((sum, { price }) => sum + price, 0);
  expect(quoted.body.tarifas).toHaveLength(basket.length);
  for (const [index, { sellerId }] of basket.entries()) {
    const rate = quoted.body.tarifas.find((one: { codVendedor: number }) => one.codVendedor === sellerId);
    const { from, to, freight: own } = said[index] as Said;
    expect([rate.valor, rate.promesa.desde, rate.promesa.hasta]).toEqual([own, from, to]);
  }
  const reply = await sendOrder(shop.app, orderForm(cart, await amountsOf(shop.app, cart)), {
    headers: { 'idempotency-key': 'one-promise' },
  });
  const order = reply.json().data;
  expect(order.totales).toMatchObject({ subtotal: goods, costoEnvio: freight, total: goods + freight });
  const stored = await getPlacedOrder(shop.context, order.numPedido);
  await deliverDueMessages({ ...shop.context, now: () => new Date('2027-01-01T00:00:00Z') });
  const [mail] = await query<{ text: string }>(
    shop.db,
    sql`select text from mailbox_message where subject like ${`Recibimos%${order.numPedido}%`}`,
  );
  for (const [index, { sellerId }] of basket.entries()) {
    const { from, to, freight: own } = said[index] as Said;
    const shown = order.vendedores.find((one: { codVendedor: number }) => one.codVendedor === sellerId);
    expect([shown.costoEnvio, shown.promesa]).toEqual([own, { desde: from, hasta: to }]);
    const kept = stored.packages.find((one) => one.sellerId === sellerId);
    expect([kept?.shippingRate, kept?.promised]).toEqual([own, { from, to }]);
    expect(mail?.text).toContain(longPromise({ from, to }));
    expect(mail?.text).toContain(formatPesos(own));
  }
  expect(mail?.text).toContain(formatPesos(goods + freight));
});
