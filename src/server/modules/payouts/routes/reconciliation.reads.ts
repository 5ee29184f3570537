import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import {
  groupDifferences,
  listDifferences,
  listReconciliations,
} from '../reconciliation/difference-list.service.ts';

export function reconciliationReads(context: Context) {
  return {
    listReconciliations: forOperator(
      'see-money',
      async (asked: { limit?: number | undefined; cursor?: number | undefined }) =>
        success(await listReconciliations(context, asked)),
    ),
    listDifferences: forOperator(
      'see-money',
      async (asked: {
        limit?: number | undefined;
        cursor?: number | undefined;
        state?: 'por-revisar' | 'abiertas' | 'resueltas' | undefined;
        kind?:
          | 'provider-away'
          | 'provider-list-cut'
          | 'unknown-approval'
          | 'paid-without-provider'
          | 'amount-differs'
          | 'reversal-missing'
          | 'provider-balance'
          | 'paid-twice'
          | 'unapplied-money'
          | 'split-unproven'
          | 'payment-unsplit'
          | 'payment-not-booked'
          | 'sale-missing'
          | 'sale-differs'
          | 'refund-not-booked'
          | 'refund-overdue'
          | 'refund-paid-twice'
          | 'payout-unconfirmed'
          | 'cash-late'
          | 'cash-unreported'
          | 'stock-not-returned'
          | 'books-unsound'
          | undefined;
      }) => success(await listDifferences(context, asked)),
    ),
    groupDifferences: forOperator(
      'see-money',
      async ({ state }: { state?: 'por-revisar' | 'abiertas' | undefined }) =>
        success(await groupDifferences(context, state ?? 'abiertas')),
    ),
  };
}
