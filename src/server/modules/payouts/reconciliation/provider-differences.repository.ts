import { type Database, query, sql } from '../../../db/sql.ts';
import type { FoundRow, Scope } from './difference.ts';

/** A transaction of the statement that the shop does not have as the provider has it. */
export interface StrayTransaction {
  reference: string;
  state: number;
}

/** Approved there and not paid here, or reversed there and paid here. */
export function listStrayTransactions(
  db: Database,
  { provider, since, limit }: { provider: string; since: Date; limit: number },
): Promise<StrayTransaction[]> {
  return query<StrayTransaction>(
    db,
    sql`select line.reference, line.state
        from provider_statement line
        left join payment_transaction ours using (provider, reference)
        where line.provider = ${provider} and line.happened_at >= ${since}
          and ((line.state = 1 and (ours.id is null or ours.outcome in ('waiting', 'failed')))
            or (line.state = 6 and ours.outcome = 'paid'))
        order by line.happened_at, line.reference limit ${limit}`,
  );
}

/** Paid, or owed back, is what an approved transaction must be here. */
export function listUnknownApprovals(db: Database, provider: string, { since }: Scope): Promise<FoundRow[]> {
  return query<FoundRow>(
    db,
    sql`select 'transacción ' || line.reference as subject, ours.order_number,
          null::int as seller_id, 0::bigint as expected, line.amount as found, line.happened_at,
          'factura ' || line.invoice || case ours.outcome when 'reversed' then ', aquí está reversada'
            when 'failed' then ', aquí está rechazada' when 'waiting' then ', aquí está pendiente'
            else ', aquí no existe' end as detail
        from provider_statement line
        left join payment_transaction ours using (provider, reference)
        where line.provider = ${provider} and line.happened_at >= ${since} and line.state = 1
          and (ours.id is null or ours.outcome in ('waiting', 'failed', 'reversed'))`,
  );
}

export function listMissingReversals(db: Database, provider: string, { since }: Scope): Promise<FoundRow[]> {
  return query<FoundRow>(
    db,
    sql`select 'transacción ' || line.reference as subject, ours.order_number,
          null::int as seller_id, ours.amount::bigint as expected, 0::bigint as found,
          line.happened_at, null as detail
        from provider_statement line
        join payment_transaction ours using (provider, reference)
        where line.provider = ${provider} and line.happened_at >= ${since} and line.state = 6
          and ours.outcome = 'paid'`,
  );
}

/** `coveredSince`: what the provider's lists have been read from; `settled`: younger ones may not stand there yet. */
export function listPaidWithoutProvider(
  db: Database,
  provider: string,
  { coveredSince, settled }: { coveredSince: Date; settled: Date },
): Promise<FoundRow[]> {
  return query<FoundRow>(
    db,
    sql`select 'transacción ' || ours.reference as subject, ours.order_number,
          null::int as seller_id, ours.amount::bigint as expected, 0::bigint as found,
          ours.happened_at,
          case when line.reference is null then 'no está en su lista'
            else 'allá tiene el estado ' || line.state end as detail
        from payment_transaction ours
        left join provider_statement line using (provider, reference)
        where ours.provider = ${provider} and ours.outcome = 'paid' and ours.happened_at >= ${coveredSince}
          and ours.changed_at < ${settled} and (line.state is null or line.state not in (1, 6))`,
  );
}

/** Between provider and shop, and between what was paid and what the order costs. */
export function listDifferentAmounts(db: Database, provider: string, { since }: Scope): Promise<FoundRow[]> {
  return query<FoundRow>(
    db,
    sql`select 'transacción ' || ours.reference as subject, ours.order_number,
          null::int as seller_id, ours.amount::bigint as expected, line.amount as found,
          ours.happened_at,
          'aquí ' || ours.currency || ', en el proveedor ' || line.currency as detail
        from provider_statement line
        join payment_transaction ours using (provider, reference)
        where line.provider = ${provider} and line.happened_at >= ${since}
          and ours.outcome in ('paid', 'refund-due', 'reversed')
          and (line.amount is distinct from ours.amount or line.currency <> ours.currency)
        union all
        select 'pago del pedido ' || payment.order_number, payment.order_number, null, orders.total::bigint,
          ours.amount::bigint, ours.happened_at, 'total del pedido y pago recibido'
        from payment_transaction ours
        join payment using (order_number)
        join orders on orders.number = payment.order_number
        where ours.happened_at >= ${since} and ours.outcome in ('paid', 'reversed')
          and (ours.amount is distinct from orders.total or payment.amount <> orders.total
            or ours.currency <> 'COP')`,
  );
}

/** What the provider should hold for us by payments, splits, refunds and its settlements, and what the books say. */
export function listProviderBalance(db: Database, { now }: Scope): Promise<FoundRow[]> {
  return query<FoundRow>(
    db,
    sql`select 'cuenta del proveedor' as subject, null::bigint as order_number, null::int as seller_id,
          (received - split - refunded - reversed_twice - settled)::bigint as expected, booked::bigint as found,
          ${now}::timestamptz as happened_at, null as detail
        from (select
          (select coalesce(sum(amount), 0) from payment_transaction
           where outcome in ('paid', 'refund-due', 'reversed') and currency = 'COP') as received,
          (select coalesce(sum(amount), 0) from ledger_entry where credit_account = 'provider' and credit_owner = 0
             and rule in ('split-paid', 'split-paid-refunded')) as split,
          (select coalesce(sum(amount), 0) from refund where state = 'paid' and paid_by = 'provider') as refunded,
          (select coalesce(sum(amount), 0) from ledger_entry where credit_account = 'provider' and credit_owner = 0
             and rule = 'reversal-paid-twice') as reversed_twice,
          (select coalesce(sum(gross), 0) from provider_settlement) as settled,
          (select coalesce(sum(amount), 0) from ledger_entry
           where debit_account = 'provider' and debit_owner = 0)
          - (select coalesce(sum(amount), 0) from ledger_entry
             where credit_account = 'provider' and credit_owner = 0) as booked) sums
        where booked <> received - split - refunded - reversed_twice - settled`,
  );
}
