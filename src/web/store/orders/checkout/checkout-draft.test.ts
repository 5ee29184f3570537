import { beforeEach, expect, test } from 'vitest';
import type { CartLine } from '../../../../domain/cart.ts';
import { forgetAttempt, idempotencyKeyFor, readDraft, readDraftPlace, writeDraft } from './checkout-draft.ts';
import { emptyCheckout } from './checkout-form.ts';

const line: CartLine = {
  productId: 1,
  sellerId: 73,
  sellerName: 'Frailuna del Campo',
  name: 'Aguacate Hass x 1 kg',
  reference: 'FRU-001',
  price: 9_900,
  salePrice: 8_400,
  imageUrl: '/img/a-640.webp',
  weightKilograms: 1,
  heightCentimetres: 10,
  widthCentimetres: 10,
  lengthCentimetres: 10,
  quantity: 2,
  chosenTerms: [],
  termNames: [],
};
const values = { ...emptyCheckout, firstName: 'Camila', privacyAccepted: 'true' };

beforeEach(forgetAttempt);

test('one cart and form keep their key until the order stands, whatever the prices do', () => {
  const key = idempotencyKeyFor([line], values);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(idempotencyKeyFor([{ ...line, salePrice: null }], values)).toBe(key);
  forgetAttempt();
  expect(idempotencyKeyFor([line], values)).not.toBe(key);
});

test('another quantity or another text is another order', () => {
  const key = idempotencyKeyFor([line], values);
  expect(idempotencyKeyFor([{ ...line, quantity: 3 }], values)).not.toBe(key);
  expect(idempotencyKeyFor([line], { ...values, firstName: 'Ana' })).not.toBe(key);
});

test('the draft keeps what was typed but not the acceptance of the policy', () => {
  writeDraft(values, null);
  expect(readDraft()).toEqual({ firstName: 'Camila' });
});

test('a draft knows the place under which it was typed until the purchase', () => {
  writeDraft(values, '05001');
  expect(readDraftPlace()).toBe('05001');
  forgetAttempt();
  expect(readDraftPlace()).toBeNull();
  expect(readDraft()).toEqual({ firstName: 'Camila' });
});
