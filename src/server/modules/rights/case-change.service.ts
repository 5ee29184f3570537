import { failure, type Result, success } from '../../../domain/result.ts';
import { type CaseDays, nextDate } from '../../../domain/rights/case-clock.ts';
import { type CaseAction, type CaseState, moveCase } from '../../../domain/rights/case-flow.ts';
import { type CaseFacts, givesMoney, movesFor } from '../../../domain/rights/case-moves.ts';
import { type CaseActor, ruleById } from '../../../domain/rights/case-rule.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueEmails, type NewEmail, nudgeOutbox } from '../messages/notifications.service.ts';
import { type LockedOrder, lockOrder } from '../orders/placing/order-money.service.ts';
import { getCaseRow, lockCase, saveCase } from './case.repository.ts';
import { insertEvent } from './case-event.repository.ts';
import type { CaseRow } from './case-row.ts';

/** Who does something with a case. */
export interface CaseMover {
  actor: CaseActor | 'clock';
  accountId: number | null;
}

/** A case under the locks of its order and its own, with what the caller's transaction needs. */
export interface OpenedCase {
  db: Database;
  one: CaseRow;
  /** Null: the case is about no order. */
  order: LockedOrder | null;
  now: Date;
  today: string;
}

/** Runs `work` under the locks of the case, and sends its mails once it is committed. */
export async function changeCase<Value, Reason extends string>(
  context: Context,
  { id, orderNumber }: Pick<CaseRow, 'id' | 'orderNumber'>,
  work: (opened: OpenedCase) => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason>> {
  const now = context.now();
  const result = await inTransaction(context.write, async (db) => {
    const order = orderNumber === null ? null : await lockOrder(db, orderNumber);
    await lockCase(db, id);
    const one = await getCaseRow(db, id);
    return work({ db, one, order, now, today: bogotaDay(now.getTime()) });
  });
  if (result.ok) nudgeOutbox();
  return result;
}

/** The case as it is after a move of its state; what else changes with it is in `changes`. */
export function stepped(
  { one, today }: Pick<OpenedCase, 'one' | 'today'>,
  { actor }: CaseMover,
  action: CaseAction,
  changes: Partial<CaseRow> = {},
): Result<CaseRow, 'case-move'> {
  if (actor !== 'clock' && !movesFor(factsOf(one), actor, today).includes(action))
    return failure('case-move');
  const to = moveCase(one.state, action, actor);
  if (!to.ok) return to;
  return success(settled({ ...one, ...changes, state: to.value, stateSince: today }));
}

/** The same case with the dates that follow from what it is now. */
export function settled(one: CaseRow): CaseRow {
  const next = nextDate(ruleById(one.ruleId), daysOf(one));
  const isOver = one.state === 'closed';
  return {
    ...one,
    nextOn: next?.day ?? null,
    lapse: next?.lapse ?? null,
    holdsPayout: one.holdsPayout && !isOver && one.refundId === null,
  };
}

/** Writes a moved case with its event, and tells whom it concerns. */
export async function writeMove(
  { db, now }: Pick<OpenedCase, 'db' | 'now'>,
  moved: CaseRow,
  { mover, action, text = '' }: { mover: CaseMover; action: CaseAction; text?: string },
  mail: { operator: string },
): Promise<void> {
  await saveCase(db, moved, now);
  const { state } = moved;
  await insertEvent(db, { caseId: moved.id, at: now, ...mover, kind: 'move', action, state, text });
  await enqueueEmails(db, mailsOf(moved, { mover, operator: mail.operator, news: 'moved' }));
}

/** To everybody whom it concerns but whoever did it. */
export function mailsOf(
  one: CaseRow,
  { mover, operator, news }: { mover: CaseMover; operator: string; news: 'moved' | 'message' | 'reminder' },
): NewEmail[] {
  const recipients: { to: CaseActor; address: string | null }[] = [
    { to: 'buyer', address: one.email },
    { to: 'shop', address: one.sellerEmail },
    { to: 'operator', address: OPERATORS.includes(one.state) ? operator : null },
  ];
  return recipients
    .filter(({ to }) => to !== mover.actor)
    .flatMap(({ to, address }) =>
      address
        ? [{ template: 'case-news', recipient: address, data: { caseId: one.id, to, news } } as const]
        : [],
    );
}

/** In which the marketplace's own people must act. */
const OPERATORS: readonly CaseState[] = ['mediating', 'appealed'];

export function daysOf(one: CaseRow): CaseDays {
  const { state, outcome, stateSince, handedOverOn, decidedOn, isExtended, needsProof } = one;
  return {
    state,
    outcome,
    // Ley 1581: what is complete only later counts from then on; the number and its date stay.
    openedOn: one.provenOn ?? one.openedOn,
    needsProof,
    stateSince,
    handedOverOn,
    decidedOn,
    isExtended,
    awaitsAppeal: awaitsAppeal(one),
  };
}

export function factsOf(one: CaseRow): CaseFacts {
  return { ...one, hasRefund: one.refundId !== null };
}

/** A ruling that gives money which the shop may still appeal. */
export function awaitsAppeal({ state, decidedBy, outcome, refundId, appealedBy }: CaseRow): boolean {
  return (
    state === 'decided' &&
    decidedBy === 'operator' &&
    givesMoney(outcome) &&
    refundId === null &&
    appealedBy === null
  );
}
