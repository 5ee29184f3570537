import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { hashPassword } from '../../src/server/modules/accounts/identity/password.service.ts';
import { buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { readPdfPages } from '../support/pdf-text.ts';
import { logIn } from '../support/session-factories.ts';
import {
  buildMoneyWorld,
  earn,
  giveBankAccount,
  type SettlementWorld,
  sell,
  settleAll,
} from '../support/settlement-world.ts';

const PASSWORD = 'Tienda#2026';

let shop: Shop;
let app: FastifyInstance;
let db: Database;
let world: SettlementWorld;
let sellerId: number;
let owner: { id: number; cookies: Record<string, string> };
let rival: { id: number; cookies: Record<string, string> };
beforeAll(async () => {
  shop = await openShop();
  ({ app, db } = shop);
  world = await buildMoneyWorld(shop, (await logIn(db, { roles: ['operator'] })).id);
  ({ sellerId, owner } = await openOwnShop());
  rival = (await openOwnShop()).owner;
});
afterAll(() => shop.close());

async function openOwnShop() {
  const own = await buildSeller(db);
  const person = await logIn(db, { roles: ['seller'] });
  await execute(db, sql`update seller set account_id = ${person.id} where id = ${own}`);
  const hash = await hashPassword(PASSWORD);
  await execute(db, sql`update account set password_hash = ${hash} where id = ${person.id}`);
  return { sellerId: own, owner: person };
}

async function call(path: string, { cookies } = owner, payload?: object) {
  const reply = await app.inject({
    ...{ url: `/api/vender/dinero${path}`, cookies, method: payload ? 'PUT' : 'GET' },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
}

const account = {
  codBanco: '1051',
  tipCuenta: 'corriente',
  numCuenta: '00470 123-456',
  nomTitular: 'Finca El Jardín S.A.S.',
  codTipDocumento: 'NIT',
  numDocumento: '900.123.456-8',
  clave: PASSWORD,
};

test('a shop follows its money from the balance to the line, its fee and its rule', async () => {
  await sell(world, { sellerId, prices: [50_000] });
  const order = await earn(world, { sellerId, prices: [100_000, 20_000] });
  await giveBankAccount(world, sellerId);
  // 10 % of 50.000, 100.000 and 20.000 are the marketplace's.
  expect((await call('')).body.data).toMatchObject({ retenido: 45_000, disponible: 108_000, deuda: 0 });
  const { body } = await call('/movimientos');
  const sale = body.movimientos.find(
    (movement: { numPedido: number; valVenta: number }) =>
      movement.numPedido === order && movement.valVenta === 100_000,
  );
  expect(sale).toMatchObject({ comision: 10_000, retenido: 90_000 });
  const explained = await call(`/movimientos/${sale.codMovimiento}`);
  expect(explained.body.data).toMatchObject({
    ...{ valor: 90_000, retenido: 90_000, disponible: 0, numPedido: order },
    linea: { precioUnitario: 100_000, unidades: 1, porComision: 10, comision: 10_000 },
    regla: 'Precio de la línea menos la comisión: lo que gana el vendedor',
  });
  expect(explained.body.data.explicacion).toContain('menos comisión del 10 % ($ 10.000)');

  await settleAll(world);
  const [settlement] = (await call('/liquidaciones')).body.liquidaciones;
  expect(settlement).toMatchObject({ valor: 108_000, cuenta: '••••5678', estadoGiro: 'pendiente' });
  const detail = await call(`/liquidaciones/${settlement.codLiquidacion}`);
  const lines = detail.body.movimientos.flatMap(({ lineas }: { lineas: object[] }) => lineas);
  expect(lines).toEqual([
    expect.objectContaining({ valVenta: 100_000, porComision: 10, comision: 10_000, neto: 90_000 }),
    expect.objectContaining({ valVenta: 20_000, porComision: 10, comision: 2_000, neto: 18_000 }),
  ]);
  expect((await call('')).body.data).toMatchObject({ disponible: 0, enGiro: 108_000 });

  // The same numbers asked for by another shop.
  expect(await call(`/movimientos/${sale.codMovimiento}`, rival)).toMatchObject({ status: 404 });
  expect(await call(`/liquidaciones/${settlement.codLiquidacion}`, rival)).toMatchObject({ status: 404 });
  expect((await call('/movimientos', rival)).body.movimientos).toEqual([]);
  expect((await call('/liquidaciones', rival)).body.liquidaciones).toEqual([]);
});

test('the statement of a month is a table and a paper with the same figures', async () => {
  const month = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 7);
  const csv = (await call(`/extractos/${month}`)).body.data;
  expect(csv).toMatchObject({ nombre: `extracto-${sellerId}-${month}.csv` });
  expect(Buffer.from(csv.contenido, 'base64').toString()).toContain(';100000;10000;90000;');
  const pdf = (await call(`/extractos/${month}?formato=pdf`)).body.data;
  expect(pdf).toMatchObject({ tipo: 'application/pdf', nombre: `extracto-${sellerId}-${month}.pdf` });
  const text = (await readPdfPages(Buffer.from(pdf.contenido, 'base64'))).join(' ');
  // Held: 45.000 + 108.000 - 108.000; available: 108.000 - 108.000.
  for (const part of ['$ 90.000', 'Cambio del mes', '$ 45.000', '-$ 108.000']) expect(text).toContain(part);
  const empty = (await call('/extractos/2020-01?formato=pdf')).body.data;
  expect((await readPdfPages(Buffer.from(empty.contenido, 'base64'))).join(' ')).toContain(
    'Sin movimientos en el mes',
  );
  expect(await call('/extractos/2026-13')).toMatchObject({ status: 400 });
});

test('the bank account changes with the password alone, is shown in part, and the owner hears of it', async () => {
  expect(await call('/cuenta', rival)).toMatchObject({ status: 200, body: { data: null } });
  expect(await call('/cuenta', owner, { ...account, clave: 'Adivinada#1' })).toMatchObject({
    status: 400,
    body: { campos: { clave: 'La contraseña no es correcta.' } },
  });
  expect((await call('/cuenta')).body.data).toMatchObject({ cuenta: '••••5678' });
  const changed = await call('/cuenta', owner, account);
  expect(changed).toMatchObject({
    status: 200,
    body: { data: { nomBanco: 'Davivienda', cuenta: '••••3456', documento: '••••4568' } },
  });
  expect(JSON.stringify(changed.body)).not.toMatch(/00470123456|9001234568/);
  const mails = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from outbox_message where template = 'bank-account-changed'
        and data ->> 'sellerId' = ${String(sellerId)}`,
  );
  // The one of the first account, and the one of this change.
  expect(mails?.count).toBe(2);
  const audit = await queryOne(
    db,
    sql`select actor_kind, account_id, before ->> 'accountNumber' as before, after ->> 'accountNumber' as after from audit_entry
        where seller_id = ${sellerId} and action = 'money.bank-account-changed' order by id desc limit 1`,
  );
  expect(audit).toEqual({
    actorKind: 'member',
    accountId: owner.id,
    before: '••••5678',
    after: '••••3456',
  });
});

test('accounting sees the money and cannot lead it elsewhere; the warehouse sees none', async () => {
  const members = { accounting: await logIn(db), warehouse: await logIn(db) };
  for (const [role, { id }] of Object.entries(members))
    await execute(
      db,
      sql`insert into seller_member (seller_id, account_id, role) values (${sellerId}, ${id}, ${role})`,
    );
  expect(await call('', members.accounting)).toMatchObject({ status: 200 });
  expect(await call('/cuenta', members.accounting, account)).toMatchObject({ status: 403 });
  expect(await call('', members.warehouse)).toMatchObject({ status: 403 });
  expect(await call('/extractos/2026-10', members.warehouse)).toMatchObject({ status: 403 });
});
