import { expect, test } from 'vitest';
import { cartLineOf, galleryImages, type ProductDetail, unitsOnHand } from './product-detail.ts';

const product: ProductDetail = {
  id: 32,
  name: 'Café especial de Huila',
  description: 'Tostado por pedido.',
  reference: 'CAF-001',
  price: 42_000,
  salePrice: 33_600,
  imageUrl: '/img/cafe-640.webp',
  imageAlt: 'Bolsa de café',
  images: [
    { url: '/img/cafe-640.webp', alt: 'Bolsa de café' },
    { url: '/img/cafe-2-640.webp', alt: 'Grano' },
  ],
  sellerId: 75,
  sellerLogoUrl: null,
  sellerHoliday: null,
  sellerName: 'Cafetal Quindibara',
  weightKilograms: 0.55,
  heightCentimetres: 8,
  widthCentimetres: 12,
  lengthCentimetres: 20,
  attributes: [
    {
      id: 1,
      name: 'Presentación',
      productId: 32,
      terms: [
        { id: 11, name: '250 g' },
        { id: 12, name: '500 g' },
      ],
    },
    {
      id: 2,
      name: 'Molienda',
      productId: 32,
      terms: [
        { id: 21, name: 'En grano' },
        { id: 22, name: 'Molido' },
      ],
    },
  ],
  mainCategory: { id: 91, name: 'Despensa' },
  subcategory: null,
  inStock: true,
  perishable: false,
  withdrawalException: null,
  sellerCityName: 'Pitalito',
  nextDayInBogota: false,
  stock: [
    { termIds: [11, 21], onHand: 4 },
    { termIds: [12, 21], onHand: 0 },
  ],
  reviews: [],
  ratingAverage: 0,
  ratingCount: 0,
  ratingHistogram: [0, 0, 0, 0, 0],
};

const grain = { attributeId: 2, termId: 21 };
const small = { attributeId: 1, termId: 11 };

test('stock per combination is known once every attribute is chosen, in any order', () => {
  expect(unitsOnHand(product, [])).toBeNull();
  expect(unitsOnHand(product, [grain])).toBeNull();
  expect(unitsOnHand(product, [grain, small])).toBe(4);
  expect(unitsOnHand(product, [{ attributeId: 1, termId: 12 }, grain])).toBe(0);
  expect(unitsOnHand(product, [small, { attributeId: 2, termId: 22 }])).toBe(0);
});

test('a stock shared by all choices is known at once', () => {
  expect(unitsOnHand({ stock: [{ termIds: [], onHand: 7 }] }, [grain])).toBe(7);
  expect(unitsOnHand({ stock: [] }, [])).toBe(0);
});

test('the gallery shows the main picture once and first', () => {
  expect(galleryImages(product).map(({ url }) => url)).toEqual([
    '/img/cafe-640.webp',
    '/img/cafe-2-640.webp',
  ]);
});

test('a cart line says the choice in words, in the order of the attributes', () => {
  const line = cartLineOf(product, [grain, small], 2);
  expect(line.termNames).toEqual([
    { attribute: 'Presentación', term: '250 g' },
    { attribute: 'Molienda', term: 'En grano' },
  ]);
  expect(line).toMatchObject({ productId: 32, quantity: 2, price: 42_000, salePrice: 33_600 });
});
