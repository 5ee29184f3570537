import { sumPesos } from '../../../domain/money.ts';
import type { Context } from '../../context.ts';
import { listCarrierBalances } from '../cash-on-delivery/cash-in-transit.service.ts';
import { countUnseenDifferences } from '../reconciliation/difference-list.service.ts';
import { sumDueRefunds } from '../refunds/refund-list.service.ts';
import { countRefusedPayouts, sumOwedMoney } from '../settlements/payout.service.ts';

/** What is owed to sellers and buyers, what is on its way, and what others owe the marketplace. */
export async function getMoneyOverview(context: Context) {
  const { write, now } = context;
  const [owed, refused, refunds, carriers, differences] = await Promise.all([
    sumOwedMoney(write),
    countRefusedPayouts(write),
    sumDueRefunds(write, now()),
    listCarrierBalances(context),
    countUnseenDifferences(write),
  ]);
  return {
    owed: { count: owed.owedSellers, amount: owed.owed },
    debts: { count: owed.debtSellers, amount: owed.debt },
    pendingPayouts: { count: owed.pendingPayouts, amount: owed.pendingAmount },
    sentPayouts: { count: owed.sentPayouts, amount: owed.sentAmount },
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
