import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BulkChange, type BulkSubject, changedSubject } from './bulk-change.ts';
import { movedPrice, PRICE_STEPS, type PriceMove } from './bulk-price.ts';
import { isSameTouched, restoredSubject, touchedOf } from './bulk-undo.ts';
import { emptyProductForm } from './product-form.ts';

const price = fc.integer({ min: 1, max: 1_000_000_000 });
const step = fc.constantFrom(...PRICE_STEPS);
const percent = fc.integer({ min: 1, max: 9_500 }).map((hundredths) => hundredths / 100);
const moving: fc.Arbitrary<PriceMove> = fc.oneof(
  fc.record({ how: fc.constantFrom('raise' as const, 'lower' as const), value: percent, step }),
  fc.record({ how: fc.constant('add' as const), value: fc.integer({ min: -500_000, max: 500_000 }), step }),
);
const move: fc.Arbitrary<PriceMove> = fc.oneof(
  moving,
  fc.record({ how: fc.constant('fixed' as const), value: price, step }),
);

test.each([
  [8_400, { how: 'raise', value: 8, step: 100 }, 9_100],
  [6_900, { how: 'raise', value: 8, step: 100 }, 7_500],
  [4_600, { how: 'raise', value: 8, step: 100 }, 5_000],
  [5_400, { how: 'raise', value: 8, step: 100 }, 5_800],
  [10_000, { how: 'raise', value: 8.15, step: 1 }, 10_815],
  [10_000, { how: 'lower', value: 12.5, step: 50 }, 8_750],
  [10_000, { how: 'add', value: -750, step: 500 }, 9_500],
  [10_000, { how: 'fixed', value: 7_777, step: 1_000 }, 7_777],
  // Rounding up would raise what was to fall.
  [160, { how: 'lower', value: 1, step: 100 }, 160],
  // A price below half a step keeps its pesos.
  [40, { how: 'lower', value: 10, step: 100 }, 36],
  [300, { how: 'add', value: -300, step: 1 }, 0],
] as [number, PriceMove, number][])('%d after %o is %d', (before, how, after) => {
  expect(movedPrice(before, how)).toBe(after);
});

test('a moved price is whole pesos, on its step, within a step of the exact one and never against the direction', () => {
  fc.assert(
    fc.property(price, moving, (before, one) => {
      const after = movedPrice(before, one);
      expect(Number.isSafeInteger(after) && after >= 0).toBe(true);
      const exact = exactly(before, one);
      if (exact >= one.step && after !== before) expect(after % one.step).toBe(0);
      expect(Math.abs(after - Math.max(0, exact))).toBeLessThanOrEqual(one.step / 2 + 1);
      if (one.how === 'raise') expect(after).toBeGreaterThanOrEqual(before);
      if (one.how === 'lower') expect(after).toBeLessThanOrEqual(before);
    }),
  );
});

test('a fixed price is the one that was written', () => {
  fc.assert(
    fc.property(price, price, step, (before, value, one) => {
      expect(movedPrice(before, { how: 'fixed', value, step: one })).toBe(value);
    }),
  );
});

function exactly(before: number, { how, value }: PriceMove): number {
  if (how === 'add') return before + value;
  return before * (how === 'raise' ? 1 + value / 100 : 1 - value / 100);
}

const offer = fc.record({
  salePrice: price,
  startsAt: fc.constant(null),
  endsAt: fc.constantFrom(null, '2027-01-01T05:00:00.000Z'),
});
const PLAIN_VARIANT = {
  ...{ id: 1, reference: '', weightKilograms: null, heightCentimetres: null, widthCentimetres: null },
  ...{ lengthCentimetres: null, gtin: '', images: [], content: null, isActive: true },
};
const tags = fc.uniqueArray(fc.constantFrom('Navidad', 'Nuevo', 'Liquidación', 'Regalo'));
const subject: fc.Arbitrary<BulkSubject> = fc
  .record({
    state: fc.constantFrom('draft' as const, 'active' as const, 'paused' as const, 'archived' as const),
    tags,
    price: fc.option(price),
    offer: fc.option(offer),
    stocks: fc.array(
      fc.record({
        onHand: fc.integer({ min: 0, max: 1_000_000 }),
        own: fc.option(fc.record({ price: fc.option(price), offer: fc.option(offer) })),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    mainCategoryId: fc.option(fc.integer({ min: 1, max: 9 })),
    perishable: fc.boolean(),
  })
  .map(({ state, tags, stocks, ...form }) => ({
    state,
    tags,
    ownPerishable: form.perishable,
    form: emptyProductForm({
      ...form,
      stock: stocks.map(({ onHand, own }, index) => ({
        choice: [index],
        onHand,
        before: onHand,
        variant: own && { ...PLAIN_VARIANT, ...own },
      })),
    }),
  }));
const change: fc.Arbitrary<BulkChange> = fc.oneof(
  fc.record({
    kind: fc.constant('state' as const),
    state: fc.constantFrom('active' as const, 'paused' as const),
  }),
  move.map((one) => ({ kind: 'price' as const, ...one })),
  fc.record({
    kind: fc.constant('offer' as const),
    how: fc.constantFrom('percent' as const, 'pesos' as const),
    value: fc.integer({ min: 1, max: 95 }),
    step,
    startsAt: fc.constant(null),
    endsAt: fc.constant(null),
  }),
  fc.constant({ kind: 'no-offer' as const }),
  fc.constant({ kind: 'category' as const, mainCategoryId: 3, subcategoryId: null }),
  fc.record({
    kind: fc.constant('stock' as const),
    how: fc.constantFrom('set' as const, 'add' as const),
    units: fc.integer({ min: 0, max: 1_000_000 }),
  }),
  fc.record({
    kind: fc.constant('tags' as const),
    how: fc.constantFrom('add' as const, 'remove' as const),
    tags,
  }),
);

test('undoing gives back exactly what was touched, and nothing else is touched at all', () => {
  fc.assert(
    fc.property(subject, change, (before, one) => {
      const after = changedSubject(before, one);
      const row = { before: touchedOf(before, one.kind), after: touchedOf(after, one.kind) };
      const undone = restoredSubject(after, row);
      expect(isSameTouched(touchedOf(undone, one.kind), row.before)).toBe(true);
      expect({ ...undone, tags: undone.tags.toSorted() }).toEqual({
        ...before,
        tags: before.tags.toSorted(),
      });
    }),
  );
});

test('units that were sold since stay sold', () => {
  const before: BulkSubject = {
    state: 'active',
    tags: [],
    ownPerishable: false,
    form: emptyProductForm({ stock: [{ choice: [], onHand: 10, before: 10, variant: null }] }),
  };
  const after = changedSubject(before, { kind: 'stock', how: 'set', units: 50 });
  const row = { before: touchedOf(before, 'stock'), after: touchedOf(after, 'stock') };
  const sold = {
    ...after,
    form: emptyProductForm({ stock: [{ choice: [], onHand: 47, before: 47, variant: null }] }),
  };
  expect(restoredSubject(sold, row).form.stock[0]?.onHand).toBe(7);
});
