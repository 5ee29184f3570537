import type { PackageStatusId } from './package-status.ts';

/** Who moves a package. A carrier is its report; the system is a payment, an expiry or a reversal. */
export type PackageActor = 'seller' | 'operator' | 'carrier' | 'system';

interface Transition {
  from: PackageStatusId;
  to: PackageStatusId;
  by: readonly PackageActor[];
}

const STAFF = ['seller', 'operator'] as const;
const ON_THE_ROAD = ['seller', 'operator', 'carrier'] as const;
const CANCELLING = ['seller', 'operator', 'system'] as const;

/**
 * Every allowed move. 33 is left by payment or expiry only. Nothing leaves 3: what happens to delivered goods is a
 * refund. Nothing leaves 32, and nothing leads to 33.
 */
export const PACKAGE_TRANSITIONS = [
  { from: 33, to: 19, by: ['system'] },
  { from: 33, to: 32, by: ['system'] },
  { from: 19, to: 20, by: STAFF },
  { from: 20, to: 21, by: STAFF },
  { from: 20, to: 1, by: STAFF },
  { from: 21, to: 1, by: STAFF },
  { from: 21, to: 7, by: ON_THE_ROAD },
  { from: 1, to: 7, by: ON_THE_ROAD },
  { from: 1, to: 2, by: ON_THE_ROAD },
  { from: 7, to: 2, by: ON_THE_ROAD },
  { from: 2, to: 3, by: ON_THE_ROAD },
  { from: 2, to: 30, by: ON_THE_ROAD },
  { from: 2, to: 31, by: ON_THE_ROAD },
  { from: 30, to: 2, by: ON_THE_ROAD },
  { from: 30, to: 3, by: ON_THE_ROAD },
  { from: 30, to: 31, by: ON_THE_ROAD },
  { from: 31, to: 32, by: STAFF },
  { from: 19, to: 32, by: CANCELLING },
  { from: 20, to: 32, by: CANCELLING },
  { from: 21, to: 32, by: CANCELLING },
  { from: 1, to: 32, by: CANCELLING },
] as const satisfies readonly Transition[];

/** Where somebody may send a package by hand; 19, 32 and 33 follow from money and goods. */
export const CHANGEABLE_STATUSES = [20, 21, 1, 7, 2, 3, 30, 31] as const satisfies readonly PackageStatusId[];

export type ChangeableStatus = (typeof CHANGEABLE_STATUSES)[number];

/** Whether this actor may move a package so. Staying where it is is no move. */
export function canMove(from: number, to: number, actor: PackageActor): boolean {
  return transitions.some((one) => one.from === from && one.to === to && one.by.includes(actor));
}

/** What this actor may do next with a package. */
export function nextStatuses(from: number, actor: PackageActor): PackageStatusId[] {
  return transitions.filter((one) => one.from === from && one.by.includes(actor)).map(({ to }) => to);
}

/** Out of the seller's hands and not back yet, so that it cannot be cancelled. */
export function isDispatched(statusId: number): boolean {
  return DISPATCHED.includes(statusId);
}

const transitions: readonly Transition[] = PACKAGE_TRANSITIONS;

const DISPATCHED: readonly number[] = [7, 2, 3, 30, 31] satisfies PackageStatusId[];
