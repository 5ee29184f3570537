import type { Database } from '../../src/server/db/sql.ts';
import { openSession, SESSION_COOKIE } from '../../src/server/modules/accounts/identity/session.service.ts';
import { type BuiltAccount, buildAccount } from './account-factories.ts';

export interface LoggedIn extends BuiltAccount {
  /** For `app.inject`. */
  cookies: Record<string, string>;
}

/** A new account with an open session. */
export async function logIn(db: Database, parts: Parameters<typeof buildAccount>[1] = {}): Promise<LoggedIn> {
  const account = await buildAccount(db, parts);
  const visitor = { address: '127.0.0.1', userAgent: 'test' };
  const { token } = await openSession(db, { accountId: account.id, visitor, now: new Date() });
  return { ...account, cookies: { [SESSION_COOKIE]: token } };
}

/** As a browser has them of a shop under https, where cookies are bound to their host. */
export function underHttps({ cookies }: Pick<LoggedIn, 'cookies'>): LoggedIn['cookies'] {
  return Object.fromEntries(Object.entries(cookies).map(([name, value]) => [`__Host-${name}`, value]));
}
