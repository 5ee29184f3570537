import { expect, test } from 'vitest';
import type { Order, OrderPackage } from './order.loader.ts';
import { datedSteps } from './status-dates.ts';

const noPayment: Pick<Order, 'payment'> = {
  payment: { methodId: 3, name: 'Pago en casa', state: null, transaction: null },
};
const paid: Pick<Order, 'payment'> = {
  payment: {
    methodId: 1,
    name: 'ePayco',
    state: 'paid',
    transaction: { date: '2026-03-02T10:00:00.000Z', detail: { maskedCard: '****4242' } },
  },
};

function packageWith(...changes: [id: number, date: string][]): Pick<OrderPackage, 'status' | 'history'> {
  const history = changes.map(([id, date]) => ({ id, name: '', date }));
  const [id, date] = changes.at(-1) ?? [0, ''];
  return { history, status: { id, name: '', date, trackingNumber: null, carrier: null, trackingUrl: null } };
}

const dates = (steps: ReturnType<typeof datedSteps>) => steps.map(({ date }) => date);

test('every reached step shows the day on which it was reached, 21 and 7 as 20 and 1', () => {
  const onePackage = packageWith([19, '03-01'], [20, '03-02'], [21, '03-03'], [1, '03-04'], [7, '03-05']);
  const steps = datedSteps(noPayment, onePackage, null);
  expect(dates(steps)).toEqual(['03-01', '03-03', '03-05', null, null]);
  expect(steps.find(({ current }) => current)?.name).toBe('Guía creada');
});

test('the first two steps show the date of the payment when there is one', () => {
  const steps = datedSteps(paid, packageWith([19, '03-01'], [20, '03-04'], [1, '03-05']), null);
  expect(dates(steps)).toEqual(['2026-03-02T10:00:00.000Z', '2026-03-02T10:00:00.000Z', '03-05', null, null]);
});

test('a step that was skipped and a step that was taken back have no date', () => {
  expect(dates(datedSteps(noPayment, packageWith([19, 'a'], [2, 'b']), null))).toEqual([
    'a',
    null,
    null,
    'b',
    null,
  ]);
  expect(dates(datedSteps(noPayment, packageWith([19, 'a'], [2, 'b'], [20, 'c']), null))).toEqual([
    'a',
    'c',
    null,
    null,
    null,
  ]);
});

test('a status outside the bar reaches no step; names come from the list of the server', () => {
  const steps = datedSteps(noPayment, packageWith([19, 'a'], [30, 'b']), [{ id: 19, name: 'Recibido' }]);
  expect(steps.map(({ name }) => name)).toEqual([
    'Recibido',
    'Desconocido',
    'Desconocido',
    'Desconocido',
    'Desconocido',
  ]);
  expect(dates(steps)).toEqual([null, null, null, null, null]);
});
