import type { PackageMoneyState } from './order-money.ts';
import type { PackageStatusId } from './package-status.ts';
import { nextStatuses } from './package-transition.ts';
import type { PaymentMethodId } from './payment-method.ts';
import { CASH_ON_DELIVERY } from './payment-method.ts';

/** What a shop does with a package, beside the status that it leads to. */
export const PACKAGE_ACTIONS = {
  accept: 20,
  ready: 21,
  guide: 1,
  'on-the-way': 2,
  'picked-up': 7,
  delivered: 3,
  'collect-cash': 3,
  incident: 30,
  /** On its way back; of cash on delivery the buyer refused it, which costs its freight. */
  returning: 31,
  refused: 31,
  /** Back in the shop. */
  returned: 32,
  /** Something, or everything, is not sent. */
  cancel: 32,
} as const satisfies Record<string, PackageStatusId>;

export type PackageAction = keyof typeof PACKAGE_ACTIONS;

interface SoldPackage {
  statusId: number;
  paymentMethodId: PaymentMethodId;
  moneyState: PackageMoneyState;
}

/** What the shop may do next, the usual step first. */
export function packageActions(sold: SoldPackage): PackageAction[] {
  const next: number[] = nextStatuses(sold.statusId, 'seller');
  const isCash = sold.paymentMethodId === CASH_ON_DELIVERY;
  const isUnpaid = isCash && sold.moneyState === 'none';
  const actions: PackageAction[] = [];
  for (const action of Object.keys(PACKAGE_ACTIONS) as PackageAction[]) {
    const isNext = next.includes(PACKAGE_ACTIONS[action]);
    if (action === 'collect-cash' ? isUnpaid && COLLECTABLE.includes(sold.statusId) : isNext)
      actions.push(action);
  }
  return actions.filter((action) => fits(action, sold.statusId, isCash)).sort(usualFirst(sold.statusId));
}

/** Whether somebody still takes its price at the door; nobody does of what comes back. */
export function isCashDue({ statusId, paymentMethodId, moneyState }: SoldPackage): boolean {
  const isOver = statusId === PACKAGE_ACTIONS.refused || statusId === PACKAGE_ACTIONS.cancel;
  return paymentMethodId === CASH_ON_DELIVERY && moneyState === 'none' && !isOver;
}

const COLLECTABLE: readonly number[] = [2, 30, 3] satisfies PackageStatusId[];

/** One status stands for two actions here. */
function fits(action: PackageAction, statusId: number, isCash: boolean): boolean {
  if (action === 'refused') return isCash;
  if (action === 'returning') return !isCash;
  if (action === 'returned') return statusId === 31;
  return action !== 'cancel' || statusId !== 31;
}

/** A prepared parcel gets its guide before a carrier can take it; after an incident it travels on. */
function usualFirst(statusId: number) {
  const first = USUAL[statusId] ?? null;
  return (a: PackageAction, b: PackageAction) => Number(b === first) - Number(a === first);
}

const USUAL: Record<number, PackageAction> = { 20: 'guide', 21: 'guide' };
