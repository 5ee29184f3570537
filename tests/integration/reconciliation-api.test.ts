import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { reconcileOnRequest } from '../../src/server/modules/payouts/reconciliation/reconciliation.jobs.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
beforeAll(async () => {
  // Nothing listens where the provider should be.
  shop = await openShop({ PORT: '9' });
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(() => shop.close());

async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const { cookies } = operator;
  const reply = await shop.app.inject({ method, url: `/api${url}`, cookies, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}

test('an operator asks for a comparison, reads what it found, notes it, and only the next one resolves it', async () => {
  const asked = await call('POST', '/operacion/conciliacion');
  expect(asked.status).toBe(201);
  const { codConciliacion } = asked.body.datos;
  const waiting = await call('GET', '/operacion/conciliacion');
  expect(waiting.body.conciliaciones).toMatchObject([{ codConciliacion, fechaFin: null, diferencias: null }]);

  await reconcileOnRequest(shop.context);
  const done = await call('GET', '/operacion/conciliacion');
  expect(done.body.conciliaciones).toMatchObject([
    { codConciliacion, aPedido: true, lecturaProveedor: 'away', diferencias: 1, nuevas: 1, resueltas: 0 },
  ]);
  const open = await call('GET', '/operacion/conciliacion/diferencias');
  expect(open.body.diferencias).toMatchObject([
    { tipo: 'provider-away', asunto: 'lista del proveedor', fechaResuelta: null, nota: '' },
  ]);

  const [{ codDiferencia }] = open.body.diferencias;
  const noted = await call('PUT', `/operacion/conciliacion/diferencias/${codDiferencia}`, {
    nota: 'Avisado',
  });
  expect(noted.body.diferencia).toMatchObject({ nota: 'Avisado', fechaResuelta: null });
  expect(noted.body.diferencia.fechaVista).not.toBeNull();
  const unknown = await call('PUT', '/operacion/conciliacion/diferencias/999999', { nota: 'x' });
  expect(unknown.status).toBe(404);

  shop.context.paymentProvider = null;
  await call('POST', '/operacion/conciliacion');
  await reconcileOnRequest(shop.context);
  expect((await call('GET', '/operacion/conciliacion/diferencias')).body.diferencias).toEqual([]);
  const resolved = await call('GET', '/operacion/conciliacion/diferencias?estado=resueltas');
  expect(resolved.body.diferencias).toMatchObject([{ codDiferencia, nota: 'Avisado' }]);
});

test('runs are read page by page', async () => {
  for (let run = 0; run < 3; run++) await call('POST', '/operacion/conciliacion');
  const first = await call('GET', '/operacion/conciliacion?limit=2');
  expect(first.body.conciliaciones).toHaveLength(2);
  const next = await call('GET', `/operacion/conciliacion?limit=2&cursor=${first.body.siguiente}`);
  const numbers = [...first.body.conciliaciones, ...next.body.conciliaciones].map(
    ({ codConciliacion }: { codConciliacion: number }) => codConciliacion,
  );
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => other - one));
});

test('many differences are told by cause, with how many they are and what they add up to', async () => {
  await execute(
    shop.db,
    sql`insert into reconciliation_difference
          (kind, subject, expected, found, cause, remedy, happened_at, first_seen, last_seen, last_run,
            acknowledged_at)
        select case when number % 3 = 0 then 'refund-overdue' else 'sale-differs' end, 'caso ' || number, 1000,
          case when number % 3 = 0 then null else 400 end, 'Causa', 'Qué hacer', now(), now(), now(),
          (select max(id) from reconciliation_run), case when number = 1 then now() end
        from generate_series(1, 144) number`,
  );
  const groups = await call('GET', '/operacion/conciliacion/diferencias/causas');
  expect(groups.body.causas).toEqual([
    { tipo: 'sale-differs', nombre: 'Venta por otro valor en los libros', cantidad: 96, valor: 57_600 },
    { tipo: 'refund-overdue', nombre: 'Reembolso vencido', cantidad: 48, valor: 48_000 },
  ]);
  const unseen = await call('GET', '/operacion/conciliacion/diferencias/causas?estado=por-revisar');
  expect(unseen.body.causas[0]).toMatchObject({ tipo: 'sale-differs', cantidad: 95 });
  const some = await call('GET', '/operacion/conciliacion/diferencias?tipo=refund-overdue&limit=47');
  expect(some.body.diferencias.map(({ tipo }: { tipo: string }) => tipo)).toEqual(
    Array.from({ length: 47 }, () => 'refund-overdue'),
  );
  const last = await call(
    'GET',
    `/operacion/conciliacion/diferencias?tipo=refund-overdue&cursor=${some.body.siguiente}`,
  );
  expect(last.body).toMatchObject({ diferencias: [{ tipo: 'refund-overdue' }], siguiente: null });
});
