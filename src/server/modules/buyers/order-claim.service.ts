import { hash, randomInt } from 'node:crypto';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { markEmailVerified } from '../accounts/identity/account.writes.ts';
import { enqueueEmails, nudgeOutbox } from '../messages/notifications.service.ts';
import { giveGuestOrders } from '../orders/placing/order-owner.writes.ts';
import { redeemClaim, saveClaim } from './order-claim.repository.ts';

const CODE_DIGITS = 6;
const CODE_MINUTES = 30;
const MAXIMUM_TRIES = 5;
/** Bounds the mails that an account can send to its address, and all guesses of an hour to 15 in a million. */
const CODES_PER_HOUR = 3;

const minuteMillis = 60_000;

export interface Claimant {
  id: number;
  email: string;
}

/**
 * Sends a code to the account's own address. The answer is the same whether guest orders exist: only who reads the mail
 * may learn about them.
 */
export async function requestOrderClaim(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { id, email }: Claimant,
): Promise<Result<null, 'too-many-requests'>> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const time = now();
  const expiresAt = new Date(time.getTime() + CODE_MINUTES * minuteMillis);
  const isSaved = await inTransaction(write, async (db) => {
    const saved = await saveClaim(db, {
      accountId: id,
      email,
      codeHash: codeHash(id, code),
      now: time,
      expiresAt,
      maximumSent: CODES_PER_HOUR,
      windowStart: new Date(time.getTime() - 60 * minuteMillis),
    });
    const data = { code, expiresAt: expiresAt.toISOString() };
    if (saved) await enqueueEmails(db, [{ template: 'order-claim-code', recipient: email, data }]);
    return saved;
  });
  if (!isSaved) return failure('too-many-requests');
  nudgeOutbox();
  return success(null);
}

/** The number of orders that joined the account. */
export async function confirmOrderClaim(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { id, email }: Claimant,
  code: string,
): Promise<Result<number, 'claim-code-invalid'>> {
  const time = now();
  const attempt = {
    accountId: id,
    email,
    // People copy codes with spaces.
    codeHash: codeHash(id, code.replace(/\s/g, '')),
    maximumTries: MAXIMUM_TRIES,
    now: time,
  };
  return inTransaction(write, async (db) => {
    // A wrong one is committed too: it counts as a try.
    if (!(await redeemClaim(db, attempt))) return failure('claim-code-invalid');
    await markEmailVerified(db, id, time);
    return success(await giveGuestOrders(db, { accountId: id, email }));
  });
}

function codeHash(accountId: number, code: string): string {
  return hash('sha256', `${accountId}:${code}`, 'hex');
}
