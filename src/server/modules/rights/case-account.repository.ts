import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';

/** Where money goes back to who paid in cash or by PSE. */
export interface CaseAccount {
  kind: 'ahorros' | 'corriente' | 'llave';
  /** Null: a key needs none. */
  bankCode: string | null;
  bankName: string;
  number: string;
  holderName: string;
  holderDocument: string;
}

export async function saveAccount(
  db: Database,
  caseId: number,
  account: CaseAccount,
  at: Date,
): Promise<void> {
  await execute(
    db,
    sql`insert into rights_case_account (case_id, kind, bank_code, bank_name, number, holder_name, holder_document, given_at)
        values (${caseId}, ${account.kind}, ${account.bankCode}, ${account.bankName}, ${account.number},
          ${account.holderName}, ${account.holderDocument}, ${at})
        on conflict (case_id) do update set kind = excluded.kind, bank_code = excluded.bank_code,
          bank_name = excluded.bank_name, number = excluded.number, holder_name = excluded.holder_name,
          holder_document = excluded.holder_document, given_at = excluded.given_at`,
  );
}

export async function deleteAccount(db: Database, caseId: number): Promise<void> {
  await execute(db, sql`delete from rights_case_account where case_id = ${caseId}`);
}

/** Whether a refund of the case is at the bank: in a file that it has not answered. */
export async function isAtBank(db: Database, caseId: number): Promise<boolean> {
  const row = await queryOne<{ isSent: boolean }>(
    db,
    sql`select exists (select from rights_case one
          join refund on refund.order_number = one.order_number and refund.state = 'due'
            and starts_with(refund.idempotency_key, 'case:' || one.id || ':')
          join refund_file_line line on line.refund_id = refund.id and line.refused_at is null
          where one.id = ${caseId}) as is_sent`,
  );
  return row?.isSent ?? false;
}

export function findAccount(db: Database, caseId: number): Promise<CaseAccount | null> {
  return queryOne<CaseAccount>(
    db,
    sql`select kind, bank_code, bank_name, number, holder_name, holder_document
        from rights_case_account where case_id = ${caseId}`,
  );
}

export interface RefundAccountRow {
  refundId: number;
  year: number;
  sequence: number;
  kind: CaseAccount['kind'] | null;
  bankName: string | null;
  number: string | null;
  holderName: string | null;
  holderDocument: string | null;
}

/** Of refunds that cases brought about: the case, and the account that its person has given. */
export function listRefundAccounts(db: Database, refundIds: readonly number[]): Promise<RefundAccountRow[]> {
  return query<RefundAccountRow>(
    db,
    sql`select refund.id as refund_id, one.year, one.sequence, account.kind, account.bank_name, account.number,
          account.holder_name, account.holder_document
        from refund
        join rights_case one on one.order_number = refund.order_number
          and starts_with(refund.idempotency_key, 'case:' || one.id || ':')
        left join rights_case_account account on account.case_id = one.id
        where refund.id = any(${refundIds}::bigint[])`,
  );
}

export interface PaymentMeans {
  /** Null: nothing was paid online. */
  franchise: string | null;
  maskedCard: string | null;
  /** The provider's number of the payment. */
  reference: string;
}

/** What the sale was paid with. */
export function findPaymentMeans(db: Database, orderNumber: number): Promise<PaymentMeans | null> {
  return queryOne<PaymentMeans>(
    db,
    sql`select franchise, masked_card, reference from payment_transaction
        where order_number = ${orderNumber} and outcome in ('paid', 'reversed') order by id limit 1`,
  );
}

export interface CaseRefund {
  id: number;
  goods: number;
  shipping: number;
  amount: number;
  state: 'due' | 'paid';
  dueOn: string;
  paidAt: Date | null;
}

export function findCaseRefund(db: Database, refundId: number): Promise<CaseRefund | null> {
  return queryOne<CaseRefund>(
    db,
    sql`select id, goods_amount as goods, shipping_amount as shipping, amount, state, due_on, paid_at
        from refund where id = ${refundId}`,
  );
}
