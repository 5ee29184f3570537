import { type Pesos, sumPesos } from './money.ts';
import { type MoneyPackage, type PackageMoneyState, remainingShare } from './order-money.ts';
import { PACKAGE_STATUS } from './package-status.ts';
import { isDispatched } from './package-transition.ts';

interface SentPackage {
  statusId: number;
  moneyState: PackageMoneyState;
  /** Its buyer says that it has not come. */
  isDisputed: boolean;
}

/** Whether a carrier may have lost it: it has left, not by its shop's own hands, and no word of a delivery stands. */
export function mayBeLost({ statusId, moneyState, isDisputed }: SentPackage): boolean {
  if (moneyState === 'seller-kept' || !isDispatched(statusId)) return false;
  return statusId !== PACKAGE_STATUS.delivered || isDisputed;
}

/** What its shop earns with the units that nobody has given back: their price less the fee. */
export function netLeft({ lines }: Pick<MoneyPackage, 'lines'>): Pesos {
  return sumPesos(lines.map(remainingShare).map(({ amount, fee }) => amount - fee));
}
