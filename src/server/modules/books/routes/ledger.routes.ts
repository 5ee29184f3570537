import { failure, success } from '../../../../domain/result.ts';
import type { ledgerEndpoints } from '../../../../wire/books/ledger.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { getBalance, listBalances } from '../balances.service.ts';
import { checkLedger, listReversedAfterRefund } from '../check.service.ts';
import { listEntries } from '../entries.service.ts';
import { explainEntry, explainOrder } from '../explain.service.ts';

export function ledgerRoutes(context: Context): Handlers<keyof typeof ledgerEndpoints> {
  const { write } = context;
  return {
    listLedgerBalances: forOperator('see-money', async () => success(await listBalances(write))),
    listLedgerEntries: forOperator('see-money', async ({ params, query }) => {
      const { entries, nextBefore } = await listEntries(write, params, {
        before: query.cursor ?? null,
        limit: query.limit ?? 50,
      });
      return success({ balance: await getBalance(write, params), entries, nextCursor: nextBefore });
    }),
    explainLedgerEntry: forOperator('see-money', async ({ params }) => {
      const entry = await explainEntry(write, params.id);
      return entry ? success(entry) : failure('not-found');
    }),
    explainLedgerOrder: forOperator('see-money', async ({ params }) => {
      const order = await explainOrder(write, params.orderNumber);
      return order ? success(order) : failure('not-found');
    }),
    checkLedger: forOperator('see-money', async () => {
      const violations = await checkLedger(context);
      const paidTwice = await listReversedAfterRefund(context);
      return success({ holds: violations.length === 0, violations, paidTwice });
    }),
  };
}
