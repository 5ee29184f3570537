import { afterAll, beforeAll, expect, test } from 'vitest';
import { query, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { openShop, type Shop } from '../support/order-factories.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({}, { connectionTimeoutMillis: 1_000 });
});
afterAll(() => shop.close());

const unavailable = { status: false, code: 'unavailable' };

test('a call that gets no database connection in time is told to come back, not that something is broken', async () => {
  const taken = await Promise.all(Array.from({ length: 10 }, () => shop.db.connect()));
  try {
    const replies = await Promise.all([
      shop.app.inject('/api/productos/1'),
      shop.app.inject({
        method: 'POST',
        url: '/api/contacto',
        payload: { nombre: 'Ana', email: 'ana@plazuela.test', mensaje: 'Hola' },
      }),
    ]);
    for (const reply of replies) {
      expect(reply.statusCode).toBe(503);
      expect(reply.json()).toMatchObject(unavailable);
    }
  } finally {
    for (const client of taken) client.release();
  }
  expect((await shop.app.inject('/api/vendedores')).statusCode).toBe(200);
});

test('a connection that breaks under a statement or a transaction carries a code, and does not end the process', async () => {
  const client = await shop.db.connect();
  client.on('error', () => undefined);
  const stream = (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream;
  const sleeping = query(client, sql`select pg_sleep(5)`);
  stream.destroy();
  await expect(sleeping).rejects.toMatchObject({ code: '08006' });
  client.release(true);
  const broken = inTransaction(shop.db, async (database) => {
    (database as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
  });
  await expect(broken).rejects.toMatchObject({ code: '08006' });
  expect(await query(shop.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
});
