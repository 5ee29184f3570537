import { hash, randomBytes } from 'node:crypto';
import { ACCOUNT_KIND, ACCOUNT_STATUS } from '../../../../domain/account.ts';
import { EMAIL_MESSAGE, isEmail } from '../../../../domain/email.ts';
import type { UserLookup } from '../../../../domain/registration.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { limitedAddress, takeTurn } from '../identity/attempt-limit.service.ts';
import * as flows from './registration-flow.repository.ts';

/** Ties a registration to one browser: with another person's codUsuario alone nobody gets anywhere. */
export const FLOW_COOKIE = 'registro';
export const FLOW_SECONDS = 24 * 60 * 60;

export interface Started {
  isNew: boolean;
  user: UserLookup;
  /** Set when the browser needs a new cookie. */
  token: string | null;
}

/** Spec 4, e-mail step: a new e-mail begins a registration; a known one says where its account stands. */
export async function startRegistration(
  context: Context,
  { kind, email }: { kind: 'buyer' | 'seller'; email: string },
  visitor: { address: string; token: string | null },
): Promise<Result<Started, 'invalid-input' | 'too-many-registrations'>> {
  if (!isEmail(email)) return failure('invalid-input', { fields: { email: EMAIL_MESSAGE } });
  if (!(await takeStart(context, visitor.address))) return failure('too-many-registrations');
  const { isNew, ...found } = await findOrCreate(context, email.toLowerCase(), kind);
  const user = { ...found, kind: ACCOUNT_KIND[found.kind], email: email.toLowerCase(), phone: null };
  if (user.status !== ACCOUNT_STATUS.formPending) return success({ isNew, user, token: null });
  const own = visitor.token ? await findOwnFlow(context, user.userId, visitor.token) : null;
  if (own) return success({ isNew, user: { ...user, phone: own.verifiedPhone }, token: null });
  return success({ isNew, user, token: await createFlow(context, user.userId) });
}

/**
 * A registration of this browser for an e-mail, whatever account that has: only a finished proof of the phone may tell.
 * `newToken` is set when the browser needs a new cookie.
 */
export async function openFlow(
  context: Context,
  email: string,
  visitor: { address: string; token: string | null },
): Promise<
  Result<
    { accountId: number; verifiedPhone: string | null; newToken: string | null },
    'too-many-registrations'
  >
> {
  if (!(await takeStart(context, visitor.address))) return failure('too-many-registrations');
  const { userId: accountId } = await findOrCreate(context, email, 'buyer');
  const own = await findOwnFlow(context, accountId, visitor.token);
  if (own) return success({ accountId, verifiedPhone: own.verifiedPhone, newToken: null });
  return success({ accountId, verifiedPhone: null, newToken: await createFlow(context, accountId) });
}

/** The registration of this browser for an e-mail. */
export async function findFlowOfEmail(
  context: Context,
  email: string,
  token: string | null,
): Promise<flows.Flow | null> {
  const known = await flows.findRegisteredEmail(context.write, email);
  return known && findOwnFlow(context, known.userId, token);
}

/** The flow of this browser for this account; null for another one's codUsuario. */
export function findOwnFlow(
  { write, now }: Context,
  accountId: number,
  token: string | null,
): Promise<flows.Flow | null> {
  if (!token) return Promise.resolve(null);
  return flows.findFlow(write, { tokenHash: flowHash(token), accountId, now: now() });
}

/** Whether this browser registers anybody: nobody else's papers are read. */
export async function admitRegistrant(
  { write, now }: Context,
  token: string | null,
): Promise<Result<null, 'registration-not-found'>> {
  const isOpen =
    token !== null && (await flows.isFlowOpen(write, { tokenHash: flowHash(token), now: now() }));
  return isOpen ? success(null) : failure('registration-not-found');
}

/** The account is there: no browser goes on with its registration. */
export function endRegistrations(db: Database, accountId: number): Promise<void> {
  return flows.deleteFlowsOf(db, accountId);
}

/** What the table keeps of the cookie. */
export function flowHash(token: string): string {
  return hash('sha256', token, 'hex');
}

/** False: too many begin at once from this place. */
async function takeStart(context: Context, address: string): Promise<boolean> {
  const place = limitedAddress(address);
  const limit = {
    kind: 'registration-start',
    subject: place,
    maximum: 120,
    minutes: 60,
    slowestMillis: 1_000,
  };
  return (await takeTurn(context, [limit], place)) !== null;
}

interface Found extends flows.RegisteredEmail {
  isNew: boolean;
}

async function findOrCreate(
  { write }: Context,
  email: string,
  kind: keyof typeof ACCOUNT_KIND,
): Promise<Found> {
  const known = await flows.findRegisteredEmail(write, email);
  if (known) return { ...known, isNew: false };
  const created = await flows.insertUnfinishedAccount(write, { email, kind });
  if (created) return { ...created, status: ACCOUNT_STATUS.formPending, kind, isNew: true };
  const concurrent = await flows.findRegisteredEmail(write, email);
  if (!concurrent) throw new Error('an e-mail was neither free nor registered');
  return { ...concurrent, isNew: false };
}

async function createFlow({ write, now }: Context, accountId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + FLOW_SECONDS * 1_000);
  await flows.insertFlow(write, { tokenHash: flowHash(token), accountId, createdAt, expiresAt });
  return token;
}
