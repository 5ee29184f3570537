import { maskedAccount } from '../../../domain/banks.ts';
import { LEDGER_RULES } from '../../../domain/ledger/rules.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { isOwnPassword } from '../accounts/identity/password-change.service.ts';
import type { SessionAccount } from '../accounts/identity/session.service.ts';
import type { SellerMember } from '../accounts/team/seller-access.service.ts';
import { explainEntry } from '../books/explain.service.ts';
import { type BankAccountForm, getBankAccount, saveBankAccount } from './settlements/bank-account.service.ts';
import { findSellerMovement, getSellerMoney } from './settlements/seller-money.service.ts';
import { getSettlementDetail, type SettlementDetail } from './settlements/settlement-view.service.ts';
import { type ShownFile, shownFile } from './settlements/shown-file.ts';
import { createStatement, listMonthMovements } from './settlements/statement.service.ts';
import { drawStatement } from './statement-pdf.ts';

/** On paper: about 80 pages. Whoever sells more takes the table. */
const PRINTED_MOVEMENTS = 2_000;

export type MoneyMember = Pick<SellerMember, 'sellerId' | 'shopName' | 'accountId'>;

/** An entry that touches what the shop is owed, with the rule behind its amount; those of others are not found. */
export async function explainOwnMovement(db: Database, sellerId: number, entryId: number) {
  const movement = await findSellerMovement(db, sellerId, entryId);
  const entry = movement && (await explainEntry(db, entryId));
  if (!entry) return failure('not-found');
  const { line, payout } = entry;
  return success({
    id: entry.id,
    date: entry.postedOn,
    amount: entry.amount,
    heldChange: movement.heldChange,
    availableChange: movement.availableChange,
    rule: LEDGER_RULES[entry.rule].name,
    explanation: movement.text,
    orderNumber: entry.orderNumber,
    line: line && {
      line: line.line,
      name: line.name,
      unitPrice: line.unitPrice,
      units: line.units,
      feePercent: line.feePercent,
      fee: line.feeOfUnits,
    },
    settlementId: entry.settlementId ?? payout?.settlementId ?? null,
    payoutId: payout?.id ?? null,
  });
}

/** A settlement of the shop; one of another shop is not found. */
export async function getOwnSettlement(
  db: Database,
  sellerId: number,
  { id, cursor }: { id: number; cursor: number | null },
): Promise<Result<SettlementDetail, 'not-found'>> {
  const detail = await getSettlementDetail(db, id, cursor);
  return detail.ok && detail.value.settlement.sellerId === sellerId ? detail : failure('not-found');
}

/** The account as the shop may see it on a screen: four digits of it; null: none is known yet. */
export async function findOwnBankAccount(db: Database, sellerId: number) {
  const account = await getBankAccount(db, sellerId);
  return account.ok ? masked(account.value) : null;
}

/** With the password of the person again: whoever finds an open session must not lead the money elsewhere. */
export async function changeOwnBankAccount(
  context: Context,
  { sellerId, accountId }: MoneyMember,
  { password, ...form }: Omit<BankAccountForm, 'sellerId' | 'actor' | 'actorKind'> & { password: string },
  account: SessionAccount | null,
) {
  if (!account || !(await isOwnPassword(context, account, password)))
    return failure('invalid-input', { fields: { password: 'La contraseña no es correcta.' } });
  const saved = await saveBankAccount(context, { ...form, sellerId, actor: accountId, actorKind: 'member' });
  return saved.ok ? success(masked(saved.value)) : saved;
}

/** A month of the shop's movements: a table, or on paper; `content` is base64. */
export function getOwnStatement(
  context: StatementContext,
  { sellerId, shopName }: MoneyMember,
  asked: AskedStatement,
): Promise<Result<ShownFile, 'statement-too-long'>> {
  return writeStatement(context, { id: sellerId, name: shopName }, asked);
}

/** The same, for an operator who is asked about it. */
export async function getSellerStatement(
  context: StatementContext,
  sellerId: number,
  asked: AskedStatement,
): Promise<Result<ShownFile, 'statement-too-long' | 'not-found'>> {
  const money = await getSellerMoney(context.write, sellerId);
  return money.ok ? writeStatement(context, { id: sellerId, name: money.value.sellerName }, asked) : money;
}

type StatementContext = Pick<Context, 'write' | 'config'>;

interface AskedStatement {
  /** 'YYYY-MM'. */
  month: string;
  format?: 'csv' | 'pdf' | undefined;
}

async function writeStatement(
  { write, config }: StatementContext,
  shop: { id: number; name: string },
  { month, format = 'csv' }: AskedStatement,
): Promise<Result<ShownFile, 'statement-too-long'>> {
  if (format === 'csv') return shownFile(await createStatement(write, shop.id, month));
  const movements = await listMonthMovements(write, shop.id, month, PRINTED_MOVEMENTS);
  if (!movements.ok) return movements;
  const paper = await drawStatement(
    { shopName: shop.name, brandName: config.brand.name, month },
    movements.value,
  );
  return success({
    name: `extracto-${shop.id}-${month}.pdf`,
    contentType: 'application/pdf',
    content: paper.toString('base64'),
  });
}

function masked({ accountNumber, holderDocument, ...account }: ReturnedAccount) {
  return {
    ...account,
    maskedAccount: maskedAccount(accountNumber),
    maskedDocument: maskedAccount(holderDocument),
  };
}

type ReturnedAccount = Extract<Awaited<ReturnType<typeof getBankAccount>>, { ok: true }>['value'];
