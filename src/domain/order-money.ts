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
  /** What of the price of the other units went back although their buyer keeps them. */
  reduced: Pesos;
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
 * The fee of what lies between two amounts of a line's price. Rounded so that the shares of any division of the line add up
 * to its fee.
 */
export function feeShare(
  line: Pick<MoneyLine, 'fee' | 'quantity' | 'unitPrice'>,
  from: Pesos,
  to: Pesos,
): Pesos {
  const price = line.unitPrice * line.quantity;
  return roundedShare(line.fee, to, price) - roundedShare(line.fee, from, price);
}

export interface LineShare {
  line: MoneyLine;
  /** 0: a part of the price of units that she keeps. */
  quantity: number;
  /** What the buyer paid for these units, less what of it went back before. */
  amount: Pesos;
  fee: Pesos;
}

/**
 * The next `quantity` units of the line that were not cancelled yet. `alreadyGiven`: what of their price went back while they
 * were kept. Where nobody says so they bring their whole price, as long as the units that stay cost what went back.
 */
export function nextShare(line: MoneyLine, quantity: number, alreadyGiven: Pesos = 0): LineShare {
  const { unitPrice, reduced } = line;
  const price = unitPrice * quantity;
  const priceOfOthers = unitPrice * (line.quantity - line.cancelledQuantity - quantity);
  const given = Math.min(price, reduced, Math.max(alreadyGiven, reduced - priceOfOthers));
  return shareOf(line, quantity, price - given);
}

/** A part of the price of the units that are kept; `amount` is less than what is left of it. */
export function reducedShare(line: MoneyLine, amount: Pesos): LineShare {
  return shareOf(line, 0, amount);
}

/** What a line's price is made of, as far as it went back. */
export type LinePrice = Pick<MoneyLine, 'unitPrice' | 'quantity' | 'cancelledQuantity' | 'reduced'>;

/** What the buyer has paid for the units that she keeps. */
export function priceLeft({ unitPrice, quantity, cancelledQuantity, reduced }: LinePrice): Pesos {
  return unitPrice * (quantity - cancelledQuantity) - reduced;
}

/** What was called off or went back of what the line was sold for. */
export function priceGone(line: LinePrice): Pesos {
  return line.unitPrice * line.quantity - priceLeft(line);
}

function shareOf(line: MoneyLine, quantity: number, amount: Pesos): LineShare {
  const from = priceGone(line);
  return { line, quantity, amount, fee: feeShare(line, from, from + amount) };
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
  const after = before + shares.reduce((sum, { line, quantity }) => sum + line.unitPrice * quantity, 0);
  return all === 0 ? 0 : roundedShare(shippingRate, after, all) - roundedShare(shippingRate, before, all);
}

/** In whole numbers of any size: the database counts the same, to the peso. */
function roundedShare(whole: Pesos, part: number, all: number): Pesos {
  if (all === 0) return 0;
  const twice = 2n * BigInt(whole) * BigInt(part) + BigInt(all);
  return Number(twice / (2n * BigInt(all)));
}
