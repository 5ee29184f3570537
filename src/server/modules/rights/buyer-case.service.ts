import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import { changeCase, type OpenedCase, stepped, writeMove } from './case-change.service.ts';
import { forgetGrants } from './case-line.repository.ts';
import { paidIfDecided } from './case-money.service.ts';
import type { CaseRow } from './case-row.ts';
import { readCaseText } from './case-text-input.ts';

export interface BuyerMove {
  action: 'send-back' | 'accept-offer' | 'ask-operator' | 'appeal' | 'give-up';
  text: string;
  carrier: string;
  tracking: string;
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
    const moved = stepped(opened, mover, move.action, changesOf(opened, move));
    if (!moved.ok) return failure('case-move');
    // What is asked for again is all of it.
    if (opened.one.state === 'offered' && move.action === 'ask-operator')
      await forgetGrants(opened.db, row.id);
    const settled = await paidIfDecided(opened, moved.value, accountId);
    const said = { mover, action: move.action, text: text.value };
    await writeMove(opened, settled, said, context.config.mail);
    return success(null);
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
