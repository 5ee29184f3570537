import type { AccountRef, LedgerAccount } from '../../../domain/ledger/accounts.ts';
import type { LedgerRule, LedgerTransactionKind } from '../../../domain/ledger/entry.ts';
import { type Database, query, raw, sql } from '../../db/sql.ts';

export interface AccountEntry {
  id: number;
  transactionId: number;
  kind: LedgerTransactionKind;
  rule: LedgerRule;
  /** 'YYYY-MM-DD', the day of the books. */
  postedOn: string;
  postedAt: Date;
  /** Debit to the account above zero, credit below. */
  amount: number;
  otherAccount: LedgerAccount;
  otherOwner: number;
  orderNumber: number | null;
  sellerId: number | null;
  line: number | null;
}

/** Newest first; `before` is the id of the last entry of the page before. */
export function listAccountEntries(
  db: Database,
  { account, owner }: AccountRef,
  { before, limit }: { before: number | null; limit: number },
): Promise<AccountEntry[]> {
  // Two constant forms, so that each is planned for what it is.
  const older =
    before === null
      ? sql``
      : sql`and (posted_on, id) < ((select posted_on from ledger_entry where id = ${before}::bigint), ${before}::bigint)`;
  return query<AccountEntry>(
    db,
    sql`select leg.id, leg.transaction_id, kind, leg.rule, leg.posted_on,
          posted_at, leg.amount, other_account, other_owner,
          leg.order_number, leg.seller_id, leg.line
        from (
          (select id, transaction_id, rule, posted_on, amount, credit_account as other_account,
             credit_owner as other_owner, order_number, seller_id, line
           from ledger_entry where debit_account = ${account} and debit_owner = ${owner}::int ${older}
           order by posted_on desc, id desc limit ${raw(limit)})
          union all
          (select id, transaction_id, rule, posted_on, -amount, debit_account, debit_owner, order_number, seller_id, line
           from ledger_entry where credit_account = ${account} and credit_owner = ${owner}::int ${older}
           order by posted_on desc, id desc limit ${raw(limit)})
        ) leg
        join ledger_transaction on ledger_transaction.id = leg.transaction_id
        order by leg.posted_on desc, leg.id desc
        limit ${raw(limit)}`,
  );
}
