import type { Pool } from 'pg';
import { query, type Sql, sql } from '../../src/server/db/sql.ts';
import { openSession, SESSION_COOKIE } from '../../src/server/modules/accounts/identity/session.service.ts';

const BUYERS = 20;

/** The cookies of some buyers, of the shop's owner and of an operator. */
export async function logInAs(
  db: Pool,
  shopId: number,
): Promise<{ buyers: string[]; seller: string; operator: string }> {
  const [seller = '', operator = ''] = [
    ...(await open(
      db,
      sql`select account_id as id from seller where id = ${shopId} and account_id is not null`,
    )),
    ...(await open(
      db,
      sql`select account_id as id from account_role where operator_role = 'administrator' limit 1`,
    )),
  ];
  const buyers = await open(
    db,
    sql`select id from account where email like 'masivo-%@compradores.test' order by id limit ${BUYERS}::int`,
  );
  if (!operator || buyers.length === 0) throw new Error('The marketplace was filled without its accounts.');
  return { buyers, seller, operator };
}

async function open(db: Pool, accounts: Sql): Promise<string[]> {
  const cookies: string[] = [];
  for (const { id } of await query<{ id: number }>(db, accounts)) {
    const visitor = { address: '127.0.0.1', userAgent: 'bench' };
    const { token } = await openSession(db, { accountId: id, visitor, now: new Date() });
    cookies.push(`${SESSION_COOKIE}=${token}`);
  }
  return cookies;
}
