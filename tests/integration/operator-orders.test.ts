import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import type { EndpointName } from '../../src/wire/endpoints.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { buildSale, type Sale } from '../support/sale-factories.ts';
import { placeInStage } from '../support/seller-order-factories.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
let online: Sale;
let cash: Sale;
let late: Sale;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'], operatorRole: 'support' });
  online = await buildSale(shop.db, [sold(19), sold(20)]);
  cash = await buildSale(shop.db, [{ ...sold(3), isCollected: false }], 'carrier');
  late = await buildSale(shop.db, [sold(19)]);
  await rename(online, { first: 'María José', last: 'Núñez', phone: '3009998877', document: '52030405' });
  await rename(cash, { first: 'Óscar', last: 'Peña', phone: '3151112233', document: '1020304' });
  await execute(
    shop.db,
    sql`update seller set display_name = 'Café Ñandú' where id = ${online.sellerIds[0]}`,
  );
  const now = new Date().toISOString();
  for (const { number, sellerIds } of [online, late])
    for (const sellerId of sellerIds) {
      const statusId = sellerId === online.sellerIds[1] ? 20 : 19;
      await placeInStage(
        shop.db,
        { orderNumber: number, sellerId },
        { statusId, receivedAt: now, acceptedAt: now },
      );
    }
  const atDoor = { orderNumber: cash.number, sellerId: cash.sellerIds[0] ?? 0 };
  await placeInStage(shop.db, atDoor, { statusId: 3, receivedAt: now });
  const place = { orderNumber: late.number, sellerId: late.sellerIds[0] ?? 0 };
  await placeInStage(shop.db, place, { statusId: 19, receivedAt: '2026-10-01T12:00:00Z' });
});
afterAll(() => shop.close());

function sold(statusId: number) {
  return { statusId, shippingRate: 8_000, lines: [{ unitPrice: 20_000, quantity: 2, fee: 4_000 }] };
}

function rename(
  { number }: Sale,
  { first, last, phone, document }: Record<'first' | 'last' | 'phone' | 'document', string>,
) {
  return execute(
    shop.db,
    sql`update orders set first_name = ${first}, last_name = ${last}, phone = ${phone}, document_number = ${document}
        where number = ${number}`,
  );
}

async function call(name: EndpointName, aim: Aim = {}, who: { cookies: Record<string, string> } = operator) {
  const reply = await sendAim(shop.app, name, aim, who.cookies);
  return { status: reply.statusCode, body: reply.json() };
}
const found = async (query: Record<string, string | number>) =>
  (await call('listOperatorOrders', { query })).body.pedidos.map(
    (one: { numPedido: number }) => one.numPedido,
  );

test.each([
  ['its number', () => String(online.number)],
  ['the name without accents', () => 'maria nunez'],
  ['the beginning of a name', () => 'NÚÑ'],
  ['the phone as people write it', () => '+57 300 999 88 77'],
  ['the document with dots', () => '52.030.405'],
  ['the shop', () => 'cafe nandu'],
])('an order is found by %s', async (_what, words) => {
  expect(await found({ buscar: words() })).toEqual([online.number]);
});

test('an order is found by its e-mail and its tracking number', async () => {
  await execute(shop.db, sql`update orders set email = 'unica@plazuela.test' where number = ${cash.number}`);
  await execute(
    shop.db,
    sql`update package set tracking_number = 'GUIA-7788' where order_number = ${cash.number}`,
  );
  expect(await found({ buscar: 'unica@plazuela.test' })).toEqual([cash.number]);
  expect(await found({ buscar: 'guia 7788' })).toEqual([cash.number]);
  expect(await found({ buscar: 'guia 9999' })).toEqual([]);
});

test('the filters leave what they name, together and with words', async () => {
  const all = [late.number, cash.number, online.number];
  expect(await found({})).toEqual(all);
  expect(await found({ pago: 'contraentrega' })).toEqual([cash.number]);
  expect(await found({ estadoPago: 'pagado' })).toEqual([late.number, online.number]);
  expect(await found({ estado: 'por-preparar' })).toEqual([online.number]);
  expect(await found({ estado: 'entregado' })).toEqual([cash.number]);
  expect(await found({ tienda: online.sellerIds[1] ?? 0 })).toEqual([online.number]);
  expect(await found({ atrasados: 'si' })).toEqual([late.number]);
  expect(await found({ estado: 'por-aceptar', pago: 'en-linea', buscar: 'jose' })).toEqual([online.number]);
  expect(await found({ estado: 'entregado', pago: 'en-linea' })).toEqual([]);
  const day = (
    await queryOne<{ day: string }>(
      shop.db,
      sql`select (created_at at time zone 'America/Bogota')::date::text as day from orders where number = ${cash.number}`,
    )
  )?.day;
  expect(await found({ desde: day ?? '', hasta: day ?? '' })).toEqual(all);
  expect(await found({ hasta: '2020-01-01' })).toEqual([]);
  const shopAndDay = { tienda: online.sellerIds[1] ?? 0, desde: day ?? '', estado: 'por-preparar' };
  expect(await found(shopAndDay)).toEqual([online.number]);
  expect(await found({ ...shopAndDay, estado: 'anulado' })).toEqual([]);
});

test('a page begins after the last of the page before', async () => {
  const first = (await call('listOperatorOrders', { query: { cursor: late.number } })).body;
  expect(first.pedidos.map((one: { numPedido: number }) => one.numPedido)).toEqual([
    cash.number,
    online.number,
  ]);
  expect(first.siguiente).toBeNull();
});

test('the list says which package is late', async () => {
  const [row] = (await call('listOperatorOrders', { query: { atrasados: 'si' } })).body.pedidos;
  expect(row.paquetes).toMatchObject([{ atrasado: true, nomEstado: 'Pedido recibido' }]);
  const today = (await call('getOperatorToday')).body.data;
  expect(today.paquetesAtrasados).toBe(1);
});

test('an order is shown with its packages, payment and what may be done', async () => {
  const { data } = (await call('getOperatorOrder', { params: { numPedido: online.number } })).body;
  expect(data.comprador).toMatchObject({ nombre: 'María José Núñez', telefono: '3009998877' });
  expect(data.paquetes).toHaveLength(2);
  expect(data.paquetes[0]).toMatchObject({
    nomTienda: 'Café Ñandú',
    valorProductos: 40_000,
    comision: 4_000,
    valorEnvio: 8_000,
    valorPorCobrar: 0,
    acciones: ['accept', 'cancel'],
  });
  expect(data.pago).toMatchObject({ estadoPago: 'pagado', transacciones: [{ resultado: 'paid' }] });
  const door = (await call('getOperatorOrder', { params: { numPedido: cash.number } })).body.data;
  expect(door.pago).toBeNull();
  expect(door.paquetes[0]).toMatchObject({ valorPorCobrar: 48_000, acciones: ['collect-cash'] });
});

test('notes and resent mails stand in the order and in its history', async () => {
  const params = { numPedido: online.number };
  expect(
    (await call('noteOrder', { params, json: { nota: 'Llamó: quiere cambiar la dirección' } })).status,
  ).toBe(200);
  expect((await call('noteOrder', { params, json: { nota: ' ' } })).status).toBe(400);
  expect((await call('resendOrderMail', { params, json: {} })).status).toBe(200);
  const { data } = (await call('getOperatorOrder', { params })).body;
  expect(data.notas).toMatchObject([{ nota: 'Llamó: quiere cambiar la dirección', persona: 'Ana Gómez' }]);
  expect(data.correos).toMatchObject([{ nombre: 'Confirmación del pedido' }]);
  expect(data.historia.map((one: { accion: string }) => one.accion)).toEqual([
    'Envió otra vez un correo de un pedido',
    'Escribió una nota sobre un pedido',
  ]);
  // The same mail again, and none of another order's.
  const [mail] = data.correos;
  expect((await call('resendOrderMail', { params, json: { codMensaje: mail.codMensaje } })).status).toBe(200);
  const other = { params: { numPedido: cash.number }, json: { codMensaje: mail.codMensaje } };
  expect((await call('resendOrderMail', other)).status).toBe(404);
});

test('who only looks sees orders and changes nothing', async () => {
  const viewer = await logIn(shop.db, { roles: ['operator'], operatorRole: 'viewer' });
  const params = { numPedido: online.number };
  expect((await call('getOperatorOrder', { params }, viewer)).status).toBe(200);
  expect((await call('noteOrder', { params, json: { nota: 'Hola' } }, viewer)).status).toBe(403);
  const content = await logIn(shop.db, { roles: ['operator'], operatorRole: 'content' });
  expect((await call('listOperatorOrders', {}, content)).status).toBe(403);
});
