import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';
import { buildOrders } from '../support/purchase-factories.ts';
import {
  buildShopOwner,
  callOrders,
  placeInStage,
  type ShopOwner,
} from '../support/seller-order-factories.ts';
import { logIn } from '../support/session-factories.ts';

let shop: Shop;
let mine: ShopOwner;
let rival: ShopOwner;
beforeAll(async () => {
  shop = await openShop();
  mine = await buildShopOwner(shop.db);
  rival = await buildShopOwner(shop.db);
});
afterAll(() => shop.close());

/** Of both shops, paid at the door: two units of 10,000 of each. */
async function buyFromBoth() {
  const cart = [
    {
      codProducto: await buildProduct(shop.db, { sellerId: mine.sellerId, name: 'Café molido' }),
      cantidad: 2,
    },
    {
      codProducto: await buildProduct(shop.db, { sellerId: rival.sellerId, name: 'Ajena reservada' }),
      cantidad: 2,
    },
  ];
  const buyer = await logIn(shop.db);
  const form = orderForm(cart, await amountsOf(shop.app, cart));
  const order = (await sendOrder(shop.app, form, { cookies: buyer.cookies })).json().data;
  return { number: order.numPedido as number, buyer, order };
}

const call = (path: string, payload?: object, who = mine) => callOrders(shop, who, path, payload);

test('the detail holds her package alone: lines, fees, net, shipping and cash of nobody else', async () => {
  const { number, order } = await buyFromBoth();
  const { status, body } = await call(`/${number}`);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain('Ajena reservada');
  expect(JSON.stringify(body)).not.toContain(String(order.totales.total));
  const shipping = body.data.dinero.envio;
  expect(body.data.dinero).toEqual({
    ...{ productos: 20_000, tarifas: 2_000, neto: 18_000, envio: shipping },
    ...{ valorPorCobrar: 20_000 + shipping, estado: 'sin-pago' },
  });
  expect(shipping).toBeGreaterThan(0);
  expect(shipping).toBeLessThan(order.totales.costoEnvio);
  expect(body.data.lineas).toMatchObject([
    { nombre: 'Café molido', cantidad: 2, cantidadAnulada: 0, tarifa: 2_000 },
  ]);
  expect(body.data.cliente).toMatchObject({
    nombre: 'Ana Gómez',
    telefono: '3001234567',
    direccion: 'Calle 10 # 20-30',
  });
  expect(body.data.historial).toMatchObject([{ codEstado: 19, deLaTienda: false }]);
  expect(body.data.acciones).toEqual(['aceptar', 'anular']);
  const listed = (await call(`?buscar=${number}`)).body.pedidos;
  expect(listed).toHaveLength(1);
  expect(JSON.stringify(listed)).not.toContain('Ajena reservada');
});

test('she takes it on, sends it with a guide and delivers it; the buyer sees each step', async () => {
  const { number, buyer } = await buyFromBoth();
  const move = (payload: object) => call(`/${number}/estado`, payload);
  expect((await move({ codEstado: 20 })).body.data).toMatchObject({ codEstado: 20, repetida: false });
  expect((await move({ codEstado: 20 })).body.data).toMatchObject({ codEstado: 20, repetida: true });
  const noGuide = await move({ codEstado: 1 });
  expect([noGuide.status, noGuide.body.code]).toEqual([400, 'package-guide-missing']);
  await move({ codEstado: 21 });
  await move({ codEstado: 1, transportadora: 'servientrega', codGuiaPedido: 'SV-99' });
  await move({ codEstado: 2 });
  await move({ codEstado: 30, nota: 'Dirección incompleta' });
  await move({ codEstado: 2 });
  const due = (await call(`/${number}`)).body.data;
  expect(due.acciones).toEqual(['entregado', 'registrar-recaudo', 'novedad', 'rechazado']);
  const collected = await call(`/${number}/recaudo`, { valor: due.dinero.valorPorCobrar });
  expect(collected.body.data).toMatchObject({ codEstado: 3, valorPorCobrar: 0 });
  const shown = (await shop.app.inject({ url: `/api/pedido/${number}`, cookies: buyer.cookies }))
    .json()
    .data.vendedores.find((one: { codVendedor: number }) => one.codVendedor === mine.sellerId);
  expect(shown.estadoPedido).toMatchObject({ codEstado: 3, codGuiaPedido: 'SV-99' });
  const { data } = (await call(`/${number}`)).body;
  expect(data).toMatchObject({
    transportadora: 'Servientrega',
    acciones: [],
    dinero: { estado: 'cobrado-por-la-tienda' },
  });
  expect(data.historial.map((one: { codEstado: number }) => one.codEstado)).toEqual([
    19, 20, 21, 1, 2, 30, 2, 3,
  ]);
  expect(data.historial.slice(1).every((one: { deLaTienda: boolean }) => one.deLaTienda)).toBe(true);
  const audited = await query<{ action: string; accountId: number; sellerId: number }>(
    shop.db,
    sql`select action, account_id, seller_id from audit_entry
        where subject = ${`order:${number}`} order by id`,
  );
  expect(audited.map(({ action }) => action.replace('package.', ''))).toEqual([
    ...[
      'status-changed',
      'status-changed',
      'guide-changed',
      'status-changed',
      'status-changed',
      'status-changed',
    ],
    ...['status-changed', 'cash-collected', 'status-changed'],
  ]);
  expect(audited.every((one) => one.accountId === mine.accountId && one.sellerId === mine.sellerId)).toBe(
    true,
  );
});

test('what she cannot supply goes off the package, its money and its stock; the rest stays', async () => {
  const { number } = await buyFromBoth();
  const partly = { causa: 'sin-existencias', lineas: [{ linea: 1, quedan: 1 }] };
  expect((await call(`/${number}/anulacion`, partly)).body.data).toMatchObject({ codEstado: 19 });
  const { data } = (await call(`/${number}`)).body;
  expect(data.lineas).toMatchObject([{ cantidad: 2, cantidadAnulada: 1, tarifa: 1_000 }]);
  expect(data.dinero).toMatchObject({ productos: 10_000, tarifas: 1_000, neto: 9_000 });
  // Line 2 is the other shop's.
  const foreign = await call(`/${number}/anulacion`, { causa: 'otra', lineas: [{ linea: 2, quedan: 0 }] });
  expect([foreign.status, foreign.body.code]).toEqual([400, 'package-line-unknown']);
  expect((await call(`/${number}/anulacion`, { causa: 'otra' })).body.data).toMatchObject({ codEstado: 32 });
  expect((await call(`/${number}`, undefined, rival)).body.data).toMatchObject({ codEstado: 19 });
});

test('a refused parcel goes back and ends, and costs its freight', async () => {
  const { number } = await buyFromBoth();
  await call(`/${number}/estado`, { codEstado: 20 });
  await call(`/${number}/estado`, { codEstado: 1, transportadora: 'TCC', codGuiaPedido: '1' });
  await call(`/${number}/estado`, { codEstado: 2 });
  const plain = await call(`/${number}/estado`, { codEstado: 31 });
  expect([plain.status, plain.body.code]).toEqual([409, 'package-refusal-needed']);
  const refused = await call(`/${number}/rechazo`, { motivo: 'No tenía el dinero' });
  expect(refused.body.data.codEstado).toBe(31);
  expect(refused.body.data.fleteCobrado).toBeGreaterThan(0);
  expect((await call(`/${number}`)).body.data.acciones).toEqual(['volvio']);
  expect((await call(`/${number}/devolucion`, {})).body.data).toMatchObject({ codEstado: 32 });
});

test('several packages at once: each has its own answer, foreign ones are not found', async () => {
  const owner = await buildShopOwner(shop.db);
  const [first = 0, second = 0] = await buildOrders(shop.db, { sellerIds: [owner.sellerId], count: 2 });
  const [foreign = 0] = await buildOrders(shop.db, { sellerIds: [rival.sellerId] });
  await placeInStage(shop.db, { orderNumber: second, sellerId: owner.sellerId }, { statusId: 2 });
  const asked = { pedidos: [first, second, foreign, first], codEstado: 20 };
  const { body } = await call('/estado', asked, owner);
  expect(body.resultados).toEqual([
    { numPedido: first, hecho: true, mensaje: '' },
    { numPedido: second, hecho: false, mensaje: 'El paquete no puede pasar a ese estado.' },
    { numPedido: foreign, hecho: false, mensaje: 'No encontramos lo que buscas.' },
  ]);
  expect((await call(`/${foreign}`, undefined, rival)).body.data).toMatchObject({ codEstado: 19 });
});

test('what waits for its payment, or never got it, is no order of the shop', async () => {
  const owner = await buildShopOwner(shop.db);
  const [number = 0] = await buildOrders(shop.db, { sellerIds: [owner.sellerId] });
  const unpaid = sql`update package set status_id = 33, received_at = null where order_number = ${number}`;
  await execute(shop.db, unpaid);
  expect((await call(`/${number}`, undefined, owner)).status).toBe(404);
  expect((await call('', undefined, owner)).body.pedidos).toEqual([]);
  await execute(
    shop.db,
    sql`insert into package_status_change (order_number, seller_id, status_id) values (${number}, ${owner.sellerId}, 19)`,
  );
  expect((await call('', undefined, owner)).body.pedidos).toHaveLength(1);
});

test.each([
  ['warehouse', 200, 200, 200],
  ['service', 200, 403, 200],
  ['accounting', 200, 403, 403],
] as const)('%s reads, moves and cancels what the role allows', async (role, read, moved, cancelled) => {
  const member = await logIn(shop.db);
  const { sellerId } = await buildShopOwner(shop.db);
  await execute(
    shop.db,
    sql`insert into seller_member (seller_id, account_id, role, joined_at) values (${sellerId}, ${member.id}, ${role}, now())`,
  );
  const [number = 0] = await buildOrders(shop.db, { sellerIds: [sellerId] });
  const as = (path: string, payload?: object) => callOrders(shop, member, path, payload);
  expect((await as('')).status).toBe(read);
  expect((await as(`/${number}/estado`, { codEstado: 20 })).status).toBe(moved);
  expect((await as(`/${number}/anulacion`, { causa: 'otra' })).status).toBe(cancelled);
});
