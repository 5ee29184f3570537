import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountPercent, finalPrice, isOffer, savings } from './discount.ts';

const priced = fc.record({
  price: fc.integer({ min: 1, max: 1_000_000_000 }),
  salePrice: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
});

test.each([
  [{ price: 9900, salePrice: 8400 }, 8400, 15],
  [{ price: 9900, salePrice: null }, 9900, null],
  [{ price: 9900, salePrice: 9900 }, 9900, null],
  [{ price: 9900, salePrice: 12000 }, 9900, null],
  [{ price: 200, salePrice: 199 }, 199, 1],
  [{ price: 1000, salePrice: 999 }, 999, 0],
])('%o costs %d with badge %s', (product, paid, percent) => {
  expect(finalPrice(product)).toBe(paid);
  expect(discountPercent(product)).toBe(percent);
});

test('the buyer never pays more than the price, and badge, savings and price tell one truth', () => {
  fc.assert(
    fc.property(priced, (product) => {
      expect(finalPrice(product)).toBeLessThanOrEqual(product.price);
      expect(finalPrice(product) + savings(product)).toBe(product.price);
      expect(isOffer(product)).toBe(savings(product) > 0);
      expect(discountPercent(product) === null).toBe(!isOffer(product));
    }),
  );
});
