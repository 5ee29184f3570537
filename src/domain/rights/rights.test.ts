import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBusinessDays, type CalendarDay, isBusinessDay } from '../business-days.ts';
import { PACKAGE_STATUS, PACKAGE_STATUSES } from '../package-status.ts';
import { caseNumberText, readCaseNumber } from './case-kind.ts';
import { ruleOn } from './case-rule.ts';
import { CASE_RULES } from './law-rows.ts';
import { type RightsLine, reversalUntil, rightsOf } from './rights.ts';
import { daysLeftText, termEnd } from './term.ts';

const line: RightsLine = {
  statusId: PACKAGE_STATUS.delivered,
  orderedOn: '2026-11-13',
  deliveredOn: '2026-11-19',
  unitsLeft: 1,
  exception: null,
  warrantyMonths: null,
  expiresOn: null,
  paidOnline: true,
  isPaid: true,
};

const given = (of: Partial<RightsLine>, today: CalendarDay) =>
  rightsOf({ ...line, ...of }, today).given.map(({ kind }) => kind);
const right = (kind: string, of: Partial<RightsLine>, today: CalendarDay) =>
  rightsOf({ ...line, ...of }, today).given.find((one) => one.kind === kind);

describe('Ley 1480 de 2011, artículo 47 (retracto)', () => {
  test('five business days from the delivery, the day of delivery not counted', () => {
    expect(right('withdrawal', {}, '2026-11-19')).toMatchObject({ until: '2026-11-26', left: 5 });
    expect(right('withdrawal', {}, '2026-11-26')).toMatchObject({ left: 0 });
    expect(right('withdrawal', {}, '2026-11-27')).toBeUndefined();
  });
  test('none for what spoils, is of personal use or made to measure, and says why', () => {
    for (const exception of ['perecedero', 'uso personal', 'hecho a medida'] as const) {
      const rights = rightsOf({ ...line, exception }, '2026-11-20');
      expect(rights.given.map(({ kind }) => kind)).not.toContain('withdrawal');
      expect(rights.denied).toMatchObject([
        { kind: 'withdrawal', reason: expect.stringContaining('no tiene retracto') },
      ]);
    }
  });
  test('money within 15 calendar days since Ley 2439 of 2024, within 30 before', () => {
    expect(ruleOn('withdrawal', '2024-12-18').money).toEqual({ days: 30, unit: 'calendar' });
    expect(ruleOn('withdrawal', '2024-12-19').money).toEqual({ days: 15, unit: 'calendar' });
    expect(ruleOn('withdrawal', '2026-01-01')).toMatchObject({
      returnPaidBy: 'buyer',
      moneyFrom: 'goods-handed-over',
    });
  });
});

test('Ley 1480 de 2011, artículo 51: fraud needs no delivery, so what was paid online may be taken back at once', () => {
  const open = { deliveredOn: null, statusId: PACKAGE_STATUS.preparing };
  expect(given(open, '2026-11-13')).toContain('reversal');
  expect(given({ ...open, isPaid: false }, '2026-11-13')).not.toContain('reversal');
});

describe('Ley 1480 de 2011, artículo 47 (todas las sumas pagadas)', () => {
  test('each unit brings its part of the freight back, whichever rule was in force', () => {
    for (const day of ['2024-12-18', '2024-12-19', '2026-11-23'])
      expect(ruleOn('withdrawal', day)).toMatchObject({
        freight: 'by-units',
        reading: expect.stringContaining('todas las sumas pagadas'),
      });
  });
});

describe('Ley 1480 de 2011, artículo 50', () => {
  test('literal d: cancelled without cost until the label exists', () => {
    const open = { deliveredOn: null };
    expect(given({ ...open, statusId: PACKAGE_STATUS.preparing }, '2026-11-14')).toContain('cancellation');
    for (const statusId of [PACKAGE_STATUS.guideCreated, PACKAGE_STATUS.onTheWay])
      expect(given({ ...open, statusId }, '2026-11-14')).not.toContain('cancellation');
  });
  test('literal h: rescinded when 30 calendar days have gone by without delivery', () => {
    const sent = { deliveredOn: null, statusId: PACKAGE_STATUS.onTheWay };
    expect(given(sent, '2026-12-13')).not.toContain('not-delivered');
    expect(given(sent, '2026-12-14')).toContain('not-delivered');
  });
});

describe('Ley 1480 de 2011, artículos 7 a 11 y 58; Decreto 735 de 2013 (garantía)', () => {
  test('a year where the product says nothing, as long as it says otherwise', () => {
    expect(right('warranty', {}, '2026-11-20')).toMatchObject({ until: '2027-11-19' });
    expect(right('warranty', { warrantyMonths: 24 }, '2026-11-20')).toMatchObject({ until: '2028-11-19' });
    expect(given({}, '2027-11-20')).toEqual([]);
  });
  test('food until it expires', () => {
    const fresh = { exception: 'perecedero' as const, expiresOn: '2026-11-24' };
    expect(right('not-as-ordered', fresh, '2026-11-24')).toMatchObject({ left: 0 });
    expect(given(fresh, '2026-11-25')).toEqual([]);
  });
});

test('Ley 1480 de 2011, artículos 7, 10 y 11: what came broken or different is a warranty from the first day, at the cost of its shop', () => {
  expect(right('not-as-ordered', {}, '2026-11-19')).toMatchObject({ until: '2027-11-19' });
  expect(given({ deliveredOn: null, statusId: PACKAGE_STATUS.onTheWay }, '2026-11-19')).not.toContain(
    'not-as-ordered',
  );
  expect(ruleOn('not-as-ordered', '2026-11-20')).toMatchObject({
    returnPaidBy: 'shop',
    money: { days: 15, unit: 'business' },
    moneyFrom: 'decision',
    freight: 'with-the-package',
  });
});

describe('Ley 1480 de 2011, artículos 50 (literal g) y 58 (numeral 5): peticiones, quejas y reclamos', () => {
  test('each is answered by somebody; silence grants nothing and goes up', () => {
    for (const kind of ['petition', 'complaint', 'claim'] as const)
      expect(ruleOn(kind, '2026-11-20')).toMatchObject({
        ...{ silence: 'escalated', right: null, money: null, freight: null },
      });
  });
  test('a complaint and a claim within 15 business days', () => {
    for (const kind of ['complaint', 'claim'] as const)
      expect(termEnd(ruleOn(kind, '2026-11-20').answer, '2026-11-20')).toBe('2026-12-14');
  });
});

test('Ley 1755 de 2015, artículos 14 y 32: a petition within 10 business days, which it had not before', () => {
  expect(termEnd(ruleOn('petition', '2026-11-20').answer, '2026-11-20')).toBe('2026-12-04');
  expect(ruleOn('petition', '2015-06-29').answer).toEqual({ days: 15, unit: 'business' });
});

test('Ley 1480 de 2011, artículo 51 y Decreto 587 de 2016: five business days from knowing', () => {
  expect(reversalUntil('2026-11-20', '2026-11-23')).toBe('2026-11-27');
  expect(given({ paidOnline: false }, '2026-11-20')).not.toContain('reversal');
  expect(ruleOn('reversal', '2026-11-20').money).toEqual({ days: 15, unit: 'business' });
});

test('Ley 1480 de 2011, artículo 58: an answer within 15 business days', () => {
  for (const kind of ['warranty', 'claim'] as const)
    expect(termEnd(ruleOn(kind, '2026-11-20').answer, '2026-11-20')).toBe(addBusinessDays('2026-11-20', 15));
});

test('Decreto 735 de 2013: repaired within 30 business days, replaced within 10', () => {
  for (const kind of ['warranty', 'not-as-ordered'] as const)
    expect(ruleOn(kind, '2026-11-20').fulfilment).toEqual({
      repair: { days: 30, unit: 'business' },
      replacement: { days: 10, unit: 'business' },
    });
});

test('Ley 1581 de 2012, artículos 14 y 15: 10 and 5 more, 15 and 8 more business days', () => {
  expect(ruleOn('data-query', '2026-11-20')).toMatchObject({ answer: { days: 10 }, extension: { days: 5 } });
  expect(ruleOn('data-claim', '2026-11-20')).toMatchObject({ answer: { days: 15 }, extension: { days: 8 } });
});

test('each kind has exactly one rule on every day, and each rule says where it comes from', () => {
  for (const { kind, source, law } of CASE_RULES) {
    expect(source).toMatch(/^https:\/\//);
    expect(law).toMatch(/Ley \d+ de \d{4}/);
    for (const day of ['2024-01-01', '2024-12-18', '2024-12-19', '2030-12-31']) {
      const inForce = CASE_RULES.filter(
        (one) => one.kind === kind && one.validFrom <= day && (one.validUntil ?? '9999') >= day,
      );
      expect(inForce).toHaveLength(1);
    }
  }
});

const days = fc
  .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 11, 31) })
  .map((moment) => new Date(moment).toISOString().slice(0, 10));

test('what is given never lies behind its last day, whatever the calendar', () => {
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 500 }),
      fc.constantFrom(...PACKAGE_STATUSES.map(({ id }) => id)),
      (orderedOn, toDelivery, age, statusId) => {
        const deliveredOn =
          statusId === PACKAGE_STATUS.delivered
            ? termEnd({ days: toDelivery, unit: 'calendar' }, orderedOn)
            : null;
        const today = termEnd({ days: age, unit: 'calendar' }, deliveredOn ?? orderedOn);
        for (const one of rightsOf({ ...line, orderedOn, deliveredOn, statusId }, today).given) {
          if (one.until !== null) expect(today <= one.until).toBe(true);
          if (one.kind === 'withdrawal') expect(isBusinessDay(one.until ?? '')).toBe(true);
          expect(one.left === null || one.left >= 0).toBe(true);
        }
      },
    ),
    { numRuns: 10_000 },
  );
});

test('a month that is too short ends the term on its last day', () => {
  expect(termEnd({ days: 1, unit: 'months' }, '2026-01-31')).toBe('2026-02-28');
  expect(termEnd({ days: 12, unit: 'months' }, '2024-02-29')).toBe('2025-02-28');
});

test('days left are told as people count them', () => {
  expect([0, 1, 3].map((left) => daysLeftText('business', left))).toEqual([
    'Hoy es el último día',
    'Te queda 1 día hábil',
    'Te quedan 3 días hábiles',
  ]);
});

test('a number is read as it was written', () => {
  expect(caseNumberText({ year: 2026, sequence: 123 })).toBe('PZ-2026-000123');
  expect(readCaseNumber(' pz-2026-000123 ')).toEqual({ year: 2026, sequence: 123 });
  expect(readCaseNumber('PZ-2026-12')).toBeNull();
});
