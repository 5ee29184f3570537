import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { reconcileOnRequest } from '../../src/server/modules/payouts/reconciliation/reconciliation.jobs.ts';
import type { ReadInput } from '../../src/server/panel-door.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { read } from '../support/published-reads.ts';
import { bodyOf, sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
beforeAll(async () => {
  // Nothing listens where the provider should be.
  shop = await openShop({ PORT: '9' });
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(() => shop.close());

async function call(name: 'requestReconciliation' | 'noteDifference', aim: Aim = {}) {
  const reply = await sendAim(shop.app, name, aim, operator.cookies);
  return { status: reply.statusCode, body: bodyOf(reply) };
}

const listRuns = (asked: ReadInput<'listReconciliations'> = {}) =>
  read(shop.app, 'listReconciliations', asked, operator);

const listDifferences = (asked: ReadInput<'listDifferences'> = {}) =>
  read(shop.app, 'listDifferences', asked, operator);

test('an operator asks for a comparison, reads what it found, notes it, and only the next one resolves it', async () => {
  const asked = await call('requestReconciliation');
  expect(asked.status).toBe(201);
  const { id: runId } = asked.body;
  expect((await listRuns()).runs).toMatchObject([{ id: runId, finishedAt: null, found: null }]);

  await reconcileOnRequest(shop.context);
  expect((await listRuns()).runs).toMatchObject([
    { id: runId, isOnDemand: true, providerRead: 'away', found: 1, opened: 1, resolved: 0 },
  ]);
  const open = await listDifferences();
  expect(open.differences).toMatchObject([
    { kind: 'provider-away', subject: 'lista del proveedor', resolvedAt: null, note: '' },
  ]);

  const id = open.differences[0]?.id ?? 0;
  const noted = await call('noteDifference', { params: { id }, json: { note: 'Avisado' } });
  expect(noted.body).toMatchObject({ note: 'Avisado', resolvedAt: null });
  expect(noted.body.acknowledgedAt).not.toBeNull();
  const unknown = await call('noteDifference', { params: { id: 999_999 }, json: { note: 'x' } });
  expect(unknown.status).toBe(404);

  shop.context.paymentProvider = null;
  await call('requestReconciliation');
  await reconcileOnRequest(shop.context);
  expect((await listDifferences()).differences).toEqual([]);
  const resolved = await listDifferences({ state: 'resueltas' });
  expect(resolved.differences).toMatchObject([{ id, note: 'Avisado' }]);
});

test('runs are read page by page', async () => {
  for (let run = 0; run < 3; run++) await call('requestReconciliation');
  const first = await listRuns({ limit: 2 });
  expect(first.runs).toHaveLength(2);
  const next = await listRuns({ limit: 2, cursor: first.nextCursor ?? undefined });
  const numbers = [...first.runs, ...next.runs].map(({ id }) => id);
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
  const groups = await read(shop.app, 'groupDifferences', {}, operator);
  expect(groups).toEqual([
    { kind: 'sale-differs', name: 'Venta por otro valor en los libros', count: 96, amount: 57_600 },
    { kind: 'refund-overdue', name: 'Reembolso vencido', count: 48, amount: 48_000 },
  ]);
  const unseen = await read(shop.app, 'groupDifferences', { state: 'por-revisar' }, operator);
  expect(unseen[0]).toMatchObject({ kind: 'sale-differs', count: 95 });
  const some = await listDifferences({ kind: 'refund-overdue', limit: 47 });
  expect(some.differences.map(({ kind }) => kind)).toEqual(
    Array.from({ length: 47 }, () => 'refund-overdue'),
  );
  const last = await listDifferences({ kind: 'refund-overdue', cursor: some.nextCursor ?? undefined });
  expect(last).toMatchObject({ differences: [{ kind: 'refund-overdue' }], nextCursor: null });
});
