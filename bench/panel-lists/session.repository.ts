import type { Pool } from 'pg';
import { queryOne, sql } from '../../src/server/db/sql.ts';
import { openSession, SESSION_COOKIE } from '../../src/server/modules/accounts/identity/session.service.ts';
import type { Panel } from './panel-list.ts';

/** The cookie of the shop's owner and that of an operator. */
export async function logInAs(db: Pool, shopId: number): Promise<Record<Panel, string>> {
  const owner = await queryOne<{ id: number }>(
    db,
    sql`select account_id as id from seller where id = ${shopId} and account_id is not null`,
  );
  const operator = await queryOne<{ id: number }>(
    db,
    sql`select account_id as id from account_role where operator_role = 'administrator' limit 1`,
  );
  return { seller: await open(db, owner), operator: await open(db, operator) };
}

async function open(db: Pool, account: { id: number } | null): Promise<string> {
  if (!account) throw new Error('The marketplace was filled without its accounts.');
  const visitor = { address: '127.0.0.1', userAgent: 'bench' };
  const { token } = await openSession(db, { accountId: account.id, visitor, now: new Date() });
  return `${SESSION_COOKIE}=${token}`;
}
