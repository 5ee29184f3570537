import { failure, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { getBalance, listBalances } from '../balances.service.ts';
import { listEntries } from '../entries.service.ts';
import { explainEntry, explainOrder } from '../explain.service.ts';

export function ledgerReads(context: Context) {
  const { write } = context;
  return {
    listLedgerBalances: forOperator('see-money', async () => success(await listBalances(write))),
    listLedgerEntries: forOperator(
      'see-money',
      async (asked: {
        account:
          | 'provider'
          | 'bank'
          | 'cash_in_transit'
          | 'buyer_clearing'
          | 'seller_held'
          | 'seller_payable'
          | 'payouts'
          | 'fees'
          | 'shipping'
          | 'refunds'
          | 'provider_charges'
          | 'withholdings';
        owner: number;
        limit?: number | undefined;
        cursor?: number | undefined;
      }) => {
        const { entries, nextBefore } = await listEntries(write, asked, {
          before: asked.cursor ?? null,
          limit: asked.limit ?? 50,
        });
        return success({ balance: await getBalance(write, asked), entries, nextCursor: nextBefore });
      },
    ),
    explainLedgerEntry: forOperator('see-money', async ({ id }: { id: number }) => {
      const entry = await explainEntry(write, id);
      return entry ? success(entry) : failure('not-found');
    }),
    explainLedgerOrder: forOperator('see-money', async ({ orderNumber }: { orderNumber: number }) => {
      const order = await explainOrder(write, orderNumber);
      return order ? success(order) : failure('not-found');
    }),
  };
}
