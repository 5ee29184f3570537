import type { Pesos } from './money.ts';

export type PackageMoneyState = 'none' | 'held' | 'released' | 'provider-paid' | 'seller-kept';

/** A line with the figures frozen at the sale. */
export interface MoneyLine {
  orderNumber: number;
  line: number;
  sellerId: number;
  productId: number;
  /** Ascending; which stock the line came from. */
  termIds: readonly number[];
  unitPrice: Pesos;
  quantity: number;
  /** Units cancelled or refunded so far. */
  cancelledQuantity: number;
  /** What the marketplace keeps of the whole line. */
  fee: Pesos;
}

export interface MoneyPackage {
  orderNumber: number;
  sellerId: number;
  statusId: number;
  shippingRate: Pesos;
  /** What of the shipping went back so far. */
  shippingRefunded: Pesos;
  moneyState: PackageMoneyState;
  /** ISO 8601 moment. */
  deliveredAt: string | null;
  lines: readonly MoneyLine[];
}

/**
 * The fee of the units from `from` (not counted) to `to` of a line. Rounded so that the shares of any division of the
 * line add up to its fee.
 */
export function feeShare(
  { fee, quantity }: Pick<MoneyLine, 'fee' | 'quantity'>,
  from: number,
  to: number,
): Pesos {
  return roundedShare(fee, to, quantity) - roundedShare(fee, from, quantity);
}

export interface LineShare {
  line: MoneyLine;
  quantity: number;
  /** What the buyer paid for these units. */
  amount: Pesos;
  fee: Pesos;
}

/** The next `quantity` units of the line that were not cancelled yet. */
export function nextShare(line: MoneyLine, quantity: number): LineShare {
  const from = line.cancelledQuantity;
  const fee = feeShare(line, from, from + quantity);
  return { line, quantity, amount: line.unitPrice * quantity, fee };
}

/** All units of the line that were not cancelled. */
export function remainingShare(line: MoneyLine): LineShare {
  return nextShare(line, line.quantity - line.cancelledQuantity);
}

/** What the buyer pays for a package as it stands: its remaining units and, while any remain, its shipping. */
export function packageDue({ lines, shippingRate, shippingRefunded }: MoneyPackage): Pesos {
  const goods = lines.map(remainingShare).reduce((sum, { amount }) => sum + amount, 0);
  return goods > 0 ? goods + shippingRate - shippingRefunded : goods;
}

/**
 * The part of a package's shipping that belongs to the next units of its lines, by what they cost. Rounded so that the parts
 * of any division of the package add up to its shipping.
 */
export function shippingShare({ lines, shippingRate }: MoneyPackage, shares: readonly LineShare[]): Pesos {
  const goods = (units: (line: MoneyLine) => number) =>
    lines.reduce((sum, line) => sum + line.unitPrice * units(line), 0);
  const all = goods(({ quantity }) => quantity);
  const before = goods(({ cancelledQuantity }) => cancelledQuantity);
  const after = before + shares.reduce((sum, { amount }) => sum + amount, 0);
  return all === 0 ? 0 : roundedShare(shippingRate, after, all) - roundedShare(shippingRate, before, all);
}

function roundedShare(whole: Pesos, part: number, all: number): Pesos {
  return Math.round((whole * part) / all);
}
