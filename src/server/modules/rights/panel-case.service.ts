import { sumPesos } from '../../../domain/money.ts';
import type { Result } from '../../../domain/result.ts';
import { failure, success } from '../../../domain/result.ts';
import type { CaseAction } from '../../../domain/rights/case-flow.ts';
import { caseNumberText } from '../../../domain/rights/case-kind.ts';
import { movesFor, outcomesFor } from '../../../domain/rights/case-moves.ts';
import { ruleById } from '../../../domain/rights/case-rule.ts';
import { returnWayName } from '../../../domain/rights/return-way.ts';
import { reversalCauseName } from '../../../domain/rights/reversal-cause.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import { panelCasePhotoPath, type RulingPreview } from '../../../wire/rights/panel-cases.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { findCaseRefund } from './case-account.repository.ts';
import { findMeans, findShownAccount, maskedNumber } from './case-account.service.ts';
import { factsOf } from './case-change.service.ts';
import { listEvents } from './case-event.repository.ts';
import { listCaseLines } from './case-line.repository.ts';
import { type Granted, planCaseRefund } from './case-money.service.ts';
import { listPhotoMarks, listPhotos, listSamePhotos } from './case-photo.repository.ts';
import type { CaseRow } from './case-row.ts';
import { datesOf, headOf, moneyOf, returnOf, shownEvent } from './case-view.service.ts';
import { citedTexts } from './cited-texts.ts';
import { suggestionOf } from './operator-case.service.ts';

/** A case as a panel shows it: both stories, what is on record, and what may be done. */
async function panelCase(context: Context, one: CaseRow, panel: 'seller' | 'operator') {
  const db = context.write;
  const today = bogotaDay(context.now().getTime());
  const number = caseNumberText(one);
  const refund = one.refundId === null ? null : await findCaseRefund(db, one.refundId);
  const means = await findMeans(db, one);
  const lines = await listCaseLines(db, one.id);
  const events = (await listEvents(db, one.id)).map(shownEvent);
  const photos = await listPhotos(db, one.id);
  // Another shop's cases are none of a shop's business.
  const sameAs = panel === 'operator' ? await sameCasesOf(db, one.id) : new Map<number, SameCase[]>();
  return {
    number,
    ...headOf(one),
    ...datesOf(one, refund),
    isOverdue: one.nextOn !== null && one.nextOn < today,
    orderNumber: one.orderNumber,
    sellerId: one.sellerId,
    sellerName: one.sellerName,
    personName: one.personName,
    story: one.story,
    wanted: one.wanted,
    reversalCause: one.reversalCause && reversalCauseName(one.reversalCause),
    knownOn: one.knownOn,
    needsReturn: one.needsReturn,
    handedOverOn: one.handedOverOn,
    returnCarrier: one.returnCarrier,
    returnTracking: one.returnTracking,
    returnWay: one.returnWay && returnWayName(one.returnWay),
    ...(await returnOf(context, one)),
    restock: one.restock,
    offeredPesos: one.offeredPesos,
    decidedBy: one.decidedBy,
    appealedBy: one.appealedBy,
    holdsPayout: one.holdsPayout,
    lines,
    events,
    /** What the shop has said so far: its side of the story. */
    shopStory: events.filter(({ actor, text }) => actor === 'shop' && text !== ''),
    photos: photos.map(({ createdAt, ...photo }) => ({
      ...photo,
      at: createdAt.toISOString(),
      url: panelCasePhotoPath(panel, number, photo.id),
      sameAs: sameAs.get(photo.id) ?? [],
    })),
    money: await moneyOf(db, one, { refund, means: means?.text ?? '' }),
    canWrite: one.state !== 'closed',
    actions: movesFor(factsOf(one), panel === 'seller' ? 'shop' : 'operator', today) as CaseAction[],
  };
}

interface SameCase {
  number: string;
  orderNumber: number | null;
  /** In bits: 0 is the same picture, up to seven a copy in another size or quality. */
  distance: number;
}

/** By photo: the other cases in which the same picture was shown. */
async function sameCasesOf(db: Database, caseId: number): Promise<Map<number, SameCase[]>> {
  const marks = await listPhotoMarks(db, caseId);
  if (marks.length === 0) return new Map();
  const found = await listSamePhotos(db, caseId, marks);
  const cases = Map.groupBy(found, ({ photoId }) => photoId);
  return new Map(
    [...cases].map(([photoId, same]) => [
      photoId,
      same.map(({ orderNumber, distance, ...row }) => ({
        number: caseNumberText(row),
        orderNumber,
        distance,
      })),
    ]),
  );
}

export function getShopCase(context: Context, one: CaseRow) {
  return panelCase(context, one, 'seller');
}

/** With what the rule suggests, and with whom it may be decided. */
export async function getOperatorCase(
  context: Context,
  one: CaseRow,
  { operatorId, mayPay }: { operatorId: number; mayPay: boolean },
) {
  const { account } = await findShownAccount(context.write, one.id);
  return {
    ...(await panelCase(context, one, 'operator')),
    citedTexts: citedTexts(one),
    email: one.email,
    phone: one.phone,
    suggestion: await suggestionOf({ one, db: context.write }),
    outcomes: outcomesFor(one.kind, factsOf(one)),
    /** Somebody else must hear the appeal. */
    isOwnRuling: one.state === 'appealed' && one.ruledBy === operatorId,
    isExtendable: one.state === 'mediating' && !one.isExtended && ruleById(one.ruleId).extension !== null,
    // Whole for whoever may give money back.
    account: account && {
      ...{ bankName: account.bankName, holderName: account.holderName },
      number: mayPay ? account.number : maskedNumber(account.number),
      holderDocument: mayPay ? account.holderDocument : null,
    },
  };
}

/** Who gives back what if a shop's offer were taken. */
export async function previewOffer(
  context: Context,
  one: CaseRow,
  { lines, pesos }: { lines?: Granted; pesos?: number | undefined },
): Promise<Result<RulingPreview, 'case-move'>> {
  const today = bogotaDay(context.now().getTime());
  if (!movesFor(factsOf(one), 'shop', today).includes('offer')) return failure('case-move');
  const offered = { ...one, offeredPesos: pesos ?? null };
  return success(
    await previewOf(context, offered, { outcome: 'partial-refund', lines, isSum: pesos !== undefined }),
  );
}

/** Who gives back what when a case were ruled so now. */
export async function previewRuling(
  context: Context,
  one: CaseRow,
  ruling: { outcome: string; lines?: Granted },
): Promise<Result<RulingPreview, 'case-move'>> {
  if (one.state !== 'mediating' && one.state !== 'appealed') return failure('case-move');
  return success(await previewOf(context, one, ruling));
}

async function previewOf(
  context: Context,
  one: CaseRow,
  ruling: { outcome: string; lines?: Granted; isSum?: boolean },
): Promise<RulingPreview> {
  const means = (await findMeans(context.write, one))?.text ?? '';
  const gives = ruling.outcome === 'refund' || ruling.outcome === 'partial-refund';
  const granted = ruling.outcome === 'partial-refund' && !ruling.isSum ? (ruling.lines ?? []) : undefined;
  const planned = gives ? await planCaseRefund(context.write, one, granted) : null;
  const shares = planned?.plan.packages.flatMap((part) => part.shares) ?? [];
  const goods = planned?.plan.goods ?? 0;
  const shipping = planned?.plan.shipping ?? 0;
  const fee = sumPesos(shares.map((share) => share.fee));
  const amount = planned?.plan.amount ?? 0;
  const sellerDebit = goods - fee;
  const isHeld = planned?.plan.packages.every(({ sold }) => sold.moneyState === 'held') ?? false;
  return {
    ...{ amount, goods, shipping, fee, sellerDebit, buyerGets: amount, means },
    debitedFrom: isHeld ? 'retenido' : 'saldo',
    // The shop's part, the marketplace's fee and the freight make up what she gets.
    isBalanced: sellerDebit + fee + shipping === amount,
    dueOn: gives ? datesOf({ ...one, decidedOn: bogotaDay(context.now().getTime()) }, null).moneyUntil : null,
  };
}
