import { formatPesos, sumPesos } from '../../../domain/money.ts';
import { answerUntil, moneyUntil } from '../../../domain/rights/case-clock.ts';
import { actorOf } from '../../../domain/rights/case-flow.ts';
import { caseKindName, caseNumberText } from '../../../domain/rights/case-kind.ts';
import { givesMoney, isAboutGoods, movesFor } from '../../../domain/rights/case-moves.ts';
import { ruleById } from '../../../domain/rights/case-rule.ts';
import {
  caseActorName,
  caseLapseText,
  caseMoveText,
  caseStateName,
  caseTitle,
} from '../../../domain/rights/case-text.ts';
import { returnCostText, returnWayName, returnWaysOf } from '../../../domain/rights/return-way.ts';
import { weightFindings } from '../../../domain/rights/return-weight.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import type { CaseView } from '../../../wire/rights/case-entities.ts';
import { casePhotoPath } from '../../../wire/rights/cases.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { type CaseRefund, findCaseRefund } from './case-account.repository.ts';
import { findMeans, findShownAccount, needsAccount } from './case-account.service.ts';
import { daysOf, factsOf } from './case-change.service.ts';
import { type CaseEvent, listEvents } from './case-event.repository.ts';
import { listCaseLines } from './case-line.repository.ts';
import { planCaseRefund } from './case-money.service.ts';
import { listPhotos } from './case-photo.repository.ts';
import type { CaseRow } from './case-row.ts';
import { citedTexts } from './cited-texts.ts';
import { getReturnTerms } from './return-terms.service.ts';

/** A case as whoever asked for it sees it now. */
export async function viewCase(context: Context, one: CaseRow): Promise<CaseView> {
  const db = context.write;
  const today = bogotaDay(context.now().getTime());
  const number = caseNumberText(one);
  const [lines, events, photos] = [
    await listCaseLines(db, one.id),
    await listEvents(db, one.id),
    await listPhotos(db, one.id),
  ];
  const refund = one.refundId === null ? null : await findCaseRefund(db, one.refundId);
  const means = await findMeans(db, one);
  const { account, shown } = await findShownAccount(db, one.id);
  const rule = ruleById(one.ruleId);
  const isAsked = needsAccount(one, { means, account, refund });
  return {
    number,
    ...headOf(one),
    ...datesOf(one, refund),
    // Nobody can pay her before she says where to.
    ...(isAsked && one.state === 'decided' && { actor: 'buyer' as const }),
    orderNumber: one.orderNumber,
    sellerId: one.sellerId,
    sellerName: one.sellerName,
    personName: one.personName,
    story: one.story,
    wanted: one.wanted,
    reversalCause: one.reversalCause,
    lines,
    offeredPesos: one.offeredPesos,
    events: events.map(shownEvent),
    photos: photos.map(({ id, side, createdAt }) => ({
      ...{ id, side, url: casePhotoPath(number, id), at: createdAt.toISOString() },
    })),
    actions: movesFor(factsOf(one), 'buyer', today) as CaseView['actions'],
    canWrite: one.state !== 'closed',
    needsReturn: one.needsReturn,
    returnPaidBy: rule.returnPaidBy,
    returnCarrier: one.returnCarrier,
    returnTracking: one.returnTracking,
    returnWay: one.returnWay,
    ...(await returnOf(context, one)),
    money: await moneyOf(db, one, { refund, means: means?.text ?? '' }),
    needsAccount: isAsked,
    account: shown,
    citedTexts: citedTexts(one),
  };
}

/** What a case is and what it led to. */
export function headOf(one: CaseRow) {
  const { kind, state, outcome } = one;
  return {
    kind,
    kindName: caseKindName(kind),
    state,
    stateName: caseStateName(state),
    title: caseTitle({ kind, state, outcome, shopName: one.sellerName, needsProof: one.needsProof }),
    outcome,
    rulingReason: one.rulingReason,
  };
}

/** Its rule and the days that follow from it. */
export function datesOf(one: CaseRow, refund: Pick<CaseRefund, 'dueOn'> | null) {
  const rule = ruleById(one.ruleId);
  const days = daysOf(one);
  const until = moneyUntil(rule, days);
  const from = { 'goods-handed-over': one.handedOverOn, decision: one.decidedOn, opening: one.openedOn };
  const hasMoney = isAboutGoods(one.kind) && (one.outcome === null || givesMoney(one.outcome));
  return {
    rule: { law: rule.law, reading: rule.reading, answerUntil: answerUntil(rule, days) },
    openedOn: one.openedOn,
    stateSince: one.stateSince,
    nextOn: one.nextOn,
    actor: one.needsProof ? ('buyer' as const) : actorOf(one.state),
    lapseText: caseLapseText(one.state, one),
    needsProof: one.needsProof,
    moneyFrom: hasMoney && until !== null ? from[rule.moneyFrom ?? 'opening'] : null,
    // The earlier of the law's day and the one on which the refund itself was promised.
    moneyUntil: hasMoney ? earlier(until, refund?.dueOn ?? null) : null,
  };
}

export function shownEvent({ id, at, actor, kind, action, text }: CaseEvent) {
  return { id, at: at.toISOString(), actor, kind, title: eventTitle({ actor, kind, action, text }), text };
}

/** The ways back with what they cost, and what was weighed on them. */
export async function returnOf(context: Context, one: CaseRow) {
  const { freight, expectedGrams } = await getReturnTerms(context, one);
  const paidBy = ruleById(one.ruleId).returnPaidBy;
  const freightText = freight === null ? null : formatPesos(freight);
  const ways = one.needsReturn ? returnWaysOf(paidBy) : [];
  const weights = {
    expected: expectedGrams,
    dropped: one.returnDroppedGrams,
    received: one.returnReceivedGrams,
  };
  return {
    returnWays: ways.map((way) => ({
      ...{ way, name: returnWayName(way), cost: returnCostText(way, { paidBy, freightText }) },
    })),
    returnFreight: freight,
    returnWeights: weights,
    weightFindings: weightFindings(weights),
  };
}

/** What it gives back, or would. */
export async function moneyOf(
  db: Database,
  one: CaseRow,
  { refund, means }: { refund: CaseRefund | null; means: string },
): Promise<CaseView['money']> {
  if (!isAboutGoods(one.kind)) return null;
  if (refund) {
    const { goods, shipping, amount, state, paidAt } = refund;
    return {
      goods,
      shipping,
      amount,
      isEstimate: false,
      state,
      paidAt: paidAt?.toISOString() ?? null,
      means,
    };
  }
  if (one.state === 'closed' || (one.outcome !== null && !givesMoney(one.outcome))) return null;
  const planned = await planCaseRefund(db, one);
  if (!planned) return null;
  const { goods, shipping } = planned.plan;
  const amount = sumPesos([goods, shipping]);
  return { goods, shipping, amount, isEstimate: true, state: null, paidAt: null, means };
}

function eventTitle({
  actor,
  kind,
  action,
  text,
}: Pick<CaseEvent, 'actor' | 'kind' | 'action' | 'text'>): string {
  if (kind === 'move' && action) return caseMoveText(actor, action);
  // It is owed from here on; that it was paid is said by its date.
  if (kind === 'money' && text === '') return 'Quedó ordenada la devolución de la plata';
  return EVENT_TITLES[kind as Exclude<CaseEvent['kind'], 'move'>] ?? caseActorName(actor);
}

const EVENT_TITLES: Record<Exclude<CaseEvent['kind'], 'move'>, string> = {
  opened: 'Se abrió el caso',
  message: 'Mensaje',
  photo: 'Foto nueva',
  reminder: 'Aviso de fecha',
  extension: 'Prórroga',
  account: 'Cuenta para devolver la plata',
  money: 'Devolución de la plata',
  proof: 'Confirmó su correo',
};

function earlier(left: string | null, right: string | null): string | null {
  if (left === null || right === null) return left ?? right;
  return left < right ? left : right;
}
