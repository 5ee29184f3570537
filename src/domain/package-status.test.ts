import { expect, test } from 'vitest';
import {
  displayStatus,
  PACKAGE_STATUS,
  PACKAGE_STATUSES,
  statusDate,
  statusSteps,
} from './package-status.ts';

test.each([
  [19, 19, 'Pedido recibido'],
  [21, 20, 'Preparando Pedido'],
  [7, 1, 'Guía creada'],
  [30, 30, 'Con novedad'],
  [999, 999, 'Desconocido'],
])('status %d is shown as %d %s', (id, shownId, name) => {
  expect(displayStatus(id)).toEqual({ id: shownId, name });
});

test('names come from the server’s list when there is one', () => {
  expect(displayStatus(21, [{ id: 20, name: 'En preparación' }]).name).toBe('En preparación');
  expect(displayStatus(3, [{ id: 20, name: 'En preparación' }]).name).toBe('Desconocido');
});

test('the bar runs 19, 20, 1, 2, 3 and is reached up to the current step', () => {
  const steps = statusSteps(7);
  expect(steps.map(({ id }) => id)).toEqual([19, 20, 1, 2, 3]);
  expect(steps.map(({ reached }) => reached)).toEqual([true, true, true, false, false]);
  expect(steps.filter(({ current }) => current).map(({ name }) => name)).toEqual(['Guía creada']);
});

test.each([30, 31, 32, 999])('status %d is outside the bar: no step is reached', (id) => {
  expect(statusSteps(id).some(({ reached, current }) => reached || current)).toBe(false);
});

test.each([
  [19, '2026-03-01'],
  [20, '2026-03-01'],
  [21, '2026-03-01'],
  [1, '2026-03-04'],
])('status %d shows the date %s', (id, date) => {
  expect(statusDate({ id, date: '2026-03-04', paymentDate: '2026-03-01' })).toBe(date);
});

test('without a payment date the status shows its own', () => {
  expect(statusDate({ id: 19, date: '2026-03-04', paymentDate: null })).toBe('2026-03-04');
});

test('every status id has exactly one name', () => {
  const named = PACKAGE_STATUSES.map(({ id }) => id).toSorted();
  expect(named).toEqual(Object.values(PACKAGE_STATUS).toSorted());
});
