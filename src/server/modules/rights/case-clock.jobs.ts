import { addBusinessDays } from '../../../domain/business-days.ts';
import { success } from '../../../domain/result.ts';
import { contestUntil } from '../../../domain/rights/case-clock.ts';
import { actorOf, type CaseAction, givesGoods } from '../../../domain/rights/case-flow.ts';
import { givesMoney } from '../../../domain/rights/case-moves.ts';
import type { CaseActor } from '../../../domain/rights/case-rule.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { enqueueEmails } from '../messages/notifications.service.ts';
import { getCaseRow, listLapsed, listReversed, listToRemind, saveCase } from './case.repository.ts';
import { findCaseRefund } from './case-account.repository.ts';
import { findMeans, findShownAccount, needsAccount } from './case-account.service.ts';
import { changeCase, type OpenedCase, settled, stepped, writeMove } from './case-change.service.ts';
import { insertEvent } from './case-event.repository.ts';
import { paidIfDecided, payCase } from './case-money.service.ts';
import type { CaseRow } from './case-row.ts';
import { givenOutcome } from './shop-case.service.ts';

const BATCH = 200;
const CLOCK = { actor: 'clock', accountId: null } as const;

/**
 * What happens to cases on the day after their date, reminders on the day before it, and what a bank gave back meanwhile.
 * Each in a transaction of its own that looks again; one that fails is logged and tried again by the next run.
 */
export async function runCaseClocks(
  context: Context,
): Promise<{ lapsed: number; reminded: number; failed: number }> {
  const today = bogotaDay(context.now().getTime());
  const done = { lapsed: 0, reminded: 0, failed: 0 };
  const each = async (
    rows: readonly { id: number }[],
    count: 'lapsed' | 'reminded',
    work: (id: number) => Promise<void>,
  ) => {
    for (const { id } of rows)
      await work(id).then(
        () => {
          done[count] += 1;
        },
        (error: unknown) => {
          done.failed += 1;
          context.log.error({ err: error, caseId: id }, 'the clock of a case did not move it');
        },
      );
  };
  for (const { id, refundId } of await listReversed(context.write, BATCH))
    await each([{ id }], 'lapsed', () => endReversed(context, id, refundId));
  for (
    let after = 0, page = await listLapsed(context.write, { today, after, limit: BATCH });
    page.length > 0;
  ) {
    await each(page, 'lapsed', (id) => lapse(context, id));
    after = page.at(-1)?.id ?? 0;
    page = page.length < BATCH ? [] : await listLapsed(context.write, { today, after, limit: BATCH });
  }
  const near = { today, until: addBusinessDays(today, 1), limit: BATCH };
  await each(await listToRemind(context.write, near), 'reminded', (id) => remind(context, id));
  return done;
}

/** The date that stands next has passed without a move. */
async function lapse(context: Context, id: number): Promise<void> {
  await changeCase(context, await refOf(context, id), async (opened) => {
    const { one, today } = opened;
    if (one.nextOn === null || one.nextOn >= today || one.lapse === null) return success(null);
    if (one.lapse === 'overdue' || (await isMoneyLate(opened))) await escalate(context, opened);
    else if (mayStillAppeal(opened)) await waitForAppeal(context, opened);
    else await moveByClock(context, opened);
    return success(null);
  });
}

async function moveByClock(context: Context, opened: OpenedCase): Promise<void> {
  const { one } = opened;
  const paid = one.lapse === 'end' ? await paidAtEnd(opened) : one;
  // It was to be given back and cannot be yet: somebody must see to it.
  if (!paid) return escalate(context, opened);
  const action = actionOf(one);
  const next = stepped({ ...opened, one: paid }, CLOCK, action, changesOf(opened, action));
  if (!next.ok) throw new Error(`The clock cannot ${action} the case ${one.id} in ${one.state}`);
  const moved = await paidIfDecided(opened, next.value, null);
  await writeMove(opened, moved, { mover: CLOCK, action }, context.config.mail);
}

/** A silent shop has accepted what the rule proposes: goods that can come back do so first. */
function actionOf({ lapse: due, needsReturn }: CaseRow): CaseAction {
  if (due === 'accept') return needsReturn ? 'accept-return' : 'accept';
  return due as Exclude<CaseRow['lapse'], 'overdue' | null>;
}

function changesOf({ one, today }: OpenedCase, action: CaseAction): Partial<CaseRow> {
  switch (action) {
    case 'accept':
    case 'accept-inspection':
      return { outcome: givenOutcome(one), decidedOn: today, decidedBy: 'clock' };
    case 'accept-offer':
      return { outcome: 'partial-refund', decidedOn: today, decidedBy: 'clock' };
    case 'end':
      return { outcome: one.outcome ?? (GIVEN_UP.includes(one.state) ? 'withdrawn' : 'refused') };
    default:
      return {};
  }
}

/** Nobody sent the goods back, or proved who writes. */
const GIVEN_UP: readonly CaseRow['state'][] = ['sending-back', 'mediating'];

/** What a ruling granted, now that nobody appealed; null: it was never received. */
async function paidAtEnd(opened: OpenedCase): Promise<CaseRow | null> {
  const { one } = opened;
  if (one.state !== 'decided' || !givesMoney(one.outcome) || one.refundId !== null) return one;
  const paid = await payCase(opened, { actor: one.ruledBy, restock: one.restock });
  return paid.ok ? paid.value : null;
}

/** Her money is due before the days of her appeal are over. */
function mayStillAppeal({ one, today }: OpenedCase): boolean {
  return one.state === 'decided' && today <= contestUntil(one.stateSince);
}

async function waitForAppeal(context: Context, opened: OpenedCase): Promise<void> {
  const { db, one, now } = opened;
  const paid = await paidAtEnd(opened);
  if (!paid) return escalate(context, opened);
  // What is owed only now is looked at every day until it is paid; what had come back already waits like what is paid.
  const isOwed = paid.refundId !== one.refundId;
  await saveCase(db, isOwed ? paid : { ...paid, nextOn: contestUntil(one.stateSince) }, now);
}

async function isMoneyLate({ db, one }: OpenedCase): Promise<boolean> {
  if (one.state !== 'decided' || one.refundId === null) return false;
  return (await findCaseRefund(db, one.refundId))?.state === 'due';
}

/** Nothing falls due unseen: the marketplace is told once a day for as long as the date lies behind. */
async function escalate(context: Context, { db, one, now, today }: OpenedCase): Promise<void> {
  if (one.escalatedOn === today) return;
  await saveCase(db, { ...one, escalatedOn: today }, now);
  await insertEvent(db, {
    ...{ caseId: one.id, at: now, ...CLOCK, kind: 'reminder' as const },
    text: 'Se pasó la fecha: avisamos a nuestro equipo.',
  });
  const data = { caseId: one.id, to: 'operator', news: 'overdue' } as const;
  await enqueueEmails(db, [{ template: 'case-news', recipient: context.config.mail.operator, data }]);
}

async function remind(context: Context, id: number): Promise<void> {
  await changeCase(context, await refOf(context, id), async ({ db, one, now }) => {
    if (one.nextOn === null || one.remindedOf === one.nextOn) return success(null);
    await saveCase(db, { ...one, remindedOf: one.nextOn }, now);
    const addresses = { buyer: one.email, shop: one.sellerEmail, operator: context.config.mail.operator };
    for (const to of await whoIsAwaited(db, one)) {
      const data = { caseId: id, to, news: 'reminder' } as const;
      const recipient = addresses[to];
      if (recipient) await enqueueEmails(db, [{ template: 'case-news', recipient, data }]);
    }
    return success(null);
  });
}

/**
 * Of a decided case whose money has not gone out: she while nobody knows where to, else the marketplace. Of a repair or a
 * replacement the shop, and she, who knows whether it came.
 */
async function whoIsAwaited(db: Database, one: CaseRow): Promise<CaseActor[]> {
  const actor = one.needsProof ? 'buyer' : actorOf(one.state);
  if (actor !== null) return [actor];
  if (one.state === 'decided' && givesGoods(one.outcome)) return ['shop', 'buyer'];
  if (one.refundId === null) return [];
  const refund = await findCaseRefund(db, one.refundId);
  if (refund?.state !== 'due') return [];
  const { account } = await findShownAccount(db, one.id);
  return [needsAccount(one, { means: await findMeans(db, one), account, refund }) ? 'buyer' : 'operator'];
}

/** The bank took the whole payment back: what the case asked for has happened, and happens once. */
async function endReversed(context: Context, id: number, refundId: number): Promise<void> {
  await changeCase(context, await refOf(context, id), async ({ db, one, now, today }) => {
    if (one.state === 'closed' || one.refundId !== null) return success(null);
    const ended: CaseRow = {
      ...{ ...one, state: 'closed', stateSince: today, outcome: 'refund', refundId },
      decidedOn: one.decidedOn ?? today,
    };
    const text = 'El banco devolvió el pago completo.';
    await insertEvent(db, { caseId: id, at: now, ...CLOCK, kind: 'money', text });
    const said = { mover: CLOCK, action: 'end' } as const;
    await writeMove({ db, now }, settled(ended), said, context.config.mail);
    return success(null);
  });
}

function refOf({ write }: Context, id: number): Promise<CaseRow> {
  return getCaseRow(write, id);
}
