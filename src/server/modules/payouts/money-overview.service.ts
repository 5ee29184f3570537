import { sumPesos } from '../../../domain/money.ts';
import type { Context } from '../../context.ts';
import { listCarrierBalances } from '../orders/cash/cash-in-transit.service.ts';
import { sumDueRefunds } from '../orders/refunds/refund-list.service.ts';
import { countUnseenDifferences } from './reconciliation/difference-list.service.ts';
import { countRefusedPayouts, sumOpenMoney } from './settlements/payout.service.ts';

/** What is owed to buyers, what is on its way, and what others owe the marketplace; the balances are the ledger's. */
export async function getMoneyOverview(context: Context) {
  const { write, now } = context;
  const [open, refused, refunds, carriers, differences] = await Promise.all([
    sumOpenMoney(write),
    countRefusedPayouts(write),
    sumDueRefunds(write, now()),
    listCarrierBalances(context),
    countUnseenDifferences(write),
  ]);
  return {
    debts: { count: open.debtSellers, amount: open.debt },
    pendingPayouts: { count: open.pendingPayouts, amount: open.pendingAmount },
    sentPayouts: { count: open.sentPayouts, amount: open.sentAmount },
    refusedPayouts: refused.count,
    refunds: { count: refunds.count, amount: refunds.amount },
    overdueRefunds: refunds.overdueCount,
    cash: {
      count: sumPesos(carriers.map(({ collections }) => collections)),
      amount: sumPesos(carriers.map(({ amount }) => amount)),
    },
    overdueCash: {
      count: sumPesos(carriers.map(({ overdueCollections }) => overdueCollections)),
      amount: sumPesos(carriers.map(({ overdueAmount }) => overdueAmount)),
    },
    differences: differences.count,
  };
}
