import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartLine, keyOfLine } from '../../domain/cart.ts';
import { cartKey, readCart, writeCart } from './cart-storage.ts';

const HOURS_42 = 42 * 60 * 60 * 1000;
const now = 1_800_000_000_000;

const line: CartLine = {
  productId: 12,
  sellerId: 73,
  sellerName: 'Finca La Loma',
  name: 'Café especial de Huila',
  reference: 'CAF-012',
  price: 42_000,
  salePrice: 33_600,
  imageUrl: '/img/a-640.webp',
  weightKilograms: 0.5,
  heightCentimetres: 20,
  widthCentimetres: 10,
  lengthCentimetres: 8,
  quantity: 2,
  chosenTerms: [{ attributeId: 1, termId: 4 }],
  termNames: [{ attribute: 'Presentación', term: '500 g' }],
};

test('a guest’s cart stands under the fixed identifier and a user’s under the own code', () => {
  expect(cartKey(null)).toBe('cart_unknown');
  expect(cartKey('31')).toBe('cart_31');
});

test('a line is stored in the spec’s words', () => {
  const storage = memoryStorage();
  writeCart(storage, 'cart_unknown', [{ ...line, salePrice: null }], now);
  const { items, expiry } = JSON.parse(storage.getItem('cart_unknown') ?? '');
  expect(expiry).toBe(now + HOURS_42);
  expect(items[0]).toMatchObject({
    codProducto: 12,
    codVendedor: 73,
    precioProducto: 42_000,
    precioRebajado: '',
    cantidad: 2,
    atributos: [{ codAtributo: 1, codTermino: 4, nomAtributo: 'Presentación', nomTermino: '500 g' }],
  });
});

test('whatever was in the cart comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(anyLine(), { maxLength: 20 }), (lines) => {
      const storage = memoryStorage();
      expect(writeCart(storage, 'cart_9', lines, now)).toBe(true);
      expect(readCart(storage, 'cart_9', now)).toEqual(lines);
    }),
  );
});

test('the cart is there for 42 hours and then removed', () => {
  const storage = memoryStorage();
  writeCart(storage, 'cart_unknown', [line], now);
  expect(readCart(storage, 'cart_unknown', now + HOURS_42)).toHaveLength(1);
  expect(readCart(storage, 'cart_unknown', now + HOURS_42 + 1)).toEqual([]);
  expect(storage.getItem('cart_unknown')).toBeNull();
});

test('no content of the storage breaks the page or gives a line that is not one', () => {
  const anyEntry = fc.oneof(fc.json(), fc.string(), hostileCart());
  fc.assert(
    fc.property(anyEntry, (text) => {
      const storage = memoryStorage();
      storage.setItem('cart_unknown', text);
      for (const read of readCart(storage, 'cart_unknown', now)) {
        expect(keyOfLine(read)).toMatch(/^\d+:/);
        expect(Number.isSafeInteger(read.price * read.quantity)).toBe(true);
        expect(read.quantity).toBeGreaterThan(0);
      }
    }),
  );
});

test('a spoilt line does not take the good ones with it', () => {
  const storage = memoryStorage();
  writeCart(storage, 'cart_unknown', [line, { ...line, productId: 13 }], now);
  const entry = JSON.parse(storage.getItem('cart_unknown') ?? '');
  entry.items[0].atributos = [null];
  storage.setItem('cart_unknown', JSON.stringify(entry));
  expect(readCart(storage, 'cart_unknown', now).map(({ productId }) => productId)).toEqual([13]);
});

test('a full storage is reported, not thrown', () => {
  const full = memoryStorage();
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(writeCart(full, 'cart_unknown', [line], now)).toBe(false);
});

function anyLine(): fc.Arbitrary<CartLine> {
  const id = fc.integer({ min: 1, max: 2_000_000 });
  const pair = fc.record({ attributeId: id, termId: id, attribute: fc.string(), term: fc.string() });
  return fc
    .record({
      productId: id,
      sellerId: id,
      quantity: fc.integer({ min: 1, max: 5000 }),
      name: fc.string(),
      price: fc.integer({ min: 0, max: 2_000_000_000 }),
      salePrice: fc.option(fc.integer({ min: 0, max: 2_000_000_000 })),
      pairs: fc.array(pair, { maxLength: 4 }),
      variantId: fc.option(id, { nil: undefined }),
    })
    .map(({ pairs, variantId, ...own }) => ({
      ...line,
      ...own,
      ...(variantId !== undefined && { variantId }),
      chosenTerms: pairs.map(({ attributeId, termId }) => ({ attributeId, termId })),
      termNames: pairs.map(({ attribute, term }) => ({ attribute, term })),
    }));
}

/** Right in form, wrong in one field. */
function hostileCart(): fc.Arbitrary<string> {
  const storage = memoryStorage();
  writeCart(storage, 'x', [line], now);
  const stored = JSON.parse(storage.getItem('x') ?? '');
  return fc
    .record({ field: fc.constantFrom(...Object.keys(stored.items[0])), value: fc.jsonValue() })
    .map(({ field, value }) =>
      JSON.stringify({ ...stored, items: [{ ...stored.items[0], [field]: value }] }),
    );
}

function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => entries.delete(key),
    setItem: (key, value) => entries.set(key, value),
  };
}
