import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessDaysBetween, dayNumber, isPublicHoliday } from './business-days.ts';
import { freightBackDay, freightBackText, lateParty, shopCharge } from './late-freight.ts';

const rule = { freightBackBusinessDays: 2, freightBackShopPercent: 100 };
const days = fc
  .integer({ min: 0, max: 7 * 366 })
  .map((offset) => new Date(Date.UTC(2024, 0, 1 + offset)).toISOString().slice(0, 10));

test('freight goes back from the ruled business day after the last promised one, on any calendar from 2024 to 2030', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 30 }), (lastDay, freightBackBusinessDays) => {
      const day = freightBackDay({ lastDay, shippingRate: 1 }, { ...rule, freightBackBusinessDays });
      expect(day && businessDaysBetween(lastDay, day)).toBe(freightBackBusinessDays);
      expect(isPublicHoliday(dayNumber(day ?? ''))).toBe(false);
    }),
  );
});

test('without a rule, and without freight, nothing goes back', () => {
  expect(
    freightBackDay({ lastDay: '2026-11-26', shippingRate: 8_000 }, { ...rule, freightBackBusinessDays: 0 }),
  ).toBeNull();
  expect(freightBackDay({ lastDay: '2026-11-26', shippingRate: 0 }, rule)).toBeNull();
});

test.each([
  ['2026-11-24', '2026-11-24', 'carrier'],
  ['2026-11-24', '2026-11-25', 'shop'],
  ['2026-11-24', null, 'shop'],
  [null, '2026-11-25', 'carrier'],
] as const)('to be sent by %s, left on %s: late by its %s', (dispatchBy, leftOn, party) => {
  expect(lateParty({ dispatchBy, leftOn })).toBe(party);
});

test('a shop bears its percentage of its own lateness, whole pesos, and none of the carrier’s', () => {
  const byShop = { dispatchBy: '2026-11-24', leftOn: '2026-11-25' };
  expect(shopCharge(byShop, 8_001, { ...rule, freightBackShopPercent: 50 })).toBe(4_001);
  expect(shopCharge({ ...byShop, leftOn: '2026-11-24' }, 8_001, rule)).toBe(0);
});

test('what is told of the freight follows the day, the money and what was done', () => {
  const freight = { on: '2026-11-30', amount: 8_000, isGiven: false, isPaid: true };
  expect(freightBackText(freight, '2026-11-27')).toBe(
    'Si no llega antes del lun 30 de nov, te devolvemos el envío ($ 8.000).',
  );
  expect(freightBackText(freight, '2026-11-30')).toBe('Te devolvemos el envío ($ 8.000).');
  expect(freightBackText({ ...freight, isPaid: false }, '2026-11-30')).toBe(
    'Te devolvemos el envío ($ 8.000) cuando quede registrado tu pago.',
  );
  expect(freightBackText({ ...freight, isGiven: true }, '2026-11-30')).toBe(
    'Te devolvemos el envío ($ 8.000) porque llegó tarde.',
  );
});
