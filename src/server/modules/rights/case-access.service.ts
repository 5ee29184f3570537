import { failure, type Result, success } from '../../../domain/result.ts';
import { caseNumberText, readCaseNumber } from '../../../domain/rights/case-kind.ts';
import type { Context } from '../../context.ts';
import { markEmailVerified } from '../accounts/identity/account.writes.ts';
import { returnAttempt, takeAttempt } from '../accounts/identity/attempt-limit.service.ts';
import { isCaseSignature, opensCase } from '../links/case-link.service.ts';
import { tokenOfPurchase } from '../links/purchase-access.service.ts';
import { enqueueEmails } from '../messages/notifications.service.ts';
import { getPurchase } from '../orders/placing/purchase.service.ts';
import { findCaseByNumber, saveCase } from './case.repository.ts';
import { changeCase, mailsOf, settled } from './case-change.service.ts';
import { insertEvent } from './case-event.repository.ts';
import { findPersonOfAccount } from './case-person.repository.ts';
import type { CaseRow } from './case-row.ts';

/** Who asks for what is hers: her account, and what her browser holds of purchases and cases made without one. */
export interface CasePerson {
  accountId: number | null;
  purchases: string | null;
  cases: string | null;
}

/** A case for whoever it belongs to; a foreign one answers like a missing one. */
export async function findOwnCase(
  context: Context,
  number: string,
  person: CasePerson,
): Promise<Result<CaseRow, 'not-found'>> {
  const row = await findByNumber(context, number);
  if (!row) return failure('not-found');
  return (await isHers(context, row, person)) ? success(row) : failure('not-found');
}

export async function findShopCase(
  context: Context,
  number: string,
  sellerId: number,
): Promise<Result<CaseRow, 'not-found'>> {
  const row = await findByNumber(context, number);
  return row && row.sellerId === sellerId ? success(row) : failure('not-found');
}

export async function findAnyCase(context: Context, number: string): Promise<Result<CaseRow, 'not-found'>> {
  const row = await findByNumber(context, number);
  return row ? success(row) : failure('not-found');
}

const ATTEMPTS = 5;
const ATTEMPT_MINUTES = 60;

/**
 * The link of a mail with the last four of her document. Guesses are counted once the link is known to be ours, so that
 * nobody without it keeps her out. `accountId`: who is logged in.
 */
export async function enterByLink(
  context: Context,
  given: { number: string; signature: string; digits: string; accountId: number | null },
): Promise<Result<CaseRow, 'not-found' | 'case-digits-wrong' | 'too-many-requests'>> {
  const row = await findByNumber(context, given.number);
  if (!row) return failure('not-found');
  const number = caseNumberText(row);
  if (!(await isCaseSignature(context, number, given.signature))) return failure('not-found');
  const limits = [
    { kind: 'case-digits', subject: number, maximum: ATTEMPTS, minutes: ATTEMPT_MINUTES },
  ] as const;
  const { allowed } = await takeAttempt(context, limits);
  if (!allowed) return failure('too-many-requests');
  const own = row.documentNumber.slice(-4).toUpperCase();
  if (own === '' || given.digits.trim().toUpperCase() !== own) return failure('case-digits-wrong');
  await returnAttempt(context, limits);
  await proveAccount(context, row, given.accountId);
  if (!row.needsProof) return success(row);
  await proveAddress(context, row);
  return findAnyCase(context, number);
}

/** What was mailed there was used in the account that has the address, which is proven by that. */
async function proveAccount({ write, now }: Context, row: CaseRow, accountId: number | null): Promise<void> {
  if (accountId === null || accountId !== row.accountId) return;
  const account = await findPersonOfAccount(write, accountId);
  if (account?.email === row.email.toLowerCase()) await markEmailVerified(write, accountId, now());
}

/** The link of the mail was opened with her document: from today on the law's days count. Once. */
async function proveAddress(context: Context, row: CaseRow): Promise<void> {
  await changeCase(context, row, async ({ db, one, now, today }) => {
    if (!one.needsProof || one.state === 'closed') return success(null);
    const proven = settled({ ...one, needsProof: false, provenOn: today, stateSince: today });
    await saveCase(db, proven, now);
    const mover = { actor: 'buyer', accountId: null } as const;
    await insertEvent(db, { caseId: one.id, at: now, ...mover, kind: 'proof' });
    await enqueueEmails(
      db,
      mailsOf(proven, { mover, operator: context.config.mail.operator, news: 'moved' }),
    );
    return success(null);
  });
}

function findByNumber({ write }: Context, text: string): Promise<CaseRow | null> {
  const number = readCaseNumber(text);
  return number ? findCaseByNumber(write, number) : Promise.resolve(null);
}

async function isHers(
  context: Context,
  row: CaseRow,
  { accountId, purchases, cases }: CasePerson,
): Promise<boolean> {
  const owner = row.accountId ?? row.orderAccountId;
  const isOwner = owner !== null && accountId === owner;
  // Whoever filed it may hold an order or an account under her address: now it is for who proved that it is hers.
  if (row.provenOn !== null)
    return (
      (await opensCase(context, cases, caseNumberText(row))) ||
      (isOwner && (await hasProven(context, owner, row.email)))
    );
  if (isOwner) return true;
  // What was opened by an account is opened by that account only.
  if (row.accountId !== null) return false;
  if (await opensCase(context, cases, caseNumberText(row))) return true;
  // Who filed it sees what she wrote until then.
  if (row.needsProof && (await opensCase(context, cases, caseNumberText(row), 'filed'))) return true;
  if (row.orderNumber === null) return false;
  const token = tokenOfPurchase(purchases, row.orderNumber);
  return (await getPurchase(context, { number: row.orderNumber, tokens: [token], accountId: null })).ok;
}

async function hasProven({ write }: Context, accountId: number, email: string): Promise<boolean> {
  const account = await findPersonOfAccount(write, accountId);
  return account?.isEmailVerified === true && account.email === email.toLowerCase();
}
