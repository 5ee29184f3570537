import { findBank } from '../../../domain/banks.ts';
import { channelOfFranchise } from '../../../domain/payment-state.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { givesMoney, isAboutGoods } from '../../../domain/rights/case-moves.ts';
import type { InputOf } from '../../../wire/endpoint.ts';
import type { caseEndpoints } from '../../../wire/rights/cases.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import {
  type CaseAccount,
  type CaseRefund,
  findAccount,
  findCaseRefund,
  findPaymentMeans,
  isAtBank,
  saveAccount,
} from './case-account.repository.ts';
import { changeCase } from './case-change.service.ts';
import { insertEvent } from './case-event.repository.ts';
import type { CaseRow } from './case-row.ts';

type AccountForm = InputOf<typeof caseEndpoints.saveCaseAccount>['body'];

/** How her money goes back, in words, and whether we have to ask where to. */
export interface Means {
  text: string;
  takesAccount: boolean;
}

export async function findMeans(db: Database, one: CaseRow): Promise<Means | null> {
  if (one.orderNumber === null || !isAboutGoods(one.kind)) return null;
  const paid = one.paymentMethodId === 1 ? await findPaymentMeans(db, one.orderNumber) : null;
  const channel = paid?.franchise ? channelOfFranchise(paid.franchise) : null;
  if (channel === 'pse' || channel === 'cash' || paid === null)
    return { text: 'A la cuenta o llave que nos des', takesAccount: true };
  const card = paid.maskedCard?.slice(-4);
  return {
    text: channel === 'wallet' || !card ? 'Al mismo medio con el que pagaste' : `A la tarjeta •••• ${card}`,
    takesAccount: false,
  };
}

/** Asked once money is sure to come, of a withdrawal from its first day. */
export function needsAccount(
  one: CaseRow,
  { means, account, refund }: { means: Means | null; account: CaseAccount | null; refund: CaseRefund | null },
): boolean {
  const isSure = givesMoney(one.outcome) || (one.kind === 'withdrawal' && one.outcome === null);
  return isSure && means?.takesAccount === true && account === null && refund?.state !== 'paid';
}

type AccountRefusal = 'invalid-input' | 'case-account-not-needed' | 'case-account-sent';

/** An account or key of her own: its holder is who the case is of. */
export function keepAccount(
  context: Context,
  row: CaseRow,
  { form, accountId }: { form: AccountForm; accountId: number | null },
): Promise<Result<null, AccountRefusal>> {
  return changeCase(context, row, async ({ db, one, now }): Promise<Result<null, AccountRefusal>> => {
    const means = await findMeans(db, one);
    const refund = one.refundId === null ? null : await findCaseRefund(db, one.refundId);
    if (!means?.takesAccount || refund?.state === 'paid' || (one.state === 'closed' && !refund))
      return failure('case-account-not-needed');
    if (await isAtBank(db, one.id)) return failure('case-account-sent');
    const account = readAccount(form, one);
    if (!account.ok) return account;
    await saveAccount(db, one.id, account.value, now);
    const text = `${account.value.bankName} ${maskedNumber(account.value.number)}`;
    await insertEvent(db, {
      caseId: one.id,
      at: now,
      actor: 'buyer',
      accountId,
      kind: 'account',
      text,
    });
    return success(null);
  });
}

/** '•••• 1234' */
export function maskedNumber(number: string): string {
  return `•••• ${number.slice(-4)}`;
}

export async function findShownAccount(db: Database, caseId: number) {
  const account = await findAccount(db, caseId);
  return { account, shown: account && shownAccount(account) };
}

function shownAccount({ kind, bankName, number, holderName }: CaseAccount) {
  return { kind, bankName, maskedNumber: maskedNumber(number), holderName };
}

function readAccount(form: AccountForm, one: CaseRow): Result<CaseAccount, 'invalid-input'> {
  const isKey = form.kind === 'llave';
  const bank = isKey ? null : findBank(form.bankCode);
  const number = isKey ? form.number.replace(/\s/g, '') : form.number.replace(/[ -]/g, '');
  const holderName = form.holderName.replace(/\s+/g, ' ').trim();
  const holderDocument = plain(form.holderDocument);
  const fields: Record<string, string> = {};
  if (!isKey && !bank) fields.bankCode = 'Elige un banco de la lista.';
  if (!isKey && !/^\d{6,20}$/.test(number)) fields.number = 'Escribe el número de cuenta, de 6 a 20 dígitos.';
  if (isKey && !/^[@\w.+-]{4,60}$/.test(number))
    fields.number = 'Escribe tu llave: celular, correo, documento o la que empieza por @.';
  if (!isSamePerson(holderName, one.personName))
    fields.holderName = `La cuenta debe ser de ${one.personName}.`;
  if (holderDocument === '' || holderDocument !== plain(one.documentNumber))
    fields.holderDocument = 'El documento debe ser el de la compra.';
  if (Object.keys(fields).length > 0) return failure('invalid-input', { fields });
  return success({
    ...{ kind: form.kind, bankCode: bank?.code ?? null, bankName: bank?.name ?? 'Llave Bre-B' },
    ...{ number, holderName, holderDocument },
  });
}

/** Banks leave out second names: two words in common are enough, or the only one. */
function isSamePerson(holder: string, person: string): boolean {
  const own = words(person);
  const common = words(holder).filter((word) => own.includes(word));
  return common.length >= Math.min(2, own.length) && common.length > 0;
}

function words(name: string): string[] {
  const folded = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(folded.split(/[^a-z0-9]+/).filter(Boolean))];
}

function plain(document: string): string {
  return document.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
}
