import { isOperatorAllowed } from '../../../../domain/operator-role.ts';
import { success } from '../../../../domain/result.ts';
import type { CaseState } from '../../../../domain/rights/case-flow.ts';
import type { CaseKind } from '../../../../domain/rights/case-kind.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { findAnyCase } from '../case-access.service.ts';
import { listCaseQueue } from '../case-list.service.ts';
import { getCaseRecord, listAskedOf } from '../desk.service.ts';
import { listAccountsOfRefunds } from '../refund-account.service.ts';
import { listFrequentReturners } from '../return-habit.service.ts';

/** Beside the case itself: what is on record of its order, and the queue of one shop. */
export function deskReads(context: Context) {
  return {
    // Reads are given texts and numbers: `numbers` stand between commas.
    getCaseRecord: forOperator('see-orders', async ({ number }: { number: string }) => {
      const found = await findAnyCase(context, number);
      return found.ok ? success(await getCaseRecord(context, found.value)) : found;
    }),
    listFrequentReturners: forOperator('see-orders', async (_input: object) =>
      success(await listFrequentReturners(context)),
    ),
    listAskedInOwnCases: forSeller('see-orders', async ({ numbers }: { numbers: string }, { sellerId }) =>
      success(await listAskedOf(context, sellerId, numbers.split(','))),
    ),
    listAskedInCases: forOperator('see-orders', async ({ numbers }: { numbers: string }) =>
      success(await listAskedOf(context, null, numbers.split(','))),
    ),
    listRefundAccounts: forOperator('see-money', async ({ ids }: { ids: string }, { operatorRole }) =>
      success(
        await listAccountsOfRefunds(context, ids.split(',').map(Number).filter(Number.isSafeInteger), {
          mayPay: isOperatorAllowed(operatorRole, 'move-money'),
        }),
      ),
    ),
    listCasesOfShop: forOperator(
      'see-orders',
      async ({
        sellerId,
        ...asked
      }: {
        sellerId: number;
        state?: CaseState | 'open' | 'operator' | undefined;
        kind?: CaseKind | undefined;
        cursor?: string | undefined;
      }) => success(await listCaseQueue(context, sellerId, asked)),
    ),
  };
}
