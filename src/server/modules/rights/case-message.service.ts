import { failure, type Result, success } from '../../../domain/result.ts';
import type { CaseActor } from '../../../domain/rights/case-rule.ts';
import type { Context } from '../../context.ts';
import { type AuditRecord, operatorActor, recordAudit } from '../audit/audit.service.ts';
import { enqueueEmails } from '../messages/notifications.service.ts';
import { changeCase, mailsOf } from './case-change.service.ts';
import { countEvents, insertEvent } from './case-event.repository.ts';
import { caseSubject } from './case-number.ts';
import type { CaseRow } from './case-row.ts';
import { readCaseText } from './case-text-input.ts';

/** More is no conversation any more. */
const MAXIMUM_EVENTS = 300;

/** Something said by one of the three; the others are told. */
export function writeInCase(
  context: Context,
  row: CaseRow,
  { actor, accountId, text: written }: { actor: CaseActor; accountId: number | null; text: string },
): Promise<Result<null, 'invalid-input' | 'case-full'>> {
  return changeCase(
    context,
    row,
    async ({ db, one, now }): Promise<Result<null, 'invalid-input' | 'case-full'>> => {
      const text = readCaseText(written, 1);
      if (!text.ok) return text;
      if (one.state === 'closed' || (await countEvents(db, one.id)) >= MAXIMUM_EVENTS)
        return failure('case-full');
      const mover = { actor, accountId };
      await insertEvent(db, { caseId: one.id, at: now, ...mover, kind: 'message', text: text.value });
      const mails = mailsOf(one, { mover, operator: context.config.mail.operator, news: 'message' });
      await enqueueEmails(db, mails);
      if (actor !== 'buyer') await recordAudit(db, [auditOf(one, { ...mover, text: text.value, at: now })]);
      return success(null);
    },
  );
}

function auditOf(
  one: CaseRow,
  { actor, accountId, text, at }: { actor: CaseActor; accountId: number | null; text: string; at: Date },
): AuditRecord {
  return {
    at,
    actor: actor === 'operator' ? operatorActor(accountId) : { kind: 'member', accountId },
    sellerId: one.sellerId,
    action: 'case.message',
    subject: caseSubject(one),
    after: { caseMessage: text },
  };
}
