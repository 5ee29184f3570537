import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { getOrderRefunds, listDueRefunds } from '../refunds/refund-list.service.ts';

export function refundReads(context: Context) {
  return {
    listDueRefunds: forOperator('see-money', async ({ cursor }: { cursor?: number | undefined }) =>
      success(await listDueRefunds(context, cursor ?? null)),
    ),
    listOrderRefunds: forOperator('see-orders', ({ number }: { number: number }) =>
      getOrderRefunds(context, number),
    ),
  };
}
