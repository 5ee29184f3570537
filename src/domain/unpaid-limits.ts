import type { MoneyRules } from './money-rules.ts';

/** One stock that a buyer holds without having paid, or wants to. */
export interface StockClaim {
  /** Still on sale. */
  onHand: number;
  /** Of her unpaid orders. */
  held: number;
  wanted: number;
}

/** How many units of the stock she would hold above the share that one unpaid buyer may hold. */
export function unitsBeyondShare({ onHand, held, wanted }: StockClaim, sharePercent: number): number {
  const share = Math.floor(((onHand + held) * sharePercent) / 100);
  return Math.max(0, held + wanted - share);
}

/** Whether one buyer may hold all this without having paid: in all, and above her share of each stock. */
export function mayHold(
  claims: readonly StockClaim[],
  { maximumUnits, stockSharePercent, unitsBeyondShare: allowedBeyond }: MoneyRules['unpaidOrders'],
): boolean {
  const units = claims.reduce((sum, { held, wanted }) => sum + held + wanted, 0);
  const beyond = claims.reduce((sum, claim) => sum + unitsBeyondShare(claim, stockSharePercent), 0);
  return units <= maximumUnits && beyond <= allowedBeyond;
}

/**
 * How long stock waits for a payment: the whole time for the first two attempts of a person, half of it for the third,
 * and so on.
 */
export function reservationMinutes(
  { cardReservationMinutes, unpaidOrders }: MoneyRules,
  unpaidBefore: number,
): number {
  const shortest = Math.min(unpaidOrders.shortestReservationMinutes, cardReservationMinutes);
  const halvings = Math.max(0, unpaidBefore - 1);
  return Math.max(shortest, Math.ceil(cardReservationMinutes / 2 ** halvings));
}
