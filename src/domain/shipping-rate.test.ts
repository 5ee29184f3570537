import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  billableKilograms,
  explainRate,
  isDeliverable,
  packageRate,
  quoteShipping,
  type RateCard,
  type ShippingCity,
  type ShippingItem,
  type ShippingZone,
  shippingZone,
} from './shipping-rate.ts';

const card: RateCard = {
  zones: {
    U: zoneRate('Urbano', 7900, 1500, 1, 1),
    M: zoneRate('Metropolitano', 9900, 1900, 1, 2),
    R: zoneRate('Regional', 12500, 2600, 2, 3),
    N: zoneRate('Nacional', 16900, 3800, 2, 5),
    E: zoneRate('Especial', 29900, 6900, 4, 8),
    I: zoneRate('Insular y selva', 49900, 9900, 6, 15),
  },
  firstKilograms: 3,
  volumetricDivisor: 2500,
  insurance: { minimumPesos: 1000, freeUpToPesos: 100000, percent: 1 },
  regionalKilometres: 150,
  metropolitanAreas: [
    { name: 'Bogotá', cityIds: ['11001', '25754'] },
    { name: 'Valle de Aburrá', cityIds: ['05001', '05266'] },
  ],
  specialDepartmentIds: ['27', '86', '95'],
  islandDepartmentIds: ['88', '91', '94', '97', '99'],
  perishableZones: ['U', 'M'],
  uncoveredCityIds: [],
  freeShipping: null,
};

const bogota = city('11001', 4.649251, -74.106992);
const soacha = city('25754', 4.579268, -74.215463);
const medellin = city('05001', 6.246631, -75.581775);
const turbo = city('05837', 8.089929, -76.728858);
const ibague = city('73001', 4.432248, -75.19425);
const manizales = city('17001', 5.057657, -75.491025);
const quibdo = city('27001', 5.682166, -76.638144);
const bahiaSolano = city('27075', 6.222807, -77.401359);
const leticia = city('91001', -4.19895, -69.941721);
const elEncanto = city('91263', -1.74806, -73.207114);
const cities = [bogota, soacha, medellin, turbo, ibague, manizales, quibdo, bahiaSolano, leticia, elEncanto];

const shippingItem = fc
  .record({
    productId: fc.integer({ min: 1, max: 50 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    unitPrice: fc.integer({ min: 1, max: 5_000_000 }),
    weightKilograms: fc.integer({ min: 1, max: 30_000 }).map((grams) => grams / 1000),
    heightCentimetres: fc.integer({ min: 1, max: 150 }),
    widthCentimetres: fc.integer({ min: 1, max: 150 }),
    lengthCentimetres: fc.integer({ min: 1, max: 150 }),
    perishable: fc.boolean(),
  })
  .map(buildItem);
const items = fc.array(shippingItem, { minLength: 1, maxLength: 6 });
const anyCity = fc.constantFrom(...cities);

test.each<[string, ShippingCity, ShippingCity, ShippingZone]>([
  ['the same city', bogota, bogota, 'U'],
  ['the same jungle town', leticia, leticia, 'U'],
  ['one metropolitan area across departments', bogota, soacha, 'M'],
  ['one department', medellin, turbo, 'R'],
  ['another department within 150 km', bogota, ibague, 'R'],
  ['another department within 150 km, from Manizales', manizales, medellin, 'R'],
  ['farther than 150 km', bogota, medellin, 'N'],
  ['into Chocó', medellin, quibdo, 'E'],
  ['inside Chocó, though one department', quibdo, bahiaSolano, 'E'],
  ['to Leticia', bogota, leticia, 'I'],
  ['inside Amazonas, though one department', leticia, elEncanto, 'I'],
  ['from Chocó to Amazonas', quibdo, leticia, 'I'],
  ['to a town the carrier forwards to', medellin, { ...turbo, needsForwarding: true }, 'E'],
])('%s', (_, origin, destination, zone) => {
  expect(shippingZone(origin, destination, card)).toBe(zone);
});

test('the zone is the same in both directions', () => {
  fc.assert(
    fc.property(anyCity, anyCity, (from, to) => {
      expect(shippingZone(from, to, card)).toBe(shippingZone(to, from, card));
    }),
  );
});

test('volumetric weight counts when it is larger, rounded up', () => {
  const box = buildItem({
    weightKilograms: 3,
    heightCentimetres: 14,
    widthCentimetres: 25,
    lengthCentimetres: 35,
  });
  expect(billableKilograms([box], 2500)).toBe(5);
  expect(billableKilograms([{ ...box, weightKilograms: 5.2 }], 2500)).toBe(6);
});

test('decimal kilograms that add up to a whole number are not rounded up', () => {
  expect(billableKilograms([buildItem({ weightKilograms: 0.1, quantity: 30 })], 2500)).toBe(3);
  expect(billableKilograms([buildItem({ weightKilograms: 1.1, quantity: 10 })], 2500)).toBe(11);
});

test('a feather still weighs one kilogram', () => {
  expect(billableKilograms([buildItem({ weightKilograms: 0.01 })], 2500)).toBe(1);
});

test('the billed weight covers the real weight, and one package is never heavier than its parts', () => {
  fc.assert(
    fc.property(items, items, (left, right) => {
      const together = billableKilograms([...left, ...right], 2500);
      expect(together).toBeLessThanOrEqual(billableKilograms(left, 2500) + billableKilograms(right, 2500));
      const realKilograms = left.reduce((sum, item) => sum + item.weightKilograms * item.quantity, 0);
      expect(billableKilograms(left, 2500)).toBeGreaterThanOrEqual(Math.floor(realKilograms));
    }),
  );
});

test('three kilograms are in the first price, insurance has a minimum', () => {
  const trip = { origin: bogota, destination: medellin };
  expect(packageRate({ ...trip, items: [buildItem({ weightKilograms: 3 })] }, card)).toEqual({
    zone: 'N',
    billableKilograms: 3,
    rate: 16900 + 1000,
    minimumDays: 2,
    maximumDays: 5,
    notDeliverable: [],
    isCovered: true,
  });
  expect(packageRate({ ...trip, items: [buildItem({ weightKilograms: 3.2 })] }, card).rate).toBe(
    20700 + 1000,
  );
});

test('insurance is one percent of the value above 100.000', () => {
  const trip = { origin: bogota, destination: bogota };
  const rateOf = (unitPrice: number) =>
    packageRate({ ...trip, items: [buildItem({ unitPrice, quantity: 2 })] }, card).rate;
  expect(rateOf(100_000)).toBe(7900 + 1000);
  expect(rateOf(150_000)).toBe(7900 + 2000);
});

test('one more unit, or one more item, never makes a package cheaper', () => {
  fc.assert(
    fc.property(anyCity, anyCity, items, shippingItem, (origin, destination, packed, extra) => {
      const before = packageRate({ origin, destination, items: packed }, card);
      const after = packageRate({ origin, destination, items: [...packed, extra] }, card);
      expect(after.rate).toBeGreaterThanOrEqual(before.rate);
      expect(Number.isSafeInteger(before.rate) && before.rate > 0).toBe(true);
    }),
  );
});

test('the total is the sum of one rate per seller and never zero', () => {
  const sellerPackage = fc.record({ sellerId: fc.nat(), origin: anyCity, items });
  fc.assert(
    fc.property(fc.array(sellerPackage, { minLength: 1, maxLength: 4 }), anyCity, (packages, destination) => {
      const quote = quoteShipping(packages, destination, card);
      expect(quote.packages.map(({ sellerId }) => sellerId)).toEqual(
        packages.map(({ sellerId }) => sellerId),
      );
      expect(quote.total).toBe(quote.packages.reduce((sum, { rate }) => sum + rate, 0));
      expect(quote.total).toBeGreaterThan(0);
    }),
  );
});

test('fresh goods go no farther than the metropolitan area, and the quote says which', () => {
  const milk = buildItem({ productId: 5, perishable: true });
  const shirt = buildItem({ productId: 6 });
  const packages = [{ sellerId: 73, origin: bogota, items: [milk, shirt] }];
  expect(quoteShipping(packages, soacha, card).deliverable).toBe(true);
  const farQuote = quoteShipping(packages, medellin, card);
  expect(farQuote.deliverable).toBe(false);
  expect(farQuote.packages[0]?.notDeliverable).toEqual([5]);
});

test('a product that does not spoil goes everywhere', () => {
  const zones: ShippingZone[] = ['U', 'M', 'R', 'N', 'E', 'I'];
  expect(zones.filter((zone) => isDeliverable(false, zone, card))).toEqual(zones);
  expect(zones.filter((zone) => isDeliverable(true, zone, card))).toEqual(['U', 'M']);
});

function zoneRate(name: string, first: number, extra: number, minimumDays: number, maximumDays: number) {
  return { name, firstKilogramsPesos: first, extraKilogramPesos: extra, minimumDays, maximumDays };
}

function city(id: string, latitude: number, longitude: number): ShippingCity {
  return { id, name: id, departmentId: id.slice(0, 2), latitude, longitude, needsForwarding: false };
}

function buildItem(item: Partial<ShippingItem>): ShippingItem {
  return {
    productId: 1,
    quantity: 1,
    unitPrice: 10_000,
    weightKilograms: 0.5,
    heightCentimetres: 1,
    widthCentimetres: 1,
    lengthCentimetres: 1,
    perishable: false,
    ...item,
  };
}

test('free from a value on, to the zones that say so, and otherwise the usual price', () => {
  const generous: RateCard = { ...card, freeShipping: { fromPesos: 100_000, zones: ['U', 'M'] } };
  fc.assert(
    fc.property(items, anyCity, anyCity, (parcel, origin, destination) => {
      const trip = { origin, destination, items: parcel };
      const usual = explainRate(trip, card);
      const { rate, isFree } = explainRate(trip, generous);
      const mayBeFree = ['U', 'M'].includes(usual.zone) && usual.declaredValue >= 100_000;
      expect([rate, isFree]).toEqual(mayBeFree ? [0, true] : [usual.rate, false]);
    }),
  );
});

test('where the carrier does not go nothing is deliverable, at the usual price', () => {
  fc.assert(
    fc.property(items, anyCity, anyCity, (parcel, origin, destination) => {
      const trip = { origin, destination, items: parcel };
      const closed = packageRate(trip, { ...card, uncoveredCityIds: [destination.id] });
      expect(closed.notDeliverable).toEqual(parcel.map(({ productId }) => productId));
      expect(closed.rate).toBe(packageRate(trip, card).rate);
    }),
  );
});

test('the explanation adds up to the rate', () => {
  fc.assert(
    fc.property(items, anyCity, anyCity, (parcel, origin, destination) => {
      const why = explainRate({ origin, destination, items: parcel }, card);
      const zone = card.zones[why.zone];
      expect(why.freight).toBe(zone.firstKilogramsPesos + why.extraKilograms * zone.extraKilogramPesos);
      expect(why.rate).toBe(why.freight + why.insurance);
    }),
  );
});
