import { expect, test } from 'vitest';
import type { ProductDetail } from './product-detail.ts';
import { productJsonLd } from './product-json-ld.ts';

const coffee = {
  id: 32,
  name: 'Café de Huila',
  description: 'Tostado por pedido.',
  reference: 'CAF-001',
  price: 42_000,
  salePrice: null,
  imageUrl: '/img/cafe-640.webp',
  images: [],
  sellerName: 'Cafetal',
  sellerHoliday: null,
  attributes: [{ id: 1, name: 'Molienda', productId: 32, terms: [{ id: 11, name: 'Fina' }] }],
  mainCategory: { id: 91, name: 'Despensa' },
  subcategory: null,
  inStock: true,
  gtin: null,
  variants: [],
  ratingCount: 0,
} as unknown as ProductDetail;
const fine = {
  id: 7,
  termIds: [11],
  reference: 'F',
  price: 9_000,
  salePrice: null,
  imageUrls: [],
  gtin: null,
  onHand: 3,
};
const varied = { ...coffee, variants: [fine] } as unknown as ProductDetail;
const onHoliday = { sellerHoliday: { until: '2027-01-05T04:59:59.999Z', message: '' } };

const offered = (product: ProductDetail) =>
  JSON.stringify(productJsonLd(product, 'https://plazuela.co')).match(/schema\.org\/\w*Stock/g);

test('what a shop on holiday sells is not in stock, nor is any variant of it', () => {
  expect(offered(coffee)).toEqual(['schema.org/InStock']);
  expect(offered({ ...coffee, ...onHoliday })).toEqual(['schema.org/OutOfStock']);
  expect(offered(varied)).toEqual(['schema.org/InStock']);
  expect(offered({ ...varied, ...onHoliday })).toEqual(['schema.org/OutOfStock']);
});
