import { hash } from 'node:crypto';
import { maskContacts } from '../../../domain/contact-masking.ts';
import type { LegalVersions } from '../../../domain/legal/legal-kind.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { nextDate } from '../../../domain/rights/case-clock.ts';
import { firstState } from '../../../domain/rights/case-flow.ts';
import { isAboutGoods } from '../../../domain/rights/case-moves.ts';
import { ruleOn } from '../../../domain/rights/case-rule.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { limitedAddress, takeAttempt } from '../accounts/identity/attempt-limit.service.ts';
import { getLegalVersions } from '../content/legal.service.ts';
import { enqueueEmails, nudgeOutbox } from '../messages/notifications.service.ts';
import { lockOrder } from '../orders/placing/order-money.service.ts';
import { findCaseByKey, getCaseRow, insertCase, nextSequence, saveCase } from './case.repository.ts';
import { type CaseMover, mailsOf } from './case-change.service.ts';
import { insertEvent } from './case-event.repository.ts';
import { type CaseForm, checkCaseForm, wantedOf } from './case-form.ts';
import { insertCaseLines } from './case-line.repository.ts';
import type { CasePersonRow } from './case-person.repository.ts';
import type { CaseRow } from './case-row.ts';
import { type CaseSubject, findSubject } from './case-subject.service.ts';
import { giveAtOnce } from './give-at-once.service.ts';
import { listKnownLines } from './order-rights.service.ts';

export interface CaseOpener {
  accountId: number | null;
  /** Cookie and key of the purchase. */
  tokens: readonly (string | null)[];
  address: string;
  /** Of the header: the same one twice is one case. */
  key: string | null;
}

export type OpenRefusal =
  | 'invalid-input'
  | 'not-found'
  | 'too-many-requests'
  | 'idempotency-key-reused'
  | 'case-not-given'
  | 'case-already-open';

const MAXIMUM_KEY = 100;
const KEY_MISSING = 'Envía un Idempotency-Key de máximo 100 caracteres: así un reintento no abre dos casos.';
const DAILY = 30;

/** A new case, or the one that the same key has opened; its number is given at once. */
export async function openCase(
  context: Context,
  form: CaseForm,
  opener: CaseOpener,
): Promise<Result<CaseRow, OpenRefusal>> {
  const { key, accountId } = opener;
  if (!key || key.length > MAXIMUM_KEY)
    return failure('invalid-input', { fields: { 'Idempotency-Key': KEY_MISSING } });
  const idempotencyKey = `${accountId === null ? 'guest' : `account:${accountId}`}:${key}`;
  const fingerprint = hash('sha256', JSON.stringify(form), 'base64url');
  const subject = await findSubject(context, form, opener);
  if (!subject.ok) return subject;
  const known = await findCaseByKey(context.write, idempotencyKey);
  if (known) return repeated(context.write, known, fingerprint);
  const today = bogotaDay(context.now().getTime());
  const checked = checkCaseForm(form, { today, isKnown: subject.value.person !== null });
  if (!checked.ok) return checked;
  if (!(await mayOpen(context, opener))) return failure('too-many-requests');
  const asked = { form, accountId, subject: subject.value, idempotencyKey, fingerprint, today };
  const opened = await inTransaction(context.write, (db) => writeCase(context, db, asked));
  if (opened.ok) nudgeOutbox();
  return opened;
}

interface Asked {
  form: CaseForm;
  accountId: number | null;
  subject: CaseSubject;
  idempotencyKey: string;
  fingerprint: string;
  today: string;
}

async function writeCase(
  context: Context,
  db: Database,
  asked: Asked,
): Promise<Result<CaseRow, OpenRefusal>> {
  const { form, subject, idempotencyKey, fingerprint } = asked;
  // Waits for whatever else changes this order, a second submission among it.
  const order = subject.orderNumber === null ? null : await lockOrder(db, subject.orderNumber);
  const given = isAboutGoods(form.kind) ? await checkLines(db, asked) : success({ needsReturn: false });
  if (!given.ok) {
    // The same submission may have opened it while this one waited.
    const known = await findCaseByKey(db, idempotencyKey);
    return known ? repeated(db, known, fingerprint) : given;
  }
  const legalVersions = await getLegalVersions(db);
  const id = await insertNumbered(db, asked, { ...given.value, now: context.now(), legalVersions });
  if (id === null) {
    const known = await findCaseByKey(db, idempotencyKey);
    if (!known) throw new Error(`The case ${idempotencyKey} is neither new nor there`);
    return repeated(db, known, fingerprint);
  }
  const { orderNumber } = subject;
  if (orderNumber !== null && form.lines.length > 0 && isAboutGoods(form.kind))
    await insertCaseLines(db, { caseId: id, orderNumber, lines: form.lines });
  const mover: CaseMover = { actor: 'buyer', accountId: asked.accountId };
  const now = context.now();
  const text = maskContacts(form.story);
  await insertEvent(db, { caseId: id, at: now, ...mover, kind: 'opened', text });
  const one = await getCaseRow(db, id);
  const done = await giveAtOnce({ db, one, order, now, today: asked.today });
  await saveCase(db, done, now);
  await tell(context, db, done, mover);
  return success(await getCaseRow(db, id));
}

/** Every line must still have this right; all of one shop, as `findSubject` has seen to. */
async function checkLines(
  db: Database,
  { form, subject, today }: Asked,
): Promise<Result<{ needsReturn: boolean }, 'case-not-given' | 'case-already-open'>> {
  const { orderNumber, sellerId } = subject;
  if (orderNumber === null) return failure('case-not-given');
  const known = await listKnownLines(db, { orderNumber, sellerId, today });
  const lines = form.lines.map((asked) => ({ asked, line: known.find(({ line }) => line === asked.line) }));
  if (lines.some(({ line }) => line?.openCase)) return failure('case-already-open');
  const isGiven = lines.every(
    ({ asked, line }) =>
      line && asked.quantity <= line.unitsLeft && line.rights.given.some(({ kind }) => kind === form.kind),
  );
  if (!isGiven) return failure('case-not-given');
  const comesBack = ['withdrawal', 'warranty', 'not-as-ordered'].includes(form.kind);
  // Nobody sends food that went bad back; what differs from what she paid for she still has.
  return success({ needsReturn: comesBack && !lines.every(({ line }) => line?.exception === 'perecedero') });
}

async function insertNumbered(
  db: Database,
  { form, accountId, subject, idempotencyKey, fingerprint, today }: Asked,
  { needsReturn, now, legalVersions }: { needsReturn: boolean; now: Date; legalVersions: LegalVersions },
): Promise<number | null> {
  const { kind } = form;
  const rule = ruleOn(kind, today);
  const { orderNumber, sellerId } = subject;
  const state = firstState(kind, { hasShop: sellerId !== null });
  // Anybody can write anybody's address; what is kept about a person is hers alone.
  const needsProof = !subject.isAddressProven && (kind === 'data-query' || kind === 'data-claim');
  const next = nextDate(rule, {
    ...{ state, outcome: null, openedOn: today, stateSince: today, handedOverOn: null, decidedOn: null },
    ...{ isExtended: false, awaitsAppeal: false, needsProof },
  });
  if (!next) throw new Error(`A new case is over: ${kind}`);
  const year = Number(today.slice(0, 4));
  return insertCase(db, {
    ...{
      year,
      sequence: await nextSequence(db, year),
      idempotencyKey,
      fingerprint,
      kind,
      ruleId: rule.id,
      state,
    },
    ...{ accountId, orderNumber, sellerId, needsReturn, needsProof },
    ...personOf(form, subject),
    story: maskContacts(form.story),
    wanted: wantedOf(form),
    reversalCause: kind === 'reversal' ? (form.reversalCause ?? null) : null,
    knownOn: kind === 'reversal' ? (form.knownOn ?? null) : null,
    ...{ openedOn: today, nextOn: next.day, lapse: next.lapse, openedAt: now },
    holdsPayout: HOLDING.includes(kind),
    legalVersions,
  });
}

/** Money that the law sends back does not leave for the shop meanwhile. */
const HOLDING: readonly CaseForm['kind'][] = ['reversal', 'withdrawal', 'not-as-ordered'];

function personOf(form: CaseForm, { person }: CaseSubject) {
  const { name, email, phone, documentNumber }: CasePersonRow = person ?? {
    name: form.name,
    email: form.email.toLowerCase(),
    phone: '',
    documentNumber: form.documentNumber.replace(/[ .-]/g, ''),
  };
  return { personName: name, email, phone, documentNumber };
}

async function tell(context: Context, db: Database, one: CaseRow, mover: CaseMover): Promise<void> {
  await enqueueEmails(db, [
    { template: 'case-opened', recipient: one.email, data: { caseId: one.id } },
    ...mailsOf(one, { mover, operator: context.config.mail.operator, news: 'moved' }),
  ]);
}

async function repeated(
  db: Database,
  known: { id: number; fingerprint: string },
  fingerprint: string,
): Promise<Result<CaseRow, 'idempotency-key-reused'>> {
  if (known.fingerprint !== fingerprint) return failure('idempotency-key-reused');
  return success(await getCaseRow(db, known.id));
}

async function mayOpen(context: Context, { accountId, address }: CaseOpener): Promise<boolean> {
  const subject = accountId === null ? `address ${limitedAddress(address)}` : `account ${accountId}`;
  const limit = { kind: 'open-case', subject, maximum: DAILY, minutes: 24 * 60 };
  return (await takeAttempt(context, [limit])).allowed;
}
