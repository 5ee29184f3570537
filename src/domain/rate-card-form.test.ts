import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rateCardForm, rateCardOfForm, rateCardProblems } from './rate-card-form.ts';
import type { RateCard } from './shipping-rate.ts';

const seed = JSON.parse(
  readFileSync(new URL('../../db/seed/shipping-rate-card.json', import.meta.url), 'utf8'),
) as RateCard;
const card: RateCard = {
  ...seed,
  uncoveredCityIds: [],
  freeShipping: { fromPesos: 90_000, zones: ['U', 'M'] },
};

test('a tariff comes out of its form as it went in', () => {
  expect(rateCardOfForm(rateCardForm(card))).toEqual(card);
  expect(rateCardOfForm(rateCardForm({ ...card, freeShipping: null })).freeShipping).toBeNull();
});

test('the tariff of the demo has no problems', () => {
  expect(rateCardProblems(rateCardForm(card))).toEqual({});
});

test('what would send for nothing, backwards in time or nowhere is told by its field', () => {
  const form = rateCardForm(card);
  const [first, ...others] = form.zones;
  if (!first) throw new Error('no zone');
  const zoned = (change: object) =>
    rateCardProblems({ ...form, zones: [{ ...first, ...change }, ...others] });
  expect(Object.keys(zoned({ firstKilogramsPesos: 0 }))).toEqual(['zones.U']);
  expect(Object.keys(zoned({ minimumDays: 5, maximumDays: 2 }))).toEqual(['zones.U']);
  expect(Object.keys(zoned({ name: ' ' }))).toEqual(['zones.U']);
  expect(Object.keys(rateCardProblems({ ...form, zones: others }))).toEqual(['zones']);
  expect(Object.keys(rateCardProblems({ ...form, freeFromPesos: 0 }))).toEqual(['freeFromPesos']);
  const nowhere = form.zones.map((zone) => ({ ...zone, isFree: false }));
  expect(Object.keys(rateCardProblems({ ...form, zones: nowhere }))).toEqual(['freeFromPesos']);
  const area = { name: 'Solo', cityIds: ['11001'] };
  expect(Object.keys(rateCardProblems({ ...form, metropolitanAreas: [area] }))).toEqual([
    'metropolitanAreas',
  ]);
});
