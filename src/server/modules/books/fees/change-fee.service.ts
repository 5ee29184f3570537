import { addDays } from '../../../../domain/business-days.ts';
import { type FeeRule, holdsOn } from '../../../../domain/fee-rule.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { operatorActor, recordAudit } from '../../audit/audit.service.ts';
import {
  cancelRule,
  type FeeTarget,
  findFee,
  hasTarget,
  insertRule,
  listRulesOf,
  lockFees,
  restoreRule,
  type StoredRule,
  setFirstDay,
  setLastDay,
} from './fee.repository.ts';

export interface FeeForm extends FeeTarget {
  percent: number;
  /** Days in Bogotá; today at the earliest. */
  validFrom: string;
  validUntil: string | null;
  reason: string;
}

export type FeeRefusal = 'not-found' | 'invalid-input' | 'fee-overlaps';

/**
 * A fee from a day on. The one that holds on that day gives way to it, and goes on afterwards where the new one ends
 * earlier; one that is planned for later stands in the way, unless this one ends before. Answers the rule's id.
 */
export function setFee(
  { write, now }: Pick<Context, 'write' | 'now'>,
  form: FeeForm,
  actor: number,
): Promise<Result<number, FeeRefusal>> {
  return inTransaction(write, async (db) => {
    await lockFees(db);
    // Of all that this change writes: `replacedBy` tells by it what gave way to the fee.
    const at = now();
    const checked = checkForm(form, bogotaDay(at.getTime()));
    if (!checked.ok) return checked;
    if (!(await hasTarget(db, form))) return failure('not-found');
    const { validFrom, validUntil } = form;
    const rules = (await listRulesOf(db, form, validFrom)).filter(({ cancelledAt }) => !cancelledAt);
    const replaced = rules.find((rule) => rule.validFrom <= validFrom) ?? null;
    const later = rules.find((rule) => rule.validFrom > validFrom);
    if (later && (validUntil === null || validUntil >= later.validFrom))
      return failure('fee-overlaps', { details: { codComision: later.id, desde: later.validFrom } });
    if (replaced) await cancelRule(db, replaced.id, at);
    const id = await insertRule(db, { ...form, actor, now: at });
    if (replaced) await keepAround(db, replaced, { form, actor, now: at });
    await recordChange(db, {
      ...{ action: 'money.fee-set', actor, at, target: await getTarget(db, id), reason: form.reason },
      ...(replaced && { before: { percent: replaced.percent } }),
      after: { percent: form.percent, validFrom, ...(validUntil && { validUntil }) },
    });
    return success(id);
  });
}

/** Ends a fee that holds with today, and takes back one that has not begun; what it replaced holds again. */
export function endFee(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { id, reason, actor }: { id: number; reason: string; actor: number },
): Promise<Result<number, 'not-found' | 'fee-over'>> {
  return inTransaction(write, async (db) => {
    await lockFees(db);
    const fee = await findFee(db, id);
    if (!fee) return failure('not-found');
    const today = bogotaDay(now().getTime());
    if (fee.isCancelled || (fee.validUntil !== null && fee.validUntil <= today)) return failure('fee-over');
    const isPlanned = fee.validFrom > today;
    const rules = await listRulesOf(db, fee, today);
    if (isPlanned) await takeBack(db, id, { rules, now: now() });
    else await endToday(db, id, { rules, today });
    await recordChange(db, {
      ...{
        action: isPlanned ? 'money.fee-cancelled' : 'money.fee-ended',
        actor,
        at: now(),
        target: fee,
        reason,
      },
      before: { percent: fee.percent, validFrom: fee.validFrom, validUntil: fee.validUntil },
      ...(!isPlanned && { after: { validUntil: today } }),
    });
    return success(id);
  });
}

/**
 * What a fee replaces holds before it, and after it again as long as it would have. Its parts are new rules of its percent,
 * so that taking the fee back finds them.
 */
async function keepAround(
  db: Database,
  replaced: StoredRule,
  { form, actor, now }: { form: FeeForm; actor: number; now: Date },
): Promise<void> {
  const { sellerId, categoryId, percent, reason } = replaced;
  const part = { sellerId, categoryId, percent, reason, actor, now };
  if (replaced.validFrom < form.validFrom) {
    const validUntil = addDays(form.validFrom, -1);
    await insertRule(db, { ...part, validFrom: replaced.validFrom, validUntil });
  }
  if (form.validUntil === null) return;
  const validFrom = addDays(form.validUntil, 1);
  const { validUntil } = replaced;
  if (validUntil === null || validUntil >= validFrom)
    await insertRule(db, { ...part, validFrom, validUntil });
}

/** A planned fee goes, and what it would have replaced goes on as if it had never been planned. */
async function takeBack(
  db: Database,
  id: number,
  { rules, now }: { rules: readonly StoredRule[]; now: Date },
) {
  const fee = rules.find((rule) => rule.id === id);
  if (!fee) throw new Error(`There is no fee ${id} among its own`);
  await cancelRule(db, id, now);
  const replaced = replacedBy(fee, rules);
  const before = replaced && beforeOf(fee, replaced, rules);
  if (!before) return;
  const after = followerOf(fee, rules);
  if (after) await cancelRule(db, after.id, now);
  await restoreRule(db, before.id, after ? after.validUntil : sooner(fee.validUntil, replaced.validUntil));
}

/** What goes on in place of a fee: what was kept of the replaced one before it, itself where nothing was. */
function beforeOf(
  fee: StoredRule,
  replaced: StoredRule,
  rules: readonly StoredRule[],
): StoredRule | undefined {
  if (replaced.validFrom === fee.validFrom) return replaced;
  return rules.find(
    ({ cancelledAt, validUntil, percent }) =>
      !cancelledAt && validUntil === addDays(fee.validFrom, -1) && percent === replaced.percent,
  );
}

/** What would hold had a fee not been set: the last that was cancelled for it. A part stands for the whole it is of. */
function replacedBy(
  fee: StoredRule,
  rules: readonly StoredRule[],
  day: string = fee.validFrom,
): StoredRule | undefined {
  const gaveWay = rules
    .filter(
      (rule) => rule.id < fee.id && holdsOn(rule, day) && isOfOneChange(rule.cancelledAt, fee.createdAt),
    )
    .toSorted((a, b) => Number(a.cancelledAt) - Number(b.cancelledAt) || a.id - b.id)
    .at(-1);
  const isPart = gaveWay?.percent === fee.percent && gaveWay.reason === fee.reason;
  return isPart ? replacedBy(gaveWay, rules, day) : gaveWay;
}

/** One moment; rows of older changes have moments of their own, as far apart as the statements were. */
function isOfOneChange(cancelledAt: Date | null, createdAt: Date): boolean {
  const millis = createdAt.getTime() - Number(cancelledAt);
  return cancelledAt !== null && millis >= 0 && millis < 1000;
}

/** What the fee replaced, holding again after it. */
function followerOf(fee: StoredRule, rules: readonly StoredRule[]): StoredRule | undefined {
  const replaced = replacedBy(fee, rules);
  if (!replaced || fee.validUntil === null) return undefined;
  const next = addDays(fee.validUntil, 1);
  if (!holdsOn(replaced, next)) return undefined;
  return rules.find(
    ({ cancelledAt, validFrom, percent }) =>
      !cancelledAt && validFrom === next && percent === replaced.percent,
  );
}

/** The earlier last day; null: none. */
function sooner(left: string | null, right: string | null): string | null {
  if (left === null || right === null) return left ?? right;
  return left < right ? left : right;
}

/** A fee that holds ends with today; what was to hold after it begins tomorrow. */
async function endToday(
  db: Database,
  id: number,
  { rules, today }: { rules: readonly StoredRule[]; today: string },
) {
  const fee = rules.find((rule) => rule.id === id);
  const after = fee && followerOf(fee, rules);
  await setLastDay(db, id, today);
  if (after) await setFirstDay(db, after.id, addDays(today, 1));
}

function checkForm(
  { sellerId, categoryId, validFrom, validUntil }: FeeForm,
  today: string,
): Result<null, 'invalid-input'> {
  const fields = {
    ...(sellerId === null &&
      categoryId === null && { sellerId: 'Elige un vendedor, una categoría o ambos.' }),
    ...(validFrom < today && { validFrom: 'La comisión rige desde hoy o desde un día futuro.' }),
    ...(validUntil !== null &&
      validUntil < validFrom && { validUntil: 'El último día no puede ser antes del primero.' }),
  };
  return Object.keys(fields).length > 0 ? failure('invalid-input', { fields }) : success(null);
}

type NamedTarget = FeeTarget & { categoryName: string | null };

async function getTarget(db: Database, id: number): Promise<NamedTarget> {
  const fee = await findFee(db, id);
  if (!fee) throw new Error(`The fee ${id} vanished`);
  return fee;
}

interface FeeChange {
  action: string;
  actor: number;
  at: Date;
  target: NamedTarget;
  before?: Partial<FeeRule>;
  after?: Partial<FeeRule>;
  reason: string;
}

/** The seller reads in her history what changes for her. */
function recordChange(db: Database, { actor, target, ...entry }: FeeChange): Promise<void> {
  const { sellerId, categoryId, categoryName } = target;
  const subject = sellerId === null ? `category:${categoryId}` : `seller:${sellerId}`;
  const ofCategory = categoryName === null ? {} : { category: categoryName };
  return recordAudit(db, [
    {
      ...entry,
      actor: operatorActor(actor),
      sellerId,
      subject,
      ...(entry.before && { before: { ...ofCategory, ...entry.before } }),
      ...(entry.after && { after: { ...ofCategory, ...entry.after } }),
    },
  ]);
}
