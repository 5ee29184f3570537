import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartLine } from './cart.ts';
import {
  changesSince,
  type DeviceCart,
  joinCarts,
  quantitiesOf,
  takeAnswer,
  withoutCart,
} from './cart-difference.ts';

const lines = fc
  .uniqueArray(
    fc.record({ productId: fc.integer({ min: 1, max: 6 }), quantity: fc.integer({ min: 1, max: 9 }) }),
    {
      selector: ({ productId }) => productId,
    },
  )
  .map((parts) => parts.map(line));
const device = fc.record({ cart: lines, saved: lines });

test('a device that knows the server’s cart as its own has changed nothing', () => {
  fc.assert(
    fc.property(device, (own) => {
      expect(changesSince(quantitiesOf(own), own)).toEqual([]);
    }),
  );
});

test('its changes, made to what it knew, give what it has', () => {
  fc.assert(
    fc.property(device, device, (known, own) => {
      const quantities = quantitiesOf(known);
      for (const { productId, saved, quantity } of changesSince(quantities, own)) {
        const name = `${saved ? 'g' : 'c'}${productId}:`;
        if (quantity === 0) delete quantities[name];
        else quantities[name] = quantity;
      }
      expect(quantities).toEqual(quantitiesOf(own));
    }),
  );
});

test('an answer brings the server’s cart, and again changes nothing', () => {
  fc.assert(
    fc.property(device, device, (server, own) => {
      const taken = takeAnswer(server, own, own);
      expect(quantitiesOf(taken)).toEqual(quantitiesOf(server));
      expect(takeAnswer(server, taken, taken)).toEqual(taken);
    }),
  );
});

test('what was changed while the answer was on its way stays', () => {
  const sent: DeviceCart = {
    cart: [line({ productId: 1, quantity: 2 }), line({ productId: 2, quantity: 1 })],
    saved: [],
  };
  const now = { cart: [line({ productId: 1, quantity: 5 })], saved: [] };
  const server = {
    cart: [
      line({ productId: 1, quantity: 2 }),
      line({ productId: 2, quantity: 1 }),
      line({ productId: 3, quantity: 4 }),
    ],
    saved: [],
  };
  expect(quantitiesOf(takeAnswer(server, now, sent))).toEqual({ 'c1:': 5, 'c3:': 4 });
});

test('a guest’s lines join with both quantities, what was put aside on both is one', () => {
  const both = { cart: [line({ productId: 1, quantity: 2 })], saved: [line({ productId: 2, quantity: 1 })] };
  expect(quantitiesOf(joinCarts(both, both))).toEqual({ 'c1:': 4, 'g2:': 1 });
});

test('terms come along with what is taken out, and an expired cart takes nothing out', () => {
  const known = { 'c12:1-4,2-7': 3, 'g5:': 1 };
  expect(changesSince(known, { cart: [], saved: [] })).toContainEqual({
    productId: 12,
    chosenTerms: [
      { attributeId: 1, termId: 4 },
      { attributeId: 2, termId: 7 },
    ],
    saved: false,
    quantity: 0,
  });
  expect(withoutCart(known)).toEqual({ 'g5:': 1 });
});

function line({ productId, quantity }: { productId: number; quantity: number }): CartLine {
  return {
    productId,
    quantity,
    sellerId: 73,
    sellerName: '',
    name: '',
    reference: '',
    price: 1_000,
    salePrice: null,
    imageUrl: '',
    weightKilograms: 1,
    heightCentimetres: 1,
    widthCentimetres: 1,
    lengthCentimetres: 1,
    chosenTerms: [],
    termNames: [],
  };
}
