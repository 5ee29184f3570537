import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliverEach, freshReach, type ProductDelivery } from './product-delivery.ts';
import { type QuoteTerms, quoteItems, type SellerItem } from './seller-quote.ts';
import type { RateCard, ShippingCity } from './shipping-rate.ts';

const card: RateCard = {
  zones: {
    U: zoneRate(7900, 1500, 1, 1),
    M: zoneRate(9900, 1900, 1, 2),
    R: zoneRate(12500, 2600, 2, 3),
    N: zoneRate(16900, 3800, 2, 5),
    E: zoneRate(29900, 6900, 4, 8),
    I: zoneRate(49900, 9900, 6, 15),
  },
  firstKilograms: 3,
  volumetricDivisor: 2500,
  insurance: { minimumPesos: 1000, freeUpToPesos: 100000, percent: 1 },
  regionalKilometres: 150,
  metropolitanAreas: [{ name: 'Bogotá', cityIds: ['11001', '25754'] }],
  specialDepartmentIds: ['27'],
  islandDepartmentIds: ['91'],
  perishableZones: ['U', 'M'],
  uncoveredCityIds: ['91263'],
  freeShipping: { fromPesos: 200_000, zones: ['U', 'M', 'R'] },
};
const bogota = city('11001', 'Bogotá', 4.649251, -74.106992);
const soacha = city('25754', 'Soacha', 4.579268, -74.215463);
const medellin = city('05001', 'Medellín', 6.246631, -75.581775);
const quibdo = city('27001', 'Quibdó', 5.682166, -76.638144);
const leticia = city('91001', 'Leticia', -4.19895, -69.941721);
const elEncanto = city('91263', 'El Encanto', -1.74806, -73.207114);
const cities = [leticia, elEncanto, medellin, soacha, bogota, quibdo];

const sellerItem = fc.record({
  productId: fc.integer({ min: 1, max: 50 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  unitPrice: fc.integer({ min: 1, max: 500_000 }),
  weightKilograms: fc.integer({ min: 1, max: 30_000 }).map((grams) => grams / 1000),
  heightCentimetres: fc.integer({ min: 1, max: 80 }),
  widthCentimetres: fc.integer({ min: 1, max: 80 }),
  lengthCentimetres: fc.integer({ min: 1, max: 80 }),
  perishable: fc.boolean(),
  sellerId: fc.constant(7),
  sellerName: fc.constant('Frailuna'),
  origin: fc.constantFrom(...cities),
  dispatch: fc.record({
    weekdays: fc.constantFrom([1, 2, 3, 4, 5] as const, [6] as const),
    cutOffMinutes: fc.integer({ min: 0, max: 1440 }),
    minimumHandlingDays: fc.integer({ min: 0, max: 2 }),
    maximumHandlingDays: fc.integer({ min: 2, max: 5 }),
    holiday: fc.constantFrom(null, { from: '2026-12-20', until: '2027-01-10' }),
  }),
});
const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });

describe('what a card says before there is a cart', () => {
  test('is what the quote says of one unit: freight, days, and whether it arrives', () => {
    fc.assert(
      fc.property(sellerItem, fc.constantFrom(...cities), moment, (item, destination, now) => {
        const terms = { destination, card, now };
        const { rates, total } = quoteItems([{ ...item, quantity: 1 }], terms);
        const [rate] = rates as [(typeof rates)[number]];
        const one = deliverOne(item, terms);
        expect(one.reason === null).toBe(rate.notDeliverable.length === 0);
        expect(one.zone).toBe(rate.zone);
        if (!one.cost) {
          expect(one.promise).toBeNull();
          return;
        }
        expect(one.cost.freight).toBe(total);
        expect(one.cost.transport + one.cost.insurance).toBe(total);
        expect(one.cost.landedPrice).toBe(item.unitPrice + total);
        expect(one.promise).toEqual(rate.promise);
      }),
    );
  });

  test('among others it is the same as alone', () => {
    fc.assert(
      fc.property(fc.array(sellerItem, { maxLength: 9 }), moment, (items, now) => {
        const terms = { destination: bogota, card, now };
        expect(deliverEach(items, terms).map(({ delivery }) => delivery)).toEqual(
          items.map((item) => deliverOne(item, terms)),
        );
      }),
    );
  });

  test('what is told to fit costs no more freight', () => {
    fc.assert(
      fc.property(sellerItem, fc.constantFrom(...cities), moment, (item, destination, now) => {
        const terms = { destination, card: { ...card, freeShipping: null }, now };
        const { freeKilograms, bandKilograms } = deliverOne(item, terms);
        const filler = {
          ...{ ...item, quantity: 1, unitPrice: 0, weightKilograms: freeKilograms },
          ...{ heightCentimetres: 0.1, widthCentimetres: 0.1, lengthCentimetres: 0.1 },
        };
        const items = [{ ...item, quantity: 1 }, filler];
        expect(quoteItems(items, terms).rates[0]?.billableKilograms).toBeLessThanOrEqual(bandKilograms);
        expect(quoteItems(items, terms).total).toBe(quoteItems(items.slice(0, 1), terms).total);
      }),
    );
  });

  test('fresh goods say where they go, nearest first; nothing goes where the carrier does not', () => {
    const item = fc.sample(sellerItem, { numRuns: 1, seed: 1 })[0] as SellerItem;
    const fresh = { ...item, perishable: true, origin: bogota };
    const terms = { card, now: new Date('2026-11-22T23:00:00-05:00') };
    expect(deliverOne(fresh, { ...terms, destination: medellin })).toMatchObject({
      reason: 'fresh',
      cost: null,
      promise: null,
    });
    const shoes = { ...fresh, perishable: false };
    expect(deliverOne(shoes, { ...terms, destination: elEncanto }).reason).toBe('not-covered');
    expect(freshReach(bogota, cities, card, 9)).toEqual({ cityNames: ['Bogotá', 'Soacha'], cityCount: 2 });
    expect(freshReach(bogota, cities, card, 1)).toEqual({ cityNames: ['Bogotá'], cityCount: 2 });
  });
});

function deliverOne(item: SellerItem, terms: QuoteTerms): ProductDelivery {
  return (deliverEach([item], terms)[0] as { delivery: ProductDelivery }).delivery;
}

function city(id: string, name: string, latitude: number, longitude: number): ShippingCity {
  return { id, name, departmentId: id.slice(0, 2), latitude, longitude, needsForwarding: false };
}

function zoneRate(
  firstKilogramsPesos: number,
  extraKilogramPesos: number,
  minimumDays: number,
  maximumDays: number,
) {
  const name = 'Zona';
  return { name, firstKilogramsPesos, extraKilogramPesos, minimumDays, maximumDays };
}
