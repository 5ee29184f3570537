import { formatPesos, sumPesos } from '../../../domain/money.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { CaseOutcome } from '../../../domain/rights/case-flow.ts';
import { mayOfferPesos } from '../../../domain/rights/case-moves.ts';
import { grantedOf, isPartOf } from '../../../domain/rights/case-part.ts';
import type { InputOf } from '../../../wire/endpoint.ts';
import type { sellerCaseEndpoints } from '../../../wire/rights/panel-cases.ts';
import type { Context } from '../../context.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { listOrderPackages } from '../orders/placing/order-money.service.ts';
import { APPEAL_LETTERS } from './buyer-case.service.ts';
import { changeCase, type OpenedCase, stepped, writeMove } from './case-change.service.ts';
import { grantLines, listCaseLines } from './case-line.repository.ts';
import { paidIfDecided, pricesOf } from './case-money.service.ts';
import { caseSubject } from './case-number.ts';
import type { CaseRow } from './case-row.ts';
import { readCaseText } from './case-text-input.ts';
import { PART } from './operator-case.service.ts';

export type ShopMove = InputOf<typeof sellerCaseEndpoints.moveSellerCase>['body'];

/** What a shop does with a case of one of its buyers. */
export function moveShopCase(
  context: Context,
  row: CaseRow,
  { move, accountId }: { move: ShopMove; accountId: number },
): Promise<Result<null, 'case-move' | 'invalid-input'>> {
  return changeCase(context, row, async (opened): Promise<Result<null, 'case-move' | 'invalid-input'>> => {
    const { action } = move;
    const text = readCaseText(move.text, LETTERS[action] ?? 0);
    if (!text.ok) return text;
    const offer = action === 'offer' ? await checkOffer(opened, move) : success(null);
    if (!offer.ok) return offer;
    const mover = { actor: 'shop', accountId } as const;
    const next = stepped(opened, mover, action, changesOf(opened, move));
    if (!next.ok) return failure('case-move');
    if (offer.value) await grantLines(opened.db, row.id, offer.value);
    const moved = await paidIfDecided(opened, next.value, accountId);
    await writeMove(opened, moved, { mover, action, text: text.value }, context.config.mail);
    await recordAudit(opened.db, [
      {
        at: opened.now,
        actor: { kind: 'member', accountId },
        sellerId: row.sellerId,
        action: 'case.moved',
        subject: caseSubject(row),
        before: { caseState: opened.one.state },
        after: { caseState: moved.state, ...(moved.outcome && { ruling: moved.outcome }) },
        ...(text.value && { reason: text.value }),
      },
    ]);
    return success(null);
  });
}

/** The units that are offered, as they are kept; null: a sum for what she keeps. */
async function checkOffer(
  { db, one }: OpenedCase,
  { lines = [], pesos }: ShopMove,
): Promise<Result<{ line: number; quantity: number }[] | null, 'invalid-input'>> {
  const asked = await listCaseLines(db, one.id);
  if (pesos === undefined) {
    if (isPartOf(asked, lines)) return success(grantedOf(asked, lines));
    return failure('invalid-input', { fields: { lines: PART } });
  }
  if (!mayOfferPesos(one)) return failure('invalid-input', { fields: { pesos: NOT_KEPT } });
  const packages = one.orderNumber === null ? [] : await listOrderPackages(db, one.orderNumber);
  const worth = sumPesos(pricesOf(asked, packages).map(({ price }) => price));
  return pesos < worth ? success(null) : failure('invalid-input', { fields: { pesos: LESS(worth) } });
}

const NOT_KEPT = 'Tu cliente ya devolvió el producto: ofrece unidades.';
const LESS = (worth: number) => `Ofrece menos de ${formatPesos(worth)}, que es lo que costó lo que pide.`;

/** Who says no, says why. */
const LETTERS: Partial<Record<ShopMove['action'], number>> = {
  refuse: 20,
  'refuse-inspection': 20,
  offer: 20,
  answer: 10,
  appeal: APPEAL_LETTERS,
};

function changesOf(
  { one, today }: OpenedCase,
  { action, outcome, restock, pesos, grams }: ShopMove,
): Partial<CaseRow> {
  switch (action) {
    case 'accept':
      return { outcome: givenOutcome(one, outcome), decidedOn: today, decidedBy: 'shop' };
    case 'accept-inspection':
      return { outcome: givenOutcome(one, outcome), decidedOn: today, decidedBy: 'shop', restock };
    case 'offer':
      return { restock, offeredPesos: pesos ?? null };
    case 'receive':
      return { returnReceivedGrams: grams ?? null };
    case 'answer':
      return { outcome: 'answered', decidedOn: today, decidedBy: 'shop' };
    case 'appeal':
      return { appealedBy: 'shop' };
    default:
      return {};
  }
}

/** Repair and replacement are for what failed; everything else goes back as money. */
export function givenOutcome({ kind, wanted }: CaseRow, outcome?: CaseOutcome): CaseOutcome {
  if (kind !== 'warranty' && kind !== 'not-as-ordered') return 'refund';
  return outcome ?? (wanted === 'answer' ? 'refund' : wanted);
}
