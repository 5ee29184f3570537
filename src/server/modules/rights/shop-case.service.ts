import { failure, type Result, success } from '../../../domain/result.ts';
import type { CaseOutcome } from '../../../domain/rights/case-flow.ts';
import type { InputOf } from '../../../wire/endpoint.ts';
import type { sellerCaseEndpoints } from '../../../wire/rights/panel-cases.ts';
import type { Context } from '../../context.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { APPEAL_LETTERS } from './buyer-case.service.ts';
import {
  awaitsAppeal,
  changeCase,
  type OpenedCase,
  settled,
  stepped,
  writeMove,
} from './case-change.service.ts';
import { payCase } from './case-money.service.ts';
import { caseSubject } from './case-number.ts';
import type { CaseRow } from './case-row.ts';
import { readCaseText } from './case-text-input.ts';

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
    const mover = { actor: 'shop', accountId } as const;
    const next = stepped(opened, mover, action, changesOf(opened, move));
    if (!next.ok) return failure('case-move');
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

/** A yes that gives money gives it at once; a ruling that may be appealed waits. */
export async function paidIfDecided(
  opened: OpenedCase,
  moved: CaseRow,
  actor: number | null,
): Promise<CaseRow> {
  const isYes = moved.state === 'decided' && moved.outcome === 'refund' && !awaitsAppeal(moved);
  if (!isYes) return moved;
  const paid = await payCase({ ...opened, one: moved }, { actor, restock: moved.restock });
  // Cash that nobody has recorded yet: the clock tries again, and says so.
  return paid.ok ? settled(paid.value) : moved;
}

/** Who says no, says why. */
const LETTERS: Partial<Record<ShopMove['action'], number>> = {
  refuse: 20,
  'refuse-inspection': 20,
  answer: 10,
  appeal: APPEAL_LETTERS,
};

function changesOf({ one, today }: OpenedCase, { action, outcome, restock }: ShopMove): Partial<CaseRow> {
  switch (action) {
    case 'accept':
      return { outcome: givenOutcome(one, outcome), decidedOn: today, decidedBy: 'shop' };
    case 'accept-inspection':
      return { outcome: givenOutcome(one, outcome), decidedOn: today, decidedBy: 'shop', restock };
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
