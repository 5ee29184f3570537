import { expect, test } from 'vitest';
import { chosenMethodId, offeredMethods, type PaymentMethod } from './payment-choice.ts';

const online: PaymentMethod = { id: 1, name: 'ePayco', available: true };
const cash: PaymentMethod = { id: 3, name: 'Pago en casa', available: true, maximumTotal: 2_000_000 };

test('cash on delivery is offered up to the highest total, above it with the reason why not', () => {
  expect(offeredMethods([online, cash], 2_000_000)).toEqual([
    { id: 1, reason: null },
    { id: 3, reason: null },
  ]);
  expect(offeredMethods([online, cash], 2_000_001)).toEqual([
    { id: 1, reason: null },
    { id: 3, reason: 'Solo para pedidos de hasta $ 2.000.000, con el envío.' },
  ]);
});

test('what cannot be used now says so, and cash that no order may be paid in is not named', () => {
  const offline = { ...online, available: false };
  const never = { ...cash, available: false, maximumTotal: 0 };
  expect(offeredMethods([offline, never], 1_000)).toEqual([
    { id: 1, reason: 'No está disponible por ahora.' },
  ]);
});

test('the choice falls on what is possible, and is hers again when it is', () => {
  const choose = (chosen: string, total: number) =>
    chosenMethodId(offeredMethods([online, cash], total), chosen);
  expect(choose('3', 1_000)).toBe('3');
  expect(choose('3', 2_000_001)).toBe('1');
  expect(choose('', 1_000)).toBe('1');
  const onlyCash = [{ ...online, available: false }, cash];
  expect(chosenMethodId(offeredMethods(onlyCash, 1_000), '1')).toBe('3');
  expect(chosenMethodId(offeredMethods(onlyCash, 2_000_001), '3')).toBe('');
});
