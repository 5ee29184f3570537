import { expect, test } from 'vitest';
import { PACKAGE_STATUSES } from './package-status.ts';
import { statusNameProblems } from './status-names.ts';

const named = (id: number, name: string) =>
  PACKAGE_STATUSES.map((status) => (status.id === id ? { ...status, name } : status));

test('the names of the specification are good names', () => {
  expect(statusNameProblems(PACKAGE_STATUSES, PACKAGE_STATUSES)).toEqual({});
});

test.each([
  ['empty', ' '],
  ['of another status', 'entregado'],
  ['as long as a sentence', 'x'.repeat(41)],
])('a name that is %s is told by its status', (_what, name) => {
  expect(Object.keys(statusNameProblems(named(2, name), PACKAGE_STATUSES))).toHaveLength(1);
});

test('no status may be left out', () => {
  expect(Object.keys(statusNameProblems(PACKAGE_STATUSES.slice(1), PACKAGE_STATUSES))).toEqual([
    `status-${PACKAGE_STATUSES[0].id}`,
  ]);
});
