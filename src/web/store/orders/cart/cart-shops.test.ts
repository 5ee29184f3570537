import { expect, test } from 'vitest';
import type { CartLine } from '../../../../domain/cart.ts';
import type { ShippingRate } from '../checkout/use-shipping-quote.ts';
import { cartByShop, quotable, strandedLines } from './cart-shops.ts';

const coffee = line({ productId: 45, sellerId: 75, sellerName: 'Cafetal Quindibara', price: 32_900 });
const lentils = line({
  productId: 56,
  sellerId: 78,
  sellerName: 'Despensa Maizaluna',
  price: 4_900,
  quantity: 2,
});
const cheese = line({ productId: 34, sellerId: 78, sellerName: 'Despensa Maizaluna', price: 20_000 });
const gone = { '45:': { kind: 'unavailable' as const, text: 'Se agotó. Elimínalo para continuar.' } };
const rates = [rate(75, 17_900), rate(78, 25_500, { notDeliverable: [34] })];
const quoted = { step: 'quoted' as const, quote: { status: true, total: 43_400, rates } };

test('a shop is one parcel, in the order in which shops came into the cart', () => {
  const facts = { stranded: [], notices: {}, rates, lastRates: rates };
  const { shops, totals } = cartByShop([lentils, coffee, cheese], facts);
  expect(shops.map(({ sellerId, lines }) => [sellerId, lines.length])).toEqual([
    [78, 2],
    [75, 1],
  ]);
  expect(shops[0]).toMatchObject({ sellerName: 'Despensa Maizaluna', totals: { subtotal: 29_800 } });
  expect(totals.subtotal).toBe(62_700);
});

test('what does not arrive is named with its reason and is in no sum', () => {
  const stranded = strandedLines([lentils, cheese, coffee], quoted, 'Medellín');
  expect(stranded).toEqual([
    { line: cheese, reason: 'Es un alimento fresco: no aguanta el viaje hasta Medellín.' },
  ]);
  const facts = { stranded, notices: {}, rates, lastRates: rates };
  const { shops, totals } = cartByShop([lentils, cheese, coffee], facts);
  expect(shops[0]?.lines).toEqual([lentils]);
  expect(totals).toMatchObject({ itemCount: 3, subtotal: 42_700 });
});

test('where the carrier does not go that is the reason, and before a quote nothing is said', () => {
  const uncovered = [rate(75, 17_900, { notDeliverable: [45], isCovered: false })];
  const quote = { ...quoted.quote, rates: uncovered };
  expect(strandedLines([coffee], { step: 'quoted', quote }, 'Mitú')[0]?.reason).toBe(
    'La transportadora no llega a Mitú.',
  );
  expect(strandedLines([coffee], { step: 'asking' }, 'Mitú')).toEqual([]);
});

test('what is gone is not quoted and not counted, but stays with its shop to be seen', () => {
  expect(quotable([coffee, lentils], gone)).toEqual([lentils]);
  const { shops, totals } = cartByShop([coffee, lentils], {
    stranded: [],
    notices: gone,
    rates,
    lastRates: rates,
  });
  expect(shops[0]).toMatchObject({ sellerId: 75, lines: [coffee], totals: { itemCount: 0, subtotal: 0 } });
  expect(totals.subtotal).toBe(9_800);
});

function line(parts: Partial<CartLine>): CartLine {
  return {
    productId: 1,
    sellerId: 1,
    sellerName: '',
    name: 'Producto',
    reference: '',
    price: 1_000,
    salePrice: null,
    imageUrl: '',
    weightKilograms: 1,
    heightCentimetres: 1,
    widthCentimetres: 1,
    lengthCentimetres: 1,
    quantity: 1,
    chosenTerms: [],
    termNames: [],
    ...parts,
  };
}

function rate(sellerId: number, amount: number, parts: Partial<ShippingRate> = {}): ShippingRate {
  return {
    sellerId,
    sellerName: '',
    originName: 'Bogotá',
    rate: amount,
    zone: 'N',
    minimumDays: 2,
    maximumDays: 5,
    billableKilograms: 1,
    notDeliverable: [],
    isCovered: true,
    promise: { dispatchBy: '2026-11-24', from: '2026-11-25', to: '2026-11-27', orderBefore: new Date(0) },
    room: { grams: 2_000, kilograms: 3 },
    freeShipping: null,
    ...parts,
  };
}
