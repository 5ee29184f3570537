import { success } from '../../../domain/result.ts';
import { caseNumberText } from '../../../domain/rights/case-kind.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { enqueueEmails } from '../messages/notifications.service.ts';
import { getCaseRow } from './case.repository.ts';
import { deleteAccount, listRefundAccounts } from './case-account.repository.ts';
import { maskedNumber } from './case-account.service.ts';
import { changeCase } from './case-change.service.ts';
import { insertEvent } from './case-event.repository.ts';

const MOST_LISTED = 100;

/**
 * By refund: the case that it comes from, and the account or key that its person gave; null while nobody has given one.
 * Whoever may not pay it sees the last four digits only.
 */
export async function listAccountsOfRefunds(
  { write }: Pick<Context, 'write'>,
  refundIds: readonly number[],
  { mayPay }: { mayPay: boolean },
) {
  const rows = await listRefundAccounts(write, refundIds.slice(0, MOST_LISTED));
  return Object.fromEntries(
    rows.map(({ refundId, kind, bankName, number, holderName, holderDocument, ...row }) => [
      refundId,
      {
        caseNumber: caseNumberText(row),
        account:
          kind === null || number === null
            ? null
            : {
                ...{ kind, bankName, holderName, isWhole: mayPay },
                number: mayPay ? number : maskedNumber(number),
                holderDocument: mayPay ? holderDocument : null,
              },
      },
    ]),
  );
}

/**
 * The bank did not pay to the account of a case: its person is asked for another one. `change` writes what the caller keeps of it
 * in the same transaction; false: it was done before. Answers what `change` does.
 */
export async function askAnotherAccount(
  context: Context,
  { caseId, reason, actor }: { caseId: number; reason: string; actor: number },
  change: (db: Database, now: Date) => Promise<boolean>,
): Promise<boolean> {
  const row = await getCaseRow(context.write, caseId);
  const changed = await changeCase(context, row, async ({ db, one, now }) => {
    if (!(await change(db, now))) return success(false);
    await deleteAccount(db, one.id);
    const mover = { actor: 'operator', accountId: actor } as const;
    const text = `El banco no hizo el pago: ${reason}`;
    await insertEvent(db, { caseId: one.id, at: now, ...mover, kind: 'account', text });
    const data = { caseId: one.id, to: 'buyer', news: 'account' } as const;
    await enqueueEmails(db, [{ template: 'case-news', recipient: one.email, data }]);
    return success(true);
  });
  return changed.ok && changed.value;
}
