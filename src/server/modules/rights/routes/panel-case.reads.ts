import { isOperatorAllowed } from '../../../../domain/operator-role.ts';
import { success } from '../../../../domain/result.ts';
import type { CaseState } from '../../../../domain/rights/case-flow.ts';
import type { CaseKind } from '../../../../domain/rights/case-kind.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { findAnyCase, findShopCase } from '../case-access.service.ts';
import { countCases, listCaseQueue } from '../case-list.service.ts';
import { getOperatorCase, getShopCase } from '../panel-case.service.ts';

export function panelCaseReads(context: Context) {
  return {
    listSellerCases: forSeller(
      'see-orders',
      async (
        asked: {
          state?: CaseState | 'open' | 'shop' | undefined;
          kind?: CaseKind | undefined;
          cursor?: string | undefined;
        },
        { sellerId },
      ) => success(await listCaseQueue(context, sellerId, asked)),
    ),
    countSellerCases: forSeller('see-orders', async (_input: object, { sellerId }) =>
      success(await countCases(context, sellerId)),
    ),
    getSellerCase: forSeller('see-orders', async ({ number }: { number: string }, { sellerId }) => {
      const found = await findShopCase(context, number, sellerId);
      return found.ok ? success(await getShopCase(context, found.value)) : found;
    }),
    listOperatorCases: forOperator(
      'see-orders',
      async (asked: {
        state?: CaseState | 'open' | 'operator' | undefined;
        kind?: CaseKind | undefined;
        cursor?: string | undefined;
      }) => success(await listCaseQueue(context, null, asked)),
    ),
    countOperatorCases: forOperator('see-orders', async (_input: object) =>
      success(await countCases(context, null)),
    ),
    getOperatorCase: forOperator(
      'see-orders',
      async ({ number }: { number: string }, { id, operatorRole }) => {
        const found = await findAnyCase(context, number);
        const seer = { operatorId: id, mayPay: isOperatorAllowed(operatorRole, 'refund-orders') };
        return found.ok ? success(await getOperatorCase(context, found.value, seer)) : found;
      },
    ),
  };
}
