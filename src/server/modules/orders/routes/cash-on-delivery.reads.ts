import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { listCarrierBalances, listCashInTransit } from '../cash/cash-in-transit.service.ts';

export function cashOnDeliveryReads(context: Context) {
  return {
    listCashInTransit: forOperator(
      'see-money',
      async (asked: {
        carrier?: string | undefined;
        overdueOnly?: boolean | undefined;
        cursor?: number | undefined;
      }) => success(await listCashInTransit(context, asked)),
    ),
    listCarrierBalances: forOperator('see-money', async () => success(await listCarrierBalances(context))),
  };
}
