import { beforeEach, expect, test, vi } from 'vitest';
import type { CartLine } from '../../domain/cart.ts';
import { replaceSaved, savedKey, savedLines, takeSavedPrices } from './saved-lines.ts';

const line: CartLine = {
  productId: 12,
  sellerId: 73,
  sellerName: 'Finca La Loma',
  name: 'Café',
  reference: 'C-1',
  price: 42_000,
  salePrice: 33_600,
  imageUrl: '/img/a-640.webp',
  weightKilograms: 0.5,
  heightCentimetres: 20,
  widthCentimetres: 10,
  lengthCentimetres: 8,
  quantity: 3,
  chosenTerms: [],
  termNames: [],
};
const entries = new Map<string, string>();

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  });
});

test('today’s prices are kept with what is put aside, which lives no longer for them', () => {
  const expiresAt = Date.now() + 24 * 60 * 60 * 1_000;
  replaceSaved([line, { ...line, productId: 13 }], expiresAt);
  takeSavedPrices([{ key: '12:', price: 45_000, salePrice: null }]);
  expect(savedLines().map(({ price, salePrice }) => [price, salePrice])).toEqual([
    [45_000, null],
    [42_000, 33_600],
  ]);
  const entry = JSON.parse(entries.get(savedKey()) ?? '');
  expect(entry.expiry).toBe(expiresAt);
  expect(entry.items[0]).toMatchObject({ precioProducto: 45_000, precioRebajado: '' });
});
