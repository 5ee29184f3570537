import { failure, type Result, success } from '../../../domain/result.ts';
import { mustPayNow } from '../../../domain/rights/case-clock.ts';
import { type CaseAction, givesGoods } from '../../../domain/rights/case-flow.ts';
import { givesMoney, isAboutGoods, outcomesFor } from '../../../domain/rights/case-moves.ts';
import { coversGiven, grantedOf, isPartOf } from '../../../domain/rights/case-part.ts';
import { ruleById } from '../../../domain/rights/case-rule.ts';
import { suggestRuling } from '../../../domain/rights/case-suggestion.ts';
import type { InputOf } from '../../../wire/endpoint.ts';
import type { operatorCaseEndpoints } from '../../../wire/rights/panel-cases.ts';
import type { Context } from '../../context.ts';
import { operatorActor, recordAudit } from '../audit/audit.service.ts';
import { enqueueEmails } from '../messages/notifications.service.ts';
import { listOrderPackages } from '../orders/placing/order-money.service.ts';
import { saveCase } from './case.repository.ts';
import {
  changeCase,
  daysOf,
  factsOf,
  mailsOf,
  type OpenedCase,
  settled,
  stepped,
  writeMove,
} from './case-change.service.ts';
import { insertEvent } from './case-event.repository.ts';
import { grantLines, listCaseLines } from './case-line.repository.ts';
import { payCase } from './case-money.service.ts';
import { caseSubject } from './case-number.ts';
import type { CaseRow } from './case-row.ts';
import { readCaseText } from './case-text-input.ts';

export type Ruling = InputOf<typeof operatorCaseEndpoints.ruleCase>['body'];

const REASON_LETTERS = 40;
const DEVIATION_LETTERS = 10;

const STRANGE = 'Esta decisión no existe para este caso.';
const GIVEN = 'Ya le devolvimos plata de este caso: la decisión no puede quitársela.';

export const PART = 'Di cuántas unidades: menos que todas y al menos una.';

type RulingRefusal = 'case-move' | 'invalid-input' | 'case-same-operator';

/** The marketplace decides what both could not, or answers what nobody else is asked. */
export function ruleCase(
  context: Context,
  row: CaseRow,
  { ruling, operatorId }: { ruling: Ruling; operatorId: number },
): Promise<Result<null, RulingRefusal>> {
  return changeCase(context, row, async (opened): Promise<Result<null, RulingRefusal>> => {
    const { one, today, db, now } = opened;
    const isAppeal = one.state === 'appealed';
    if (isAppeal && one.ruledBy === operatorId) return failure('case-same-operator');
    const checked = await checkRuling(opened, ruling);
    if (!checked.ok) return checked;
    const action: CaseAction = isAppeal ? 'decide-appeal' : isAboutGoods(one.kind) ? 'decide' : 'answer';
    const mover = { actor: 'operator', accountId: operatorId } as const;
    const next = stepped(opened, mover, action, {
      ...{ outcome: ruling.outcome, decidedOn: today, decidedBy: 'operator', restock: ruling.restock },
      ...{ rulingReason: checked.value, ruledBy: isAppeal ? one.ruledBy : operatorId },
    });
    if (!next.ok) return failure('case-move');
    const moved = await carriedOut(opened, next.value, { ruling, operatorId });
    await writeMove(opened, moved, { mover, action, text: checked.value }, context.config.mail);
    await recordAudit(db, [
      {
        at: now,
        actor: operatorActor(operatorId),
        sellerId: one.sellerId,
        action: 'case.ruled',
        subject: caseSubject(one),
        before: { caseState: one.state },
        after: { caseState: moved.state, ruling: moved.outcome },
        reason: ruling.deviation ? `${checked.value} · ${ruling.deviation}` : checked.value,
      },
    ]);
    return success(null);
  });
}

/** Once, where the law gives more days and the person is told why. */
export function extendCase(
  context: Context,
  row: CaseRow,
  { reason, operatorId }: { reason: string; operatorId: number },
): Promise<Result<null, 'invalid-input' | 'case-not-extendable'>> {
  return changeCase(
    context,
    row,
    async ({ one, db, now }): Promise<Result<null, 'invalid-input' | 'case-not-extendable'>> => {
      const text = readCaseText(reason, REASON_LETTERS, 'reason');
      if (!text.ok) return text;
      const isOpen = one.state === 'mediating' && ruleById(one.ruleId).extension && !one.isExtended;
      if (!isOpen) return failure('case-not-extendable');
      const extended = settled({ ...one, isExtended: true });
      await saveCase(db, extended, now);
      const mover = { actor: 'operator', accountId: operatorId } as const;
      await insertEvent(db, { caseId: one.id, at: now, ...mover, kind: 'extension', text: text.value });
      await enqueueEmails(db, mailsOf(extended, { mover, operator: '', news: 'moved' }));
      await recordAudit(db, [
        {
          at: now,
          actor: operatorActor(operatorId),
          sellerId: one.sellerId,
          action: 'case.extended',
          subject: caseSubject(one),
          before: { caseDate: one.nextOn },
          after: { caseDate: extended.nextOn },
          reason: text.value,
        },
      ]);
      return success(null);
    },
  );
}

/** What the rule proposes as things stand. */
export async function suggestionOf({ one, db }: Pick<OpenedCase, 'one' | 'db'>) {
  const packages = one.orderNumber === null ? [] : await listOrderPackages(db, one.orderNumber);
  const sold = packages.find(({ sellerId }) => sellerId === one.sellerId);
  return suggestRuling({ ...one, isDelivered: (sold?.deliveredAt ?? null) !== null });
}

/** Its reason as it is kept. */
async function checkRuling(opened: OpenedCase, ruling: Ruling): Promise<Result<string, 'invalid-input'>> {
  const { one, db } = opened;
  const facts = factsOf(one);
  if (!outcomesFor(one.kind, facts).includes(ruling.outcome))
    return failure('invalid-input', { fields: { outcome: facts.hasRefund ? GIVEN : STRANGE } });
  if (ruling.outcome === 'partial-refund') {
    const asked = await listCaseLines(db, one.id);
    const part = ruling.lines ?? [];
    // Who appeals a sum that she got may be told that it is enough.
    const isEnough =
      facts.hasRefund && one.offeredPesos !== null && part.every(({ quantity }) => quantity === 0);
    if (!isEnough && !isPartOf(asked, part)) return failure('invalid-input', { fields: { lines: PART } });
    if (facts.hasRefund && !coversGiven(asked, part))
      return failure('invalid-input', { fields: { lines: GIVEN } });
  }
  const suggested = await suggestionOf(opened);
  if (suggested.outcome !== ruling.outcome) {
    const deviation = readCaseText(ruling.deviation, DEVIATION_LETTERS, 'deviation');
    if (!deviation.ok) return deviation;
  }
  return readCaseText(ruling.reason, REASON_LETTERS, 'reason');
}

/** Pays at once what cannot wait for an appeal, or is final; else keeps what was granted for when it is. */
async function carriedOut(
  opened: OpenedCase,
  moved: CaseRow,
  { ruling, operatorId }: { ruling: Ruling; operatorId: number },
): Promise<CaseRow> {
  // The last word may be a repair: it has its day too, and the case stays until then.
  if (givesGoods(moved.outcome) && moved.state === 'closed') return settled({ ...moved, state: 'decided' });
  if (!givesMoney(moved.outcome)) return moved;
  const asked = await listCaseLines(opened.db, moved.id);
  const granted = grantedOf(asked, moved.outcome === 'refund' ? asked : (ruling.lines ?? []));
  const isFinal = moved.state === 'closed' || mustPayNow(ruleById(moved.ruleId), daysOf(moved));
  const paid = isFinal
    ? await payCase({ ...opened, one: moved }, { actor: operatorId, granted, restock: moved.restock })
    : null;
  await grantLines(opened.db, moved.id, granted);
  if (paid?.ok) return settled(paid.value);
  // Cash that nobody has recorded yet: the case stays until it is given back.
  return isFinal && moved.state === 'closed' ? settled({ ...moved, state: 'decided' }) : moved;
}
