import { expect, test } from 'vitest';
import { isCashDue, PACKAGE_ACTIONS, packageActions } from './package-action.ts';
import { PACKAGE_STATUSES } from './package-status.ts';
import { canMove } from './package-transition.ts';

const online = { paymentMethodId: 1, moneyState: 'held' } as const;
const cash = { paymentMethodId: 3, moneyState: 'none' } as const;

test.each([
  [19, 'accept'],
  [20, 'guide'],
  [21, 'guide'],
  [1, 'on-the-way'],
  [7, 'on-the-way'],
  [2, 'delivered'],
  [31, 'returned'],
])('of a paid package in %i the usual step is %s', (statusId, action) => {
  expect(packageActions({ ...online, statusId })[0]).toBe(action);
});

test('nothing can be done with what waits for its payment, is delivered or is cancelled', () => {
  for (const statusId of [33, 3, 32]) expect(packageActions({ ...online, statusId })).toEqual([]);
});

test('cash is reported on the way, after an incident and after delivery, as long as nobody reported it', () => {
  const reporting = PACKAGE_STATUSES.filter(({ id }) =>
    packageActions({ ...cash, statusId: id }).includes('collect-cash'),
  );
  expect(reporting.map(({ id }) => id)).toEqual([2, 3, 30]);
  expect(packageActions({ ...cash, moneyState: 'seller-kept', statusId: 3 })).toEqual([]);
});

test('a parcel on the road is refused when it is paid at the door and returned when it is paid', () => {
  expect(packageActions({ ...cash, statusId: 2 })).toContain('refused');
  expect(packageActions({ ...cash, statusId: 2 })).not.toContain('returning');
  expect(packageActions({ ...online, statusId: 2 })).toContain('returning');
  expect(packageActions({ ...online, statusId: 2 })).not.toContain('refused');
});

test('every action but reporting cash is a move that the table allows the seller', () => {
  for (const { id } of PACKAGE_STATUSES)
    for (const sold of [online, cash])
      for (const action of packageActions({ ...sold, statusId: id }))
        expect(action === 'collect-cash' || canMove(id, PACKAGE_ACTIONS[action], 'seller'), action).toBe(
          true,
        );
});

test('nobody takes the price of what comes back, is cancelled or is paid', () => {
  const due = PACKAGE_STATUSES.filter(({ id }) => isCashDue({ ...cash, statusId: id })).map(({ id }) => id);
  expect(due).not.toContain(31);
  expect(due).not.toContain(32);
  expect(due).toEqual(expect.arrayContaining([19, 20, 21, 1, 7, 2, 3, 30]));
  expect(isCashDue({ ...cash, moneyState: 'seller-kept', statusId: 3 })).toBe(false);
  expect(isCashDue({ ...online, statusId: 2 })).toBe(false);
});
