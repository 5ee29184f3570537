import type { PaymentState } from '../../../../domain/payment-state.ts';
import { isoText } from '../../../db/moment-text.ts';
import { type Database, queryOne, sql } from '../../../db/sql.ts';

export interface PaymentRow {
  state: PaymentState;
  amount: number;
  channel: string | null;
  expiresAt: string;
  paidAt: string | null;
  transactions: {
    reference: string;
    amount: number | null;
    state: number;
    franchise: string;
    maskedCard: string;
    reasonText: string;
    outcome: 'waiting' | 'failed' | 'paid' | 'refund-due' | 'reversed';
    happenedAt: string;
    notices: {
      source: 'confirmation' | 'return' | 'question';
      state: number;
      times: number;
      receivedAt: string;
      verdict: string | null;
    }[];
  }[];
}

/** With the provider's latest transactions and what it told of each; null for cash on delivery. */
export function findOrderPayment(db: Database, number: number): Promise<PaymentRow | null> {
  return queryOne<PaymentRow>(
    db,
    sql`select payment.state, payment.amount, payment.channel, ${isoText(sql`payment.expires_at`)} as expires_at,
          ${isoText(sql`payment.paid_at`)} as paid_at,
          (select coalesce(jsonb_agg(jsonb_build_object('reference', one.reference, 'amount', one.amount,
             'state', one.state, 'franchise', one.franchise, 'maskedCard', one.masked_card,
             'reasonText', one.reason_text, 'outcome', one.outcome, 'happenedAt', ${isoText(sql`one.happened_at`)},
             'notices', (
               select coalesce(jsonb_agg(jsonb_build_object('source', notice.source, 'state', notice.state,
                 'times', notice.times, 'receivedAt', ${isoText(sql`notice.received_at`)},
                 'verdict', notice.verdict) order by notice.id), '[]')
               from (select * from payment_notice told
                     where told.provider = one.provider and told.reference = one.reference
                     order by told.id limit 20) notice)) order by one.id desc), '[]')
           from (select * from payment_transaction recent where recent.order_number = payment.order_number
                 order by recent.id desc limit 20) one) as transactions
        from payment where payment.order_number = ${number}`,
  );
}
