import { type BankAccountKind, findBank, maskedAccount } from '../../../../domain/banks.ts';
import {
  DOCUMENT_NUMBER_MESSAGE,
  isDocumentNumber,
  isDocumentTypeId,
} from '../../../../domain/identity-document.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type AuditRecord, recordAudit } from '../../audit/audit.service.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import { type BankAccount, findBankAccount, upsertBankAccount } from './bank-account.repository.ts';
import { findSellerEmail, hasSeller } from './seller-email.repository.ts';
import { lockSellerMoney } from './settle-seller.repository.ts';

export interface BankAccountForm {
  sellerId: number;
  bankCode: string;
  accountKind: BankAccountKind;
  accountNumber: string;
  holderName: string;
  holderDocumentType: string;
  holderDocument: string;
  actor: number;
  /** Who the actor is here: of the shop's team, or of the marketplace. */
  actorKind?: 'member' | 'operator';
}

/**
 * From here on the seller's payouts go to this account; those already made keep theirs. The seller is told, so that she
 * notices an account that is not hers.
 */
export async function saveBankAccount(
  context: Context,
  form: BankAccountForm,
): Promise<Result<BankAccount, 'not-found' | 'invalid-input'>> {
  const checked = checkForm(form, context.now());
  if (!checked.ok) return checked;
  const account = checked.value;
  const saved = await inTransaction(context.write, async (db) => {
    if (!(await hasSeller(db, account.sellerId))) return null;
    // A settlement under way takes the old account or the new one, never half of each.
    await lockSellerMoney(db, account.sellerId);
    const previous = await findBankAccount(db, account.sellerId);
    if (previous && isSame(previous, account)) return previous;
    await upsertBankAccount(db, account, form.actor);
    await recordAudit(db, [auditOf(form, previous, account)]);
    const recipient = await findSellerEmail(db, account.sellerId);
    const data = { sellerId: account.sellerId };
    await enqueueEmails(db, [{ template: 'bank-account-changed', recipient, data }]);
    return account;
  });
  if (!saved) return failure('not-found');
  nudgeOutbox();
  return success(saved);
}

/** The whole account: for the operator who checks it, never for lists. */
export async function getBankAccount(
  db: Database,
  sellerId: number,
): Promise<Result<BankAccount, 'not-found'>> {
  const account = await findBankAccount(db, sellerId);
  return account ? success(account) : failure('not-found');
}

function checkForm(form: BankAccountForm, changedAt: Date): Result<BankAccount, 'invalid-input'> {
  const bank = findBank(form.bankCode);
  const accountNumber = form.accountNumber.replace(/[ -]/g, '');
  const holderName = form.holderName.replace(/\s+/g, ' ');
  const holderDocument = form.holderDocument.replace(/[ .-]/g, '');
  const type = form.holderDocumentType;
  const fields = {
    ...(!bank && { bankCode: 'Elige un banco de la lista.' }),
    ...(!/^\d{6,20}$/.test(accountNumber) && {
      accountNumber: 'Escribe el número de cuenta, de 6 a 20 dígitos.',
    }),
    ...(!HOLDER_NAME.test(holderName) && { holderName: 'Escribe el nombre del titular, sin signos.' }),
    ...(!isDocumentTypeId(type) && { holderDocumentType: 'Elige el tipo de documento.' }),
    ...(isDocumentTypeId(type) &&
      !isDocumentNumber(type, holderDocument) && { holderDocument: DOCUMENT_NUMBER_MESSAGE }),
  };
  if (!bank || !isDocumentTypeId(type) || Object.keys(fields).length > 0)
    return failure('invalid-input', { fields });
  const { sellerId, accountKind } = form;
  const holder = { holderName, holderDocumentType: type, holderDocument };
  const place = { bankCode: bank.code, bankName: bank.name, accountKind, accountNumber };
  return success({ sellerId, ...place, ...holder, changedAt });
}

// As banks take names: nothing that a spreadsheet could read as a formula.
const HOLDER_NAME = /^[\p{L}\d][\p{L}\p{M}\d .,&'-]{2,99}$/u;

function auditOf(
  { actor, actorKind = 'operator' }: BankAccountForm,
  previous: BankAccount | null,
  account: BankAccount,
): AuditRecord {
  return {
    at: account.changedAt,
    actor: { kind: actorKind, accountId: actor },
    sellerId: account.sellerId,
    action: 'money.bank-account-changed',
    subject: `seller:${account.sellerId}`,
    ...(previous && { before: auditedAccount(previous) }),
    after: auditedAccount(account),
  };
}

function auditedAccount({ bankName, accountKind, accountNumber, holderName }: BankAccount) {
  return { bankName, accountKind, accountNumber: maskedAccount(accountNumber), holderName };
}

function isSame(previous: BankAccount, next: BankAccount): boolean {
  const { changedAt: _before, ...old } = previous;
  const { changedAt: _now, ...given } = next;
  return (Object.keys(given) as (keyof typeof given)[]).every((name) => old[name] === given[name]);
}
