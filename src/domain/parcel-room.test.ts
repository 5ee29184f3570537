import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeShippingProgress, parcelRoom } from './parcel-room.ts';
import { explainRate, type RateCard, type ShippingCity, type ShippingItem } from './shipping-rate.ts';

const zone = {
  name: '',
  firstKilogramsPesos: 16_900,
  extraKilogramPesos: 3_800,
  minimumDays: 2,
  maximumDays: 5,
};
const card: RateCard = {
  zones: { U: zone, M: zone, R: zone, N: zone, E: zone, I: zone },
  firstKilograms: 3,
  volumetricDivisor: 2500,
  insurance: { minimumPesos: 1000, freeUpToPesos: 100_000, percent: 1 },
  regionalKilometres: 150,
  metropolitanAreas: [],
  specialDepartmentIds: [],
  islandDepartmentIds: [],
  perishableZones: ['U'],
  uncoveredCityIds: [],
  freeShipping: { fromPesos: 110_000, zones: ['N'] },
};
const city: ShippingCity = {
  id: '11001',
  name: 'Bogotá',
  departmentId: '11',
  latitude: 4.6,
  longitude: -74.1,
  needsForwarding: false,
};
const item: ShippingItem = {
  productId: 1,
  quantity: 1,
  unitPrice: 0,
  weightKilograms: 1.6,
  heightCentimetres: 1,
  widthCentimetres: 1,
  lengthCentimetres: 1,
  perishable: false,
};

test('a light parcel has room up to the first kilograms, a heavy one up to the next whole one', () => {
  expect(parcelRoom([item], card)).toEqual({ grams: 1_400, kilograms: 3 });
  expect(parcelRoom([{ ...item, weightKilograms: 3.25 }], card)).toEqual({ grams: 750, kilograms: 4 });
  expect(parcelRoom([{ ...item, weightKilograms: 5 }], card)).toEqual({ grams: 0, kilograms: 5 });
});

test('what the room says it takes costs no more freight, and one gram more does', () => {
  const grams = fc.integer({ min: 1, max: 40_000 });
  fc.assert(
    fc.property(grams, (weight) => {
      const own = { ...item, weightKilograms: weight / 1000 };
      const room = parcelRoom([own], card).grams;
      const rateWith = (added: number) =>
        explainRate(
          { origin: city, destination: city, items: [own, { ...item, weightKilograms: added / 1000 }] },
          card,
        ).rate;
      expect(rateWith(room)).toBe(rateWith(0));
      expect(rateWith(room + 1)).toBeGreaterThan(rateWith(0));
    }),
  );
});

test('free delivery is only promised where the tariff gives it, with what is missing', () => {
  const goods = [{ unitPrice: 49_350, quantity: 2 }];
  expect(freeShippingProgress(goods, 'N', card)).toEqual({ fromPesos: 110_000, missingPesos: 11_300 });
  expect(freeShippingProgress([...goods, ...goods], 'N', card)?.missingPesos).toBe(0);
  expect(freeShippingProgress(goods, 'U', card)).toBeNull();
  expect(freeShippingProgress(goods, 'N', { ...card, freeShipping: null })).toBeNull();
});
