import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryOne, sql } from '../../src/server/db/sql.ts';
import { claimDueJobs, runNoted, saveJobs } from '../../src/server/modules/operations/job-state.service.ts';
import { buildFailedMessage } from '../support/operator-system-actions.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import type { CallName } from '../support/published-reads.ts';
import { runJobNow } from '../support/run-job.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(() => shop.close());

async function call(name: CallName, aim: Aim = {}, by = operator) {
  const reply = await sendAim(shop.app, name, aim, by.cookies);
  return { status: reply.statusCode, body: reply.json() };
}

// No job falls due while a test runs.
const clocked = () => ({ ...shop.context, now: () => new Date('2026-03-10T15:00:00Z') });

const JOBS = [
  { name: 'back-up', cron: '30 2 * * *' },
  { name: 'fill-search', cron: '7 * * * *' },
];

test('jobs show how they ran last, and one that fails shows why', async () => {
  const beforeYesterday = { ...shop.context, now: () => new Date('2026-03-08T15:00:00Z') };
  // A worker of another version may still run it: only a day after it should have run it is gone.
  await saveJobs(beforeYesterday, [{ name: 'gone', cron: '* * * * *' }]);
  await saveJobs(clocked(), JOBS);
  await runJobNow(clocked(), 'fill-search');
  const broken = runJobNow(clocked(), 'back-up', () => Promise.reject(new Error('no room on the disk')));
  await expect(broken).rejects.toThrow('no room');
  const { jobs: tareas } = (await call('getSystemState')).body as {
    jobs: { name: string; problem: string }[];
  };
  expect(tareas.map(({ name: nombre, problem: problema }) => [nombre, problema])).toEqual([
    ['back-up', 'Error: no room on the disk'],
    ['fill-search', null],
  ]);
});

test('a requested job waits for a worker once, and an unknown one is not found', async () => {
  await saveJobs(clocked(), JOBS);
  await call('requestJob', { params: { name: 'fill-search' } });
  const claimDue = () =>
    claimDueJobs(clocked(), { names: JOBS.map(({ name }) => name), owner: crypto.randomUUID() });
  const [held, ...others] = await claimDue();
  expect([held?.name, ...others]).toEqual(['fill-search']);
  if (held) await runNoted(clocked(), held, async () => {});
  expect(await claimDue()).toEqual([]);
  expect((await call('requestJob', { params: { name: 'drop-table' } })).status).toBe(404);
});

test('a failed message is tried again from the beginning, once, or leaves the list', async () => {
  const [again, never] = [await buildFailedMessage(shop), await buildFailedMessage(shop)];
  const listed = async () => {
    const { messages: mensajes } = (await call('listFailedMessages')).body as { messages: { id: number }[] };
    return mensajes.map(({ id: codMensaje }) => codMensaje);
  };
  expect(await listed()).toEqual([never, again]);
  expect((await call('getSystemState')).body.outbox).toMatchObject({ failed: 2 });
  expect((await call('retryMessage', { params: { id: again } })).status).toBe(200);
  expect((await call('retryMessage', { params: { id: again } })).status).toBe(404);
  expect((await call('dismissMessage', { params: { id: never } })).status).toBe(200);
  expect(await listed()).toEqual([]);
  const message = await queryOne(
    shop.db,
    sql`select attempts, failed_at, next_attempt_at <= now() as is_due
        from outbox_message where id = ${again}`,
  );
  expect(message).toEqual({ attempts: 0, failedAt: null, isDue: true });
});

test('a message whose password was erased is not sent without it', async () => {
  const id = await buildFailedMessage(shop, 'recovery-password');
  expect((await call('retryMessage', { params: { id: id } })).body.code).toBe('message-had-secret');
});

test('whoever may only look changes nothing', async () => {
  const viewer = await logIn(shop.db, { roles: ['operator'], operatorRole: 'viewer' });
  const id = await buildFailedMessage(shop);
  expect((await call('getSystemState', {}, viewer)).status).toBe(200);
  expect((await call('retryMessage', { params: { id: id } }, viewer)).body.code).toBe('operator-role');
});
