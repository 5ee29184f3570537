import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RateCard } from '../../../../domain/shipping-rate.ts';
import { type FeedProduct, feedItems } from './feed-item.ts';
import { type Field, itemXml, xmlText } from './feed-xml.ts';

const zone = (name: string, firstKilogramsPesos: number) => ({
  name,
  firstKilogramsPesos,
  extraKilogramPesos: 1_000,
  minimumDays: 1,
  maximumDays: 2,
});

const card: RateCard = {
  zones: {
    U: zone('Urbana', 8_000),
    M: zone('Metropolitana', 9_000),
    R: zone('Regional', 10_000),
    N: zone('Nacional', 14_000),
    E: zone('Especial', 30_000),
    I: zone('Islas', 40_000),
  },
  firstKilograms: 1,
  volumetricDivisor: 2_500,
  insurance: { minimumPesos: 500, freeUpToPesos: 1_000_000, percent: 1 },
  regionalKilometres: 150,
  metropolitanAreas: [],
  specialDepartmentIds: [],
  islandDepartmentIds: [],
  perishableZones: ['U', 'M'],
  uncoveredCityIds: [],
  freeShipping: null,
};

const coffee: FeedProduct = {
  id: 12,
  name: 'Café & cacao',
  description: 'De <Huila>.',
  reference: 'CAFE',
  price: 50_800,
  salePrice: null,
  imageUrl: '/img/a-640.webp',
  imageAlt: 'Café',
  images: [{ url: '/img/b-640.webp', alt: '' }],
  sellerId: 3,
  sellerName: 'Finca',
  weightKilograms: 0.85,
  heightCentimetres: 10,
  widthCentimetres: 10,
  lengthCentimetres: 10,
  attributes: [],
  mainCategory: { id: 1, name: 'Mercado' },
  subcategory: { id: 2, name: 'Café' },
  inStock: true,
  sellerHoliday: null,
  hasPriceRange: false,
  gtin: null,
  content: null,
  perishable: false,
  variants: [],
  brand: null,
};

const place = { channel: 'google', origin: 'https://plazuela.co', card } as const;

const valuesOf = (fields: readonly Field[] = []) => Object.fromEntries(fields);
const only = (parts: Partial<FeedProduct>, channel: 'google' | 'meta' = 'google') =>
  valuesOf(feedItems({ ...coffee, ...parts }, { ...place, channel })[0]);

test('a product without options is one item, as its page says it', () => {
  expect(only({})).toEqual({
    'g:id': '12',
    'g:title': 'Café & cacao',
    'g:description': 'De <Huila>.',
    'g:link': 'https://plazuela.co/producto/12',
    'g:image_link': 'https://plazuela.co/img/a-640.jpg',
    'g:additional_image_link': 'https://plazuela.co/img/b-640.jpg',
    'g:availability': 'in_stock',
    'g:price': '50800.00 COP',
    'g:condition': 'new',
    'g:product_type': 'Mercado > Café',
    'g:identifier_exists': 'no',
    'g:shipping': [
      ['g:country', 'CO'],
      ['g:price', '40500.00 COP'],
    ],
    'g:shipping_weight': '0.85 kg',
  });
});

test('offers, codes and contents are said; a sale price that is not lower is none', () => {
  const offered = only({
    salePrice: 45_000,
    gtin: '7702001000011',
    content: { amount: 0.1, unit: 'kg', pieces: 3 },
  });
  expect(offered).toMatchObject({
    'g:price': '50800.00 COP',
    'g:sale_price': '45000.00 COP',
    'g:gtin': '7702001000011',
    'g:unit_pricing_measure': '0.3kg',
    'g:unit_pricing_base_measure': '1kg',
  });
  expect(offered).not.toHaveProperty('g:identifier_exists');
  expect(only({ salePrice: 50_800 })).not.toHaveProperty('g:sale_price');
  expect(only({ content: { amount: 1, unit: 'unidad', pieces: 1 } })).not.toHaveProperty(
    'g:unit_pricing_measure',
  );
});

test('what is fresh is sent at the price of the places that it reaches', () => {
  expect(only({ perishable: true })['g:shipping']).toContainEqual(['g:price', '9500.00 COP']);
});

test('Meta has its own words for stock, and the shop for a brand', () => {
  expect(only({ inStock: false }, 'meta')).toMatchObject({
    'g:availability': 'out of stock',
    'g:brand': 'Finca',
  });
  expect(only({}, 'meta')).not.toHaveProperty('g:identifier_exists');
});

test('nobody can order of a shop on holiday, so nothing of it is in stock', () => {
  const sellerHoliday = { until: '2027-01-05T04:59:59.999Z', message: '' };
  expect(only({ sellerHoliday })['g:availability']).toBe('out_of_stock');
  expect(
    only({ sellerHoliday, variants: [{ ...coffee, id: 101, termIds: [], imageUrls: [], onHand: 1 }] }),
  ).toMatchObject({
    'g:item_group_id': '12',
    'g:availability': 'out_of_stock',
  });
});

test('a brand that the category asks for is the brand of both feeds', () => {
  const branded = only({ brand: 'Sello Rojo' });
  expect(branded['g:brand']).toBe('Sello Rojo');
  expect(branded).not.toHaveProperty('g:identifier_exists');
  expect(only({ brand: 'Sello Rojo' }, 'meta')['g:brand']).toBe('Sello Rojo');
});

test('each variant is an item of its group with its own price, stock, address and picture', () => {
  const variant = (id: number, term: number, parts: object) => ({
    ...coffee,
    id,
    termIds: [term],
    imageUrls: [],
    onHand: 1,
    ...parts,
  });
  const items = feedItems(
    {
      ...coffee,
      attributes: [
        {
          id: 1,
          name: 'Color',
          productId: 12,
          terms: [
            { id: 5, name: 'Rojo' },
            { id: 6, name: 'Azul' },
          ],
        },
      ],
      variants: [
        variant(101, 5, { price: 20_000, imageUrls: ['/img/b-640.webp'] }),
        variant(102, 6, { price: 30_000, salePrice: 25_000, onHand: 0, gtin: '7702001000011' }),
      ],
    },
    place,
  ).map(valuesOf);
  expect(items).toHaveLength(2);
  expect(items[0]).toMatchObject({
    'g:id': '12-101',
    'g:item_group_id': '12',
    'g:title': 'Café & cacao, Rojo',
    'g:color': 'Rojo',
    'g:link': 'https://plazuela.co/producto/12?v=101',
    'g:image_link': 'https://plazuela.co/img/b-640.jpg',
    'g:price': '20000.00 COP',
    'g:availability': 'in_stock',
  });
  expect(items[1]).toMatchObject({
    'g:id': '12-102',
    'g:image_link': 'https://plazuela.co/img/a-640.jpg',
    'g:sale_price': '25000.00 COP',
    'g:availability': 'out_of_stock',
    'g:gtin': '7702001000011',
  });
});

test('whatever people write, the file stays XML and says the same', () => {
  const unescaped = (xml: string) =>
    xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  // Halves of characters too.
  const codeUnits = fc.array(
    fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0xffff })),
  );
  fc.assert(
    fc.property(codeUnits, (units) => {
      const text = String.fromCharCode(...units);
      const xml = xmlText(text);
      expect(xml).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them
      const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
      expect(xml).not.toMatch(forbidden);
      expect(unescaped(xml)).toBe(text.toWellFormed().replace(forbidden, ''));
    }),
  );
  expect(itemXml([['g:title', 'a\u0000\ud800</g:title>']])).toBe(
    '<item>\n<g:title>a\ufffd&lt;/g:title&gt;</g:title>\n</item>\n',
  );
});

test('long texts end at whole characters', () => {
  const title = String(only({ name: '🥑'.repeat(200) })['g:title']);
  expect([...title]).toHaveLength(150);
  expect(title.isWellFormed()).toBe(true);
});
