import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftOrder, type SoldLine, type WantedLine } from './order-draft.ts';
import type { RateCard, ShippingCity } from './shipping-rate.ts';

const zone = {
  name: 'Nacional',
  firstKilogramsPesos: 10_000,
  extraKilogramPesos: 2_000,
  minimumDays: 2,
  maximumDays: 5,
};
const card: RateCard = {
  zones: { U: zone, M: zone, R: zone, N: zone, E: zone, I: zone },
  firstKilograms: 3,
  volumetricDivisor: 2_500,
  insurance: { minimumPesos: 1_000, freeUpToPesos: 100_000, percent: 1 },
  regionalKilometres: 150,
  metropolitanAreas: [],
  specialDepartmentIds: [],
  islandDepartmentIds: [],
  perishableZones: ['U'],
  uncoveredCityIds: [],
  freeShipping: null,
};
const bogota: ShippingCity = {
  id: '11001',
  name: 'Bogotá',
  departmentId: '11',
  latitude: 4.65,
  longitude: -74.1,
  needsForwarding: false,
};

const dispatch: SoldLine['dispatch'] = {
  weekdays: [1, 2, 3, 4, 5],
  cutOffMinutes: 15 * 60,
  minimumHandlingDays: 1,
  maximumHandlingDays: 2,
  holiday: null,
};
const terms = { destination: bogota, card, now: new Date('2026-11-22T12:00:00-05:00') };

function sale(parts: Partial<SoldLine> = {}): SoldLine {
  return {
    productId: 1,
    price: 20_000,
    salePrice: null,
    stockPerCombination: false,
    attributes: [],
    sellerId: 7,
    sellerName: 'Café',
    sellerEmail: 'cafe@plazuela.test',
    feePercent: 10,
    origin: bogota,
    weightKilograms: 1,
    heightCentimetres: 10,
    widthCentimetres: 10,
    lengthCentimetres: 10,
    perishable: false,
    dispatch,
    ...parts,
  };
}

const want = (
  sold: SoldLine,
  quantity = 1,
  chosenTerms: WantedLine['asked']['chosenTerms'] = [],
): WantedLine => ({
  asked: { quantity, chosenTerms },
  sale: sold,
});

test('the amounts of the packages and lines add up to those of the order', () => {
  const parts = fc.record({
    price: fc.integer({ min: 1, max: 5_000_000 }),
    salePrice: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
    sellerId: fc.integer({ min: 1, max: 4 }),
    feePercent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    quantity: fc.integer({ min: 1, max: 50 }),
  });
  const wanted = fc
    .array(parts, { minLength: 1, maxLength: 12 })
    .map((list) =>
      list.map(({ quantity, ...of }, index) => want(sale({ ...of, productId: index + 1 }), quantity)),
    );
  fc.assert(
    fc.property(wanted, (lines) => {
      const draft = draftOrder(lines, terms);
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
      expect(draft.subtotal).toBe(sum(draft.packages.map(({ subtotal }) => subtotal)));
      expect(draft.shippingCost).toBe(sum(draft.packages.map(({ rate }) => rate)));
      expect(draft.total).toBe(draft.subtotal + draft.shippingCost);
      expect(draft.itemCount).toBe(sum(lines.map(({ asked }) => asked.quantity)));
      expect(draft.packages.map(({ sellerId }) => sellerId)).toEqual([
        ...new Set(lines.map((line) => line.sale.sellerId)),
      ]);
      for (const { fee, price, salePrice, quantity } of draft.lines)
        expect(fee).toBeLessThanOrEqual(Math.min(price, salePrice ?? price) * quantity);
    }),
  );
});

test('a line takes the offer, its fee is of what the buyer pays, and every choice has its stock', () => {
  const size = {
    id: 5,
    name: 'Talla',
    productId: 1,
    terms: [
      { id: 51, name: 'S' },
      { id: 52, name: 'M' },
    ],
  };
  const shirt = sale({ salePrice: 15_000, feePercent: 12.5, attributes: [size], stockPerCombination: true });
  const draft = draftOrder([want(shirt, 2, [{ attributeId: 5, termId: 52 }])], terms);
  expect(draft.lines).toMatchObject([
    {
      termIds: [52],
      price: 20_000,
      salePrice: 15_000,
      fee: 3_750,
      attributes: [{ attributeId: 5, attribute: 'Talla', termId: 52, term: 'M' }],
    },
  ]);
  expect(draft.stockNeeds).toEqual([{ productId: 1, termIds: [52], quantity: 2 }]);
});
