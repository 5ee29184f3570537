import { failure, type Result, success } from '../../../domain/result.ts';
import { ruleById } from '../../../domain/rights/case-rule.ts';
import { type ReturnWay, returnWaysOf } from '../../../domain/rights/return-way.ts';
import type { Context } from '../../context.ts';
import { changeCase, type OpenedCase, stepped, writeMove } from './case-change.service.ts';
import { forgetGrants } from './case-line.repository.ts';
import { paidIfDecided } from './case-money.service.ts';
import type { CaseRow } from './case-row.ts';
import { readCaseText } from './case-text-input.ts';
import { getReturnTerms } from './return-terms.service.ts';

export interface BuyerMove {
  action: 'send-back' | 'accept-offer' | 'ask-operator' | 'appeal' | 'give-up';
  text: string;
  carrier: string;
  tracking: string;
  way: ReturnWay;
  /** As the carrier weighed it; null: she does not say. */
  grams: number | null;
}

/** What whoever bought does with her own case. */
export function moveOwnCase(
  context: Context,
  row: CaseRow,
  { move, accountId }: { move: BuyerMove; accountId: number | null },
): Promise<Result<null, 'case-move' | 'invalid-input'>> {
  return changeCase(context, row, async (opened): Promise<Result<null, 'case-move' | 'invalid-input'>> => {
    const text = readCaseText(move.text, move.action === 'appeal' ? APPEAL_LETTERS : 0);
    if (!text.ok) return text;
    const mover = { actor: 'buyer', accountId } as const;
    // What is asked for again is all of it.
    const declines = opened.one.state === 'offered' && move.action === 'ask-operator';
    const way = move.action === 'send-back' ? await wayOf(context, opened, move) : success({});
    if (!way.ok) return way;
    const changes = { ...changesOf(opened, move), ...way.value, ...(declines && { offeredPesos: null }) };
    const moved = stepped(opened, mover, move.action, changes);
    if (!moved.ok) return failure('case-move');
    if (declines) await forgetGrants(opened.db, row.id);
    const settled = await paidIfDecided(opened, moved.value, accountId);
    const said = { mover, action: move.action, text: text.value };
    await writeMove(opened, settled, said, context.config.mail);
    return success(null);
  });
}

/** What of the way back is kept as it is when the parcel leaves. */
async function wayOf(
  context: Context,
  { one, db }: OpenedCase,
  { way, grams }: BuyerMove,
): Promise<Result<Partial<CaseRow>, 'invalid-input'>> {
  if (!returnWaysOf(ruleById(one.ruleId).returnPaidBy).includes(way))
    return failure('invalid-input', { fields: { way: 'Elige cómo lo mandas.' } });
  const { freight, expectedGrams } = await getReturnTerms(context, one, db);
  return success({
    ...{ returnWay: way, returnFreight: freight },
    ...{ returnExpectedGrams: expectedGrams, returnDroppedGrams: grams },
  });
}

export const APPEAL_LETTERS = 10;

function changesOf({ today }: OpenedCase, { action, carrier, tracking }: BuyerMove): Partial<CaseRow> {
  switch (action) {
    case 'send-back':
      return { handedOverOn: today, returnCarrier: carrier || null, returnTracking: tracking || null };
    case 'accept-offer':
      return { outcome: 'partial-refund', decidedOn: today, decidedBy: 'agreement' };
    case 'appeal':
      return { appealedBy: 'buyer' };
    case 'give-up':
      return { outcome: 'withdrawn' };
    default:
      return {};
  }
}
