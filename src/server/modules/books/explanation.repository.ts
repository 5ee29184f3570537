import type { LedgerAccount } from '../../../domain/ledger/accounts.ts';
import type { LedgerRule, LedgerTransactionKind } from '../../../domain/ledger/entry.ts';
import { isoText } from '../../db/moment-text.ts';
import { type Database, query, queryOne, type Sql, sql } from '../../db/sql.ts';

interface AccountSide {
  account: LedgerAccount;
  owner: number;
  name: string;
}

/** An entry with all it follows from. */
export interface TracedEntry {
  id: number;
  debit: AccountSide;
  credit: AccountSide;
  amount: number;
  rule: LedgerRule;
  postedOn: string;
  transaction: {
    id: number;
    key: string;
    kind: LedgerTransactionKind;
    postedAt: string;
    actor: string;
    note: string;
  };
  orderNumber: number | null;
  seller: { id: number; name: string } | null;
  line: {
    line: number;
    name: string;
    unitPrice: number;
    quantity: number;
    cancelledQuantity: number;
    feePercent: number;
    fee: number;
    /** Units and fee of this entry's transaction. */
    units: number;
    feeOfUnits: number;
  } | null;
  shippingRate: number | null;
  payment: { id: number; provider: string; reference: string; amount: number; state: number } | null;
  refund: { id: number; kind: string; cause: string; amount: number; state: string } | null;
  payout: { id: number; settlementId: number; amount: number; state: string } | null;
  /** The settlement that holds this entry. */
  settlementId: number | null;
  collection: { id: number; collectedBy: string; carrier: string | null; amount: number } | null;
  remittance: { id: number; carrier: string; reference: string; amount: number } | null;
  providerSettlement: { id: number; provider: string; reference: string; gross: number; net: number } | null;
}

export function findTracedEntry(db: Database, id: number): Promise<TracedEntry | null> {
  return queryOne<TracedEntry>(db, traced(sql`select * from ledger_entry where id = ${id}::bigint`));
}

/** All entries of an order, oldest first; at most 5,000. */
export function listTracedEntries(db: Database, orderNumber: number): Promise<TracedEntry[]> {
  return query<TracedEntry>(
    db,
    traced(
      sql`select * from ledger_entry where order_number = ${orderNumber}::bigint order by id limit 5000`,
    ),
  );
}

function traced(entries: Sql): Sql {
  return sql`with entry as materialized (${entries})
    select entry.id,
      jsonb_build_object('account', debit_account, 'owner', debit_owner, 'name', debited.name) as debit,
      jsonb_build_object('account', credit_account, 'owner', credit_owner, 'name', credited.name) as credit,
      entry.amount, entry.rule, entry.posted_on,
      jsonb_build_object('id', posted.id, 'key', posted.key, 'kind', posted.kind, 'postedAt', ${isoMoment},
        'actor', coalesce(actor.email, ''), 'note', posted.note) as transaction,
      coalesce(entry.order_number, posted.order_number) as order_number,
      case when seller.id is not null then jsonb_build_object('id', seller.id, 'name', seller.display_name) end as seller,
      case when line.line is not null then jsonb_build_object('line', line.line, 'name', line.name,
        'unitPrice', line.unit_price, 'quantity', line.quantity, 'cancelledQuantity', line.cancelled_quantity,
        'feePercent', line.fee_percent, 'fee', line.fee, 'units', share.gross / line.unit_price,
        'feeOfUnits', share.fee) end as line,
      package.shipping_rate,
      case when payment.id is not null then jsonb_build_object('id', payment.id, 'provider', payment.provider,
        'reference', payment.reference, 'amount', payment.amount, 'state', payment.state) end as payment,
      case when refund.id is not null then jsonb_build_object('id', refund.id, 'kind', refund.kind,
        'cause', refund.cause, 'amount', refund.amount, 'state', refund.state) end as refund,
      case when payout.id is not null then jsonb_build_object('id', payout.id, 'settlementId', payout.settlement_id,
        'amount', payout.amount, 'state', payout.state) end as payout,
      held.settlement_id,
      case when collection.id is not null then jsonb_build_object('id', collection.id,
        'collectedBy', collection.collected_by, 'carrier', collection.carrier, 'amount', collection.amount)
        end as collection,
      case when remittance.id is not null then jsonb_build_object('id', remittance.id, 'carrier', remittance.carrier,
        'reference', remittance.reference, 'amount', remittance.amount) end as remittance,
      case when settled.id is not null then jsonb_build_object('id', settled.id, 'provider', settled.provider,
        'reference', settled.reference, 'gross', settled.gross, 'net', settled.net) end as provider_settlement
    from entry
    join ledger_transaction posted on posted.id = entry.transaction_id
    join ledger_account debited on debited.id = entry.debit_account
    join ledger_account credited on credited.id = entry.credit_account
    left join account actor on actor.id = posted.actor
    left join seller on seller.id = entry.seller_id
    left join order_line line on line.order_number = entry.order_number and line.line = entry.line
    left join lateral (
      select sum(part.amount)::bigint as gross,
        coalesce(sum(part.amount) filter (where part.rule in ('line-fee', 'refund-line-fee')), 0)::bigint as fee
      from ledger_entry part where part.transaction_id = entry.transaction_id and part.line = entry.line
    ) share on true
    left join package on package.order_number = entry.order_number and package.seller_id = entry.seller_id
    left join payment_transaction payment on payment.id = posted.payment_transaction_id
    left join refund on refund.id = posted.refund_id
    left join payout on payout.id = posted.payout_id
    left join settlement_entry held on held.entry_id = entry.id
    left join cash_collection collection on collection.id = posted.cash_collection_id
    left join cash_remittance remittance on remittance.id = posted.cash_remittance_id
    left join provider_settlement settled on settled.id = posted.provider_settlement_id
    order by entry.id`;
}

const isoMoment = isoText(sql`posted.posted_at`);
