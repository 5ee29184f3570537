import { caseNumberText } from '../../../domain/rights/case-kind.ts';
import type { Context } from '../../context.ts';
import { listRefundAccounts } from './case-account.repository.ts';
import { maskedNumber } from './case-account.service.ts';

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
