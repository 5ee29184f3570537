import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AdvisedItem, adviseCart, costOf, type Equivalent } from './cart-advice.ts';
import { quoteItems, type SellerItem } from './seller-quote.ts';
import type { RateCard, ShippingCity } from './shipping-rate.ts';

const zone = (firstKilogramsPesos: number) => ({
  name: '',
  firstKilogramsPesos,
  extraKilogramPesos: 3_800,
  minimumDays: 2,
  maximumDays: 5,
});
const card: RateCard = {
  zones: {
    U: zone(7_900),
    M: zone(9_900),
    R: zone(12_500),
    N: zone(16_900),
    E: zone(29_900),
    I: zone(49_900),
  },
  firstKilograms: 3,
  volumetricDivisor: 2500,
  insurance: { minimumPesos: 1000, freeUpToPesos: 100_000, percent: 1 },
  regionalKilometres: 150,
  metropolitanAreas: [],
  specialDepartmentIds: [],
  islandDepartmentIds: [],
  perishableZones: ['U'],
  uncoveredCityIds: [],
  freeShipping: { fromPesos: 150_000, zones: ['N'] },
};
const bogota = city('11001', '11', 4.6, -74.1);
const medellin = city('05001', '05', 6.2, -75.6);
const terms = { destination: medellin, card };

const coffee = advised('coffee', { sellerId: 75, unitPrice: 98_700 });
const lentils = advised('lentils', { sellerId: 78, unitPrice: 24_700 });
const panela = advised('panela', { sellerId: 77, unitPrice: 6_900, productId: 50 });

test('a line whose freight costs more than itself may wait, with the exact difference', () => {
  expect(adviseCart([coffee, lentils, panela], [], terms)).toEqual({
    kind: 'save',
    moves: [{ key: 'panela', productId: null }],
    before: { parcels: 3, shipping: 53_700, total: 184_000 },
    after: { parcels: 2, shipping: 35_800, total: 159_200 },
    saving: 24_800,
  });
});

test('the same in a shop that sends a parcel anyway goes before putting it aside', () => {
  const other = equivalent('panela', { sellerId: 78, unitPrice: 7_400, productId: 99 });
  expect(adviseCart([coffee, lentils, panela], [other], terms)).toMatchObject({
    kind: 'swap',
    moves: [{ key: 'panela', productId: 99 }],
    after: { parcels: 2 },
    saving: 17_900 - 500,
  });
});

test('what is small, dearer, or does not arrive is not advised', () => {
  const dear = equivalent('panela', { sellerId: 78, unitPrice: 20_000 });
  expect(
    adviseCart([coffee, lentils, { ...panela, item: { ...panela.item, unitPrice: 18_500 } }], [dear], terms)
      ?.kind,
  ).toBe('swap');
  expect(
    adviseCart([coffee, panela], [equivalent('panela', { sellerId: 75, unitPrice: 30_000 })], terms)?.kind,
  ).toBe('save');
  const fresh = equivalent('panela', { sellerId: 78, unitPrice: 6_900, perishable: true });
  expect(adviseCart([coffee, lentils, panela], [fresh], terms)?.kind).toBe('save');
  expect(adviseCart([coffee], [], terms)).toBeNull();
  const local = { ...terms, destination: bogota };
  expect(
    adviseCart(
      [advised('a', { sellerId: 1, unitPrice: 4_000 }), advised('b', { sellerId: 1, unitPrice: 3_000 })],
      [],
      local,
    ),
  ).toBeNull();
});

test('of two ways at the same price, fewer parcels', () => {
  const lines = [
    advised('a', { sellerId: 1, unitPrice: 10_000 }),
    advised('b', { sellerId: 2, unitPrice: 10_000 }),
    advised('c', { sellerId: 3, unitPrice: 10_000 }),
  ];
  const ways = [
    equivalent('b', { sellerId: 1, unitPrice: 10_000, productId: 21 }),
    equivalent('c', { sellerId: 1, unitPrice: 27_900, productId: 31 }),
  ];
  expect(adviseCart(lines, ways, terms)).toMatchObject({ after: { parcels: 1 }, saving: 17_900 });
});

const sellerItem = fc.record({
  sellerId: fc.integer({ min: 1, max: 8 }),
  productId: fc.integer({ min: 1, max: 500 }),
  unitPrice: fc.integer({ min: 500, max: 120_000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  weightKilograms: fc.integer({ min: 50, max: 4_000 }).map((grams) => grams / 1000),
});
const basket = fc
  .tuple(
    fc.array(sellerItem, { minLength: 1, maxLength: 9 }),
    fc.array(fc.tuple(fc.nat(8), sellerItem), { maxLength: 12 }),
  )
  .map(([items, others]) => {
    const lines = items.map((item, place) => advised(String(place), item));
    const equivalents = others
      .filter(([place]) => place < lines.length)
      .map(([place, item]) => equivalent(String(place), { ...item, quantity: items[place]?.quantity ?? 1 }));
    return { lines, equivalents };
  });

test('advice never raises the total, and its saving is the difference of two real quotes', () => {
  fc.assert(
    fc.property(basket, ({ lines, equivalents }) => {
      const advice = adviseCart(lines, equivalents, terms);
      if (!advice) return;
      const after = lines.flatMap(({ key, item }) => {
        const move = advice.moves.find((one) => one.key === key);
        if (!move) return [item];
        const swapped = equivalents.find((one) => one.key === key && one.item.productId === move.productId);
        return swapped ? [swapped.item] : [];
      });
      const [paidBefore, paidAfter] = [totalOf(lines.map(({ item }) => item)), totalOf(after)];
      expect(paidBefore - paidAfter).toBe(advice.saving);
      expect(advice.saving).toBeGreaterThanOrEqual(5_000);
      if (advice.kind === 'swap') expect(after).toHaveLength(lines.length);
    }),
  );
});

test('no single shop that could be closed into another saves more than what is advised', () => {
  fc.assert(
    fc.property(basket, ({ lines, equivalents }) => {
      const advice = adviseCart(lines, equivalents, terms);
      const saving = advice?.kind === 'swap' ? advice.saving : 4_999;
      const before = totalOf(lines.map(({ item }) => item));
      for (const closed of new Set(lines.map(({ item }) => item.sellerId))) {
        const open = new Set(lines.map(({ item }) => item.sellerId).filter((id) => id !== closed));
        const moved = lines.map(({ key, item }) =>
          item.sellerId === closed
            ? equivalents.find((one) => one.key === key && open.has(one.item.sellerId))?.item
            : item,
        );
        if (moved.some((item) => item === undefined)) continue;
        expect(before - totalOf(moved as SellerItem[])).toBeLessThanOrEqual(saving);
      }
    }),
  );
});

test('a basket of eight shops that could all be closed is advised on within a blink', () => {
  const lines = Array.from({ length: 40 }, (_, place) =>
    advised(String(place), { sellerId: 1 + (place % 8), unitPrice: 3_000, productId: place }),
  );
  const equivalents = lines.flatMap(({ key, item }) =>
    [1, 2, 3].map((step) =>
      equivalent(key, {
        sellerId: 1 + ((item.sellerId + step) % 8),
        unitPrice: 3_000 + step,
        productId: 100 + step,
      }),
    ),
  );
  const startedAt = performance.now();
  expect(adviseCart(lines, equivalents, terms)?.kind).toBe('swap');
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

function totalOf(items: readonly SellerItem[]): number {
  const quote = quoteItems(items, { ...terms, now: new Date('2026-11-23T12:00:00Z') });
  expect(costOf(items, terms)?.shipping).toBe(quote.total);
  return items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, quote.total);
}

function advised(key: string, parts: Partial<SellerItem>): AdvisedItem {
  return { key, item: item(parts) };
}

function equivalent(key: string, parts: Partial<SellerItem>): Equivalent {
  return { key, item: item(parts) };
}

function item(parts: Partial<SellerItem>): SellerItem {
  return {
    productId: 1,
    quantity: 1,
    unitPrice: 10_000,
    weightKilograms: 0.5,
    heightCentimetres: 1,
    widthCentimetres: 1,
    lengthCentimetres: 1,
    perishable: false,
    sellerId: 1,
    sellerName: '',
    origin: bogota,
    dispatch: {
      weekdays: [1, 2, 3, 4, 5],
      cutOffMinutes: 900,
      minimumHandlingDays: 0,
      maximumHandlingDays: 1,
      holiday: null,
    },
    ...parts,
  };
}

function city(id: string, departmentId: string, latitude: number, longitude: number): ShippingCity {
  return { id, name: '', departmentId, latitude, longitude, needsForwarding: false };
}
