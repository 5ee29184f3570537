import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { getSellerFees, listFeePage } from '../fees/fees.service.ts';

interface AskedFees {
  sellerId?: number | undefined;
  /** Those that are over too. */
  isHistory?: boolean | undefined;
  cursor?: number | undefined;
}

export function operatorFeeReads(context: Context) {
  return {
    listFees: forOperator('see-money', async ({ sellerId, isHistory = false, cursor }: AskedFees) =>
      success(await listFeePage(context, { sellerId: sellerId ?? null, isHistory, cursor: cursor ?? null })),
    ),
    getSellerFees: forOperator('see-money', ({ sellerId }: { sellerId: number }) =>
      getSellerFees(context, sellerId),
    ),
  };
}
