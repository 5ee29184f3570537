import type { PaymentChannel, PaymentState } from '../../../../domain/payment-state.ts';
import { claim, freeRows } from '../../../db/claim.ts';
import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

export type SplitState = 'none' | 'requested' | 'confirmed' | 'absent';

export interface Payment {
  orderNumber: number;
  state: PaymentState;
  amount: number;
  channel: PaymentChannel | null;
  expiresAt: Date;
  /** When the provider is asked without being told; null: there is nothing to ask any more. */
  nextCheckAt: Date | null;
  checks: number;
  /** How often it was opened to be paid. */
  starts: number;
  splitState: SplitState;
}

export function findPayment(db: Database, orderNumber: number): Promise<Payment | null> {
  return queryOne<Payment>(db, sql`select ${columns} from payment where order_number = ${orderNumber}`);
}

const columns = sql`order_number, state, amount, channel, expires_at,
  next_check_at, checks, starts, split_state`;

/** The stock is reserved (again) until then, and the provider is asked by itself from `nextCheckAt` on. */
export async function markWaiting(
  db: Database,
  orderNumber: number,
  { expiresAt, nextCheckAt, splitState }: { expiresAt: Date; nextCheckAt: Date; splitState: SplitState },
): Promise<void> {
  await execute(
    db,
    sql`update payment set state = 'waiting', expires_at = ${expiresAt}, next_check_at = ${nextCheckAt}, checks = 0,
          starts = least(starts + 1, 1000), split_state = ${splitState}
        where order_number = ${orderNumber} and state in ('waiting', 'expired')`,
  );
}

export async function moveDeadline(
  db: Database,
  orderNumber: number,
  { expiresAt, channel }: { expiresAt: Date; channel: PaymentChannel | null },
): Promise<void> {
  await execute(
    db,
    sql`update payment set expires_at = ${expiresAt}, channel = coalesce(${channel}::text, channel)
        where order_number = ${orderNumber} and state = 'waiting'`,
  );
}

/** `nextCheckAt`: when the provider is asked how it split the money; null when there is nothing to ask. */
export async function markPaid(
  db: Database,
  orderNumber: number,
  {
    paidAt,
    channel,
    nextCheckAt,
  }: { paidAt: Date; channel: PaymentChannel | null; nextCheckAt: Date | null },
): Promise<void> {
  await execute(
    db,
    sql`update payment set state = 'paid', paid_at = ${paidAt}, channel = coalesce(${channel}::text, channel),
          next_check_at = ${nextCheckAt}::timestamptz, checks = 0
        where order_number = ${orderNumber}`,
  );
}

export async function markExpired(db: Database, orderNumber: number, nextCheckAt: Date): Promise<void> {
  await execute(
    db,
    sql`update payment set state = 'expired', next_check_at = ${nextCheckAt}, checks = 0
        where order_number = ${orderNumber}`,
  );
}

export async function setSplitState(
  db: Database,
  orderNumber: number,
  splitState: 'confirmed' | 'absent',
): Promise<void> {
  await execute(
    db,
    sql`update payment set split_state = ${splitState}, next_check_at = null where order_number = ${orderNumber}`,
  );
}

/**
 * Payments whose provider is to be asked now, each taken by one worker: their next time is `leaseUntil` until the
 * answer sets another one.
 */
export function claimDueChecks(
  db: Database,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<(Payment & { createdAt: Date })[]> {
  return query<Payment & { createdAt: Date }>(
    db,
    claim({
      table: 'payment',
      key: 'order_number',
      due: freeRows({
        columns: sql`order_number`,
        from: sql`payment`,
        where: sql`next_check_at <= ${now}`,
        order: sql`next_check_at`,
        limit,
      }),
      set: sql`next_check_at = ${leaseUntil}, checks = least(checks + 1, 1000)`,
      returning: sql`${qualifiedColumns}, payment.created_at`,
    }),
  );
}

const qualifiedColumns = sql`payment.order_number, payment.state, payment.amount, payment.channel,
  payment.expires_at, payment.next_check_at, payment.checks, payment.starts,
  payment.split_state`;

/** Only while nothing else has happened to it since it was claimed. */
export async function setNextCheck(
  db: Database,
  {
    orderNumber,
    claimedUntil,
    nextCheckAt,
  }: { orderNumber: number; claimedUntil: Date; nextCheckAt: Date | null },
): Promise<void> {
  await execute(
    db,
    sql`update payment set next_check_at = ${nextCheckAt}::timestamptz
        where order_number = ${orderNumber} and next_check_at = ${claimedUntil}`,
  );
}

/** Waiting in vain, the longest first. */
export function listOverdue(
  db: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<{ orderNumber: number; expiresAt: Date }[]> {
  return query<{ orderNumber: number; expiresAt: Date }>(
    db,
    sql`select order_number, expires_at from payment
        where state = 'waiting' and expires_at <= ${now} order by expires_at limit ${limit}`,
  );
}
