import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_AUDIT_KIND_IDS } from '../../src/domain/audit-kinds.ts';
import { auditActionText } from '../../src/domain/audit-words.ts';
import { query, sql } from '../../src/server/db/sql.ts';
import type { Endpoint } from '../../src/wire/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/wire/endpoints.ts';
import { type OperatorAction, writesNothing } from '../support/operator-action.ts';
import { operatorActions } from '../support/operator-actions.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(() => shop.close());

const isAction = ([, { method, path }]: [string, Endpoint]) =>
  path.startsWith('/operacion/') && method !== 'GET';

test('every call of the console that can change something stands in the table', () => {
  const calls = Object.entries(endpoints).filter(isAction);
  expect(Object.keys(operatorActions).sort()).toEqual(calls.map(([name]) => name).sort());
});

const audited = Object.entries(operatorActions).filter(([, action]) => action !== writesNothing) as [
  EndpointName,
  OperatorAction,
][];

test.each(audited)('%s has words in the log and a kind to filter by', (_name, { action }) => {
  expect(ALL_AUDIT_KIND_IDS).toContain(action.split('.')[0]);
  expect(auditActionText(action)).not.toMatch(/^Cambio en /);
});

test.each(audited)('%s is in the log with who did it', async (name, { action, prepare }) => {
  const { by = operator, ...aim } = await prepare({ shop, operator });
  const before = await lastEntry();
  const reply = await sendAim(shop.app, name, aim, by.cookies);
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  const entries = await query<{ action: string; accountId: number; actorKind: string }>(
    shop.db,
    sql`select action, account_id, actor_kind from audit_entry where id > ${before}`,
  );
  expect(entries).toContainEqual({ action, accountId: by.id, actorKind: 'operator' });
});

async function lastEntry(): Promise<number> {
  const rows = await query<{ id: number }>(
    shop.db,
    sql`select coalesce(max(id), 0)::int as id from audit_entry`,
  );
  return rows[0]?.id ?? 0;
}
