import { expect, test } from 'vitest';
import { PACKAGE_STATUSES } from './package-status.ts';
import {
  canMove,
  isDispatched,
  nextStatuses,
  PACKAGE_TRANSITIONS,
  type PackageActor,
} from './package-transition.ts';

const actors: PackageActor[] = ['seller', 'operator', 'carrier', 'system'];
const ids = PACKAGE_STATUSES.map(({ id }) => id);
const nextOf = (from: number) => [...new Set(actors.flatMap((actor) => nextStatuses(from, actor)))];

test.each([
  [19, 20, 'seller'],
  [20, 21, 'seller'],
  [20, 1, 'seller'],
  [21, 7, 'carrier'],
  [1, 2, 'carrier'],
  [7, 2, 'seller'],
  [2, 3, 'operator'],
  [2, 30, 'carrier'],
  [30, 2, 'carrier'],
  [31, 32, 'seller'],
  [33, 19, 'system'],
  [33, 32, 'system'],
] as const)('%i goes to %i by %s', (from, to, actor) => {
  expect(canMove(from, to, actor)).toBe(true);
});

test.each([
  ['a package is not sent before it is prepared', 19, 1, 'seller'],
  ['a parcel does not arrive before it left', 1, 3, 'seller'],
  ['a carrier cancels nothing', 20, 32, 'carrier'],
  ['what the carrier has is not cancelled', 7, 32, 'operator'],
  ['what is on the way is not cancelled', 2, 32, 'operator'],
  ['a status is no move to itself', 20, 20, 'seller'],
  ['a package does not go back', 2, 20, 'operator'],
  ['an unknown status goes nowhere', 99, 3, 'operator'],
] as const)('%s', (_, from, to, actor) => {
  expect(canMove(from, to, actor)).toBe(false);
});

test('the system cancels what has not left the seller, and ends no return', () => {
  const cancelled = ids.filter((id) => canMove(id, 32, 'system'));
  expect(cancelled.sort((a, b) => a - b)).toEqual([1, 19, 20, 21, 33]);
});

test('only the system moves what is not paid', () => {
  for (const to of ids)
    for (const actor of ['seller', 'operator', 'carrier'] as const)
      expect(canMove(33, to, actor)).toBe(false);
});

test('nothing leads back to unpaid', () => {
  expect(PACKAGE_TRANSITIONS.filter(({ to }) => (to as number) === 33)).toEqual([]);
});

test('delivered and cancelled are the only ends, and every status can reach one', () => {
  expect(ids.filter((id) => nextOf(id).length === 0).sort((a, b) => a - b)).toEqual([3, 32]);
  for (const id of ids) expect([...reachableFrom(id)].some((end) => end === 3 || end === 32)).toBe(true);
});

test('the only way round is an incident that is solved', () => {
  const round = ids.filter((id) => nextOf(id).some((next) => reachableFrom(next).has(id)));
  expect(round.sort((a, b) => a - b)).toEqual([2, 30]);
});

test('only what has not left the seller can be cancelled', () => {
  const cancellable = ids.filter((id) => id !== 31 && canMove(id, 32, 'seller'));
  expect(cancellable.filter(isDispatched)).toEqual([]);
  expect(ids.filter(isDispatched).sort((a, b) => a - b)).toEqual([2, 3, 7, 30, 31]);
});

function reachableFrom(start: number): Set<number> {
  const found = new Set([start]);
  for (const id of found) for (const next of nextOf(id)) found.add(next);
  return found;
}
