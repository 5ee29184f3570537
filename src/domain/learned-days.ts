import type { DispatchRule, Transit } from './delivery-promise.ts';

type Handling = Pick<DispatchRule, 'minimumHandlingDays' | 'maximumHandlingDays'>;

/** Of a shop's parcels the last so many count. */
export const LEARNED_PACKAGES = 60;
/** Fewer parcels teach nothing: a shop's setting and the carrier's tariff stand as they are. */
const FEWEST_PACKAGES = 10;
const SLOW_HANDLING = 0.8;
const QUICK = 0.05;
const SLOW_TRANSIT = 0.95;

/**
 * What a shop says, corrected by what its parcels really took (in its own days): a shop is slower than it says when four
 * of five of its parcels need longer. Saying more days than it needs makes nothing sooner.
 */
export function learnedHandling(
  { minimumHandlingDays, maximumHandlingDays }: Handling,
  daysTaken: readonly number[],
): Handling | null {
  if (daysTaken.length < FEWEST_PACKAGES) return null;
  return {
    minimumHandlingDays: Math.min(minimumHandlingDays, percentile(daysTaken, QUICK)),
    maximumHandlingDays: Math.max(maximumHandlingDays, percentile(daysTaken, SLOW_HANDLING)),
  };
}

/** Days of a zone that go before the tariff's: the business days that parcels took there. */
export function learnedTransit(daysTaken: readonly number[]): Transit | null {
  if (daysTaken.length < FEWEST_PACKAGES) return null;
  const slow = percentile(daysTaken, SLOW_TRANSIT);
  return { minimumDays: Math.min(percentile(daysTaken, QUICK), slow), maximumDays: slow };
}

/** The smallest value that at least the given share of the values reach; by nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('A percentile of nothing');
  return value;
}
