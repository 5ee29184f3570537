import { maskedAccount } from '../../../domain/banks.ts';
import { type Database, queryOne, sql } from '../../db/sql.ts';
import type { BankAccountMail, PayoutMail } from './templates/settlement-mails.ts';

export async function findPayoutMail(db: Database, payoutId: number): Promise<PayoutMail | null> {
  const row = await queryOne<Omit<PayoutMail, 'maskedAccount'> & { accountNumber: string }>(
    db,
    sql`select payout.id, settlement_id, seller.display_name as seller_name,
          amount as amount_pesos, bank_account ->> 'bankName' as bank_name,
          bank_account ->> 'accountNumber' as account_number, bank_reference, failure
        from payout join seller on seller.id = payout.seller_id where payout.id = ${payoutId}`,
  );
  return row && masked(row);
}

export async function findBankAccountMail(db: Database, sellerId: number): Promise<BankAccountMail | null> {
  const row = await queryOne<Omit<BankAccountMail, 'maskedAccount'> & { accountNumber: string }>(
    db,
    sql`select seller.display_name as seller_name, bank_name, account_number,
          changed_at
        from seller_bank_account join seller on seller.id = seller_id where seller_id = ${sellerId}`,
  );
  return row && masked(row);
}

export async function findSellerName(db: Database, sellerId: number): Promise<string | null> {
  const row = await queryOne<{ name: string }>(
    db,
    sql`select display_name as name from seller where id = ${sellerId}`,
  );
  return row?.name ?? null;
}

// A mail lies in mailboxes for years: it never holds the whole number.
function masked<Row extends { accountNumber: string }>({ accountNumber, ...rest }: Row) {
  return { ...rest, maskedAccount: maskedAccount(accountNumber) };
}
