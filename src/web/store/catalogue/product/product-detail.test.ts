import { expect, test } from 'vitest';
import { galleryImages } from '../../../../domain/product-gallery.ts';
import { cartLineOf, type ProductDetail, unitsOnHand } from './product-detail.ts';

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
  sellerLevel: null,
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
  dispatchDays: 2,
  hasPriceRange: false,
  gtin: null,
  content: null,
  facts: [],
  variants: [],
  stock: [
    { termIds: [11, 21], onHand: 4 },
    { termIds: [12, 21], onHand: 0 },
  ],
  reviews: [],
  ratingAverage: 0,
  ratingCount: 0,
  ratingHistogram: [0, 0, 0, 0, 0],
  questionCount: 0,
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

const variant = (id: number, termIds: number[], imageUrls: string[]): ProductDetail['variants'][number] => ({
  id,
  termIds,
  reference: `CAF-${id}`,
  price: id * 1_000,
  salePrice: null,
  weightKilograms: id / 10,
  heightCentimetres: 5,
  widthCentimetres: 6,
  lengthCentimetres: 7,
  imageUrls,
  gtin: null,
  content: null,
  onHand: 1,
});
const [bag, grainPicture, box] = ['/img/cafe-640.webp', '/img/cafe-2-640.webp', '/img/caja-640.webp'];
const pictured: ProductDetail = {
  ...product,
  images: [...product.images, { url: box, alt: 'Caja' }],
  variants: [variant(17, [11, 21], [bag]), variant(32, [12, 21], [grainPicture]), variant(40, [12, 22], [])],
};

test('a choice shows its own pictures and none of another variant', () => {
  const urls = (ids: number[]) =>
    galleryImages(
      pictured,
      pictured.variants.filter(({ id }) => ids.includes(id)),
    ).map(({ url }) => url);
  expect(urls([17, 32, 40])).toEqual([bag, grainPicture, box]);
  expect(urls([32])).toEqual([grainPicture]);
  expect(urls([40]), "without pictures of its own those that are nobody else's").toEqual([box]);
  expect(urls([32, 40]), 'of half a choice nothing of the other half').toEqual([grainPicture, box]);
});

test('where every picture belongs to another variant, a choice without pictures shows none', () => {
  const [black, white] = [variant(17, [11], [bag ?? '', grainPicture ?? '']), variant(18, [12], [])];
  const whole = { ...product, variants: [black, white] };
  expect(galleryImages(whole, [white])).toEqual([]);
  expect(galleryImages(whole, [black])).toHaveLength(2);
  expect(galleryImages(whole)).toHaveLength(2);
});

test('a line holds what the variant costs, weighs and looks like', () => {
  expect(cartLineOf(pictured, [grain, { attributeId: 1, termId: 12 }], 1)).toMatchObject({
    reference: 'CAF-32',
    price: 32_000,
    salePrice: null,
    weightKilograms: 3.2,
    imageUrl: grainPicture,
  });
});
