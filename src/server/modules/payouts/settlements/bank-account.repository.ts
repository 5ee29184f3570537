import type { BankAccountKind } from '../../../../domain/banks.ts';
import type { DocumentTypeId } from '../../../../domain/identity-document.ts';
import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';

export interface BankAccount {
  sellerId: number;
  bankCode: string;
  bankName: string;
  accountKind: BankAccountKind;
  accountNumber: string;
  holderName: string;
  holderDocumentType: DocumentTypeId;
  holderDocument: string;
  changedAt: Date;
}

export function findBankAccount(db: Database, sellerId: number): Promise<BankAccount | null> {
  return queryOne<BankAccount>(
    db,
    sql`select seller_id, bank_code, bank_name,
          account_kind, account_number, holder_name,
          holder_document_type, holder_document,
          changed_at
        from seller_bank_account where seller_id = ${sellerId}`,
  );
}

export async function upsertBankAccount(db: Database, account: BankAccount, actor: number): Promise<void> {
  await execute(
    db,
    sql`insert into seller_bank_account (seller_id, bank_code, bank_name, account_kind, account_number, holder_name,
          holder_document_type, holder_document, changed_at, changed_by)
        values (${account.sellerId}, ${account.bankCode}, ${account.bankName}, ${account.accountKind},
          ${account.accountNumber}, ${account.holderName}, ${account.holderDocumentType},
          ${account.holderDocument}, ${account.changedAt}, ${actor})
        on conflict (seller_id) do update set bank_code = excluded.bank_code, bank_name = excluded.bank_name,
          account_kind = excluded.account_kind, account_number = excluded.account_number,
          holder_name = excluded.holder_name, holder_document_type = excluded.holder_document_type,
          holder_document = excluded.holder_document, changed_at = excluded.changed_at,
          changed_by = excluded.changed_by`,
  );
}
