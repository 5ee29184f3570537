import type { Mutant } from './mutant.ts';

/** Moves of packages, cancellations, shipping, days and holidays. */
export const parcelsAndDays: Mutant[] = [
  {
    name: 'system-ends-a-return',
    file: 'src/domain/package-transition.ts',
    find: '{ from: 31, to: 32, by: STAFF }',
    replace: '{ from: 31, to: 32, by: CANCELLING }',
    tests: ['src/domain/package-transition.test.ts'],
  },
  {
    name: 'carrier-cancels-a-package',
    file: 'src/domain/package-transition.ts',
    find: "const CANCELLING = ['seller', 'operator', 'system']",
    replace: "const CANCELLING = ['seller', 'operator', 'system', 'carrier']",
    tests: ['src/domain/package-transition.test.ts'],
  },
  {
    name: 'cancelled-units-cancelled-again',
    file: 'src/domain/cancellation.ts',
    find: 'sold.quantity - sold.cancelledQuantity - quantity',
    replace: 'sold.quantity - quantity',
    tests: ['src/domain/cancellation.test.ts'],
  },
  {
    name: 'eleventh-of-november-moves-wrongly',
    file: 'src/domain/business-days.ts',
    find: "'11-01', '11-11'",
    replace: "'11-01', '11-12'",
    tests: ['src/domain/business-days.test.ts'],
  },
  {
    name: 'shop-opens-on-its-last-day-of-holiday',
    file: 'src/domain/holiday.ts',
    find: 'startOf(until).getTime() + DAY_MILLIS',
    replace: 'startOf(until).getTime()',
    tests: ['src/domain/holiday.test.ts'],
  },
  {
    name: 'part-of-a-kilogram-for-nothing',
    file: 'src/domain/shipping-rate.ts',
    find: 'Math.ceil(parcelGrams(items, volumetricDivisor) / 1000)',
    replace: 'Math.round(parcelGrams(items, volumetricDivisor) / 1000)',
    tests: ['src/domain/shipping-rate.test.ts'],
  },
  {
    name: 'fresh-goods-travel-anywhere',
    file: 'src/domain/shipping-rate.ts',
    find: '!perishable || card.perishableZones.includes(zone)',
    replace: 'true',
    tests: ['src/domain/shipping-rate.test.ts'],
  },
  {
    name: 'days-told-in-utc',
    file: 'src/server/modules/books/ledger.service.ts',
    find: 'postedOn: bogotaDay(now.getTime())',
    replace: 'postedOn: now.toISOString().slice(0, 10)',
    tests: ['tests/integration/ledger.test.ts'],
    grep: 'not in London',
  },
];
