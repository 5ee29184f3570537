import type { MoneyRules } from '../../../../domain/money-rules.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { SubmissionIdentity } from './submission-identity.ts';

export interface CashBuyer {
  phone: string;
  documentNumber: string;
  addressKey: string;
}

/** By what a cash order is judged in the statement that writes it. */
export interface CashQuestion {
  buyer: CashBuyer;
  limits: MoneyRules['cashOnDelivery'];
  /** Orders that were placed before are not counted as open any more. */
  openSince: Date;
  refusedSince: Date;
  /** Refused parcels belong to orders placed after this. */
  refusedOrdersSince: Date;
}

/**
 * One row: whether the buyer is within the limits (`is_allowed`), and whether the order may be written (`unchanged`),
 * which a repetition may not that came in between. Until the end of the transaction no other order of this phone,
 * document or address is counted or written; what is counted is later than the statement's snapshot.
 */
export function lockedCashBuyer(
  { buyer, limits, openSince, refusedSince, refusedOrdersSince }: CashQuestion,
  { neighbours }: SubmissionIdentity,
): Sql {
  return sql`select is_allowed, is_allowed and not is_repetition as unchanged
      from lock_cash_orders(${buyer.phone}::text, ${buyer.documentNumber}::text, ${buyer.addressKey}::text,
        ${openSince}::timestamptz, ${refusedSince}::timestamptz, ${refusedOrdersSince}::timestamptz,
        ${neighbours?.keys ?? null}::text[], ${neighbours?.since ?? null}::timestamptz) history
      cross join lateral (select history.open_by_phone < ${limits.maximumOpenPerPhone}::int
        and history.open_by_document < ${limits.maximumOpenPerDocument}::int
        and history.open_by_address < ${limits.maximumOpenPerAddress}::int
        and history.refusals < ${limits.maximumRefusals}::int as is_allowed) judged`;
}
