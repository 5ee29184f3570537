import { expect, test } from 'vitest';
import { emptyProductForm, type ProductForm } from './product-form.ts';
import { likenessKeys, qualityHints, qualityScore, weightDoubt } from './product-quality.ts';

const image = { url: '/img/a-1280.webp', alt: 'Bolsa de café' };
const whole = emptyProductForm({
  name: 'Café especial de Huila 340 g',
  description: 'x'.repeat(120),
  subcategoryId: 2,
  images: [image, image, image],
  weightKilograms: 0.36,
  heightCentimetres: 20,
  widthCentimetres: 10,
  lengthCentimetres: 6,
  content: { amount: 340, unit: 'g', pieces: 1 },
  gtin: '7702001000015',
  stock: [{ choice: [], onHand: 3, before: 0, variant: null }],
});

function score(parts: Partial<ProductForm> = {}): number {
  return qualityScore(qualityHints({ ...whole, ...parts }, []));
}

test('hints are done one by one until the listing has all of them', () => {
  expect(qualityScore(qualityHints(emptyProductForm({ name: 'Café' }), []))).toBe(0);
  expect(score()).toBe(100);
  const poorer: Partial<ProductForm>[] = [
    { name: 'CAFÉ ESPECIAL DE HUILA' },
    { images: [image] },
    { images: [image, image, { ...image, url: '/img/a-640.webp' }] },
    { content: null },
    { gtin: '' },
    { heightCentimetres: null },
    { weightKilograms: 3 },
  ];
  for (const parts of poorer) expect(score(parts)).toBeLessThan(100);
  // What sells out is no worse a listing.
  expect(score({ stock: [] })).toBe(100);
});

test.each([
  [340, 'g', 1, 0.36, false],
  [340, 'g', 1, 0.425, false],
  [340, 'g', 1, 0.426, true],
  [340, 'g', 1, 0.25, true],
  [330, 'ml', 6, 2, false],
  [330, 'ml', 6, 0.33, true],
  [2, 'l', 1, 2.1, false],
  [30, 'unidad', 1, 9, false],
  [340, 'g', 1, null, false],
] as const)(
  '%d %s × %d that weighs %s kg is asked about: %s',
  (amount, unit, pieces, weightKilograms, asks) => {
    const doubt = weightDoubt(emptyProductForm({ content: { amount, unit, pieces }, weightKilograms }));
    expect(doubt !== null).toBe(asks);
  },
);

test('an option whose page would show no picture, as all belong to others, is named', () => {
  const attributes = [
    { id: 1, name: 'Color', terms: ['Negra', 'Blanca', 'Gris'].map((name, at) => ({ id: at, name })) },
  ];
  const sizes = {
    weightKilograms: null,
    heightCentimetres: null,
    widthCentimetres: null,
    lengthCentimetres: null,
  };
  const variant = (images: string[]) => ({
    ...{ id: null, reference: '', price: null, offer: null, gtin: '', images, content: null, isActive: true },
    ...sizes,
  });
  const hintsFor = (shared: string[], ...own: string[][]) => {
    const urls = [...new Set([...own.flat(), ...shared])];
    const stock = own.map((images, at) => ({ choice: [at], onHand: 1, before: 0, variant: variant(images) }));
    const images = urls.map((url) => ({ url, alt: 'Bolsa' }));
    return qualityHints({ ...whole, attributes, stockPerCombination: true, images, stock }, [])
      .map(({ text }) => text)
      .filter((text) => text.includes('cada opción'));
  };
  expect(hintsFor([], ['a'], [])).toEqual(['Dale una foto a cada opción: «Blanca» no muestra ninguna.']);
  expect(hintsFor([], ['a'], [], [])).toEqual([
    'Dale una foto a cada opción: «Blanca» y 1 más no muestran ninguna.',
  ]);
  expect(hintsFor(['b'], ['a'], [])).toEqual([]);
  expect(hintsFor(['b'], [], [])).toEqual([]);
});

test('each variant is looked at, with what the product says where it says nothing', () => {
  const own = {
    ...{ id: 1, reference: '', price: null, offer: null, weightKilograms: null, heightCentimetres: null },
    ...{ widthCentimetres: null, lengthCentimetres: null, gtin: '7702001000022', images: [], isActive: true },
  };
  const kilo = { ...own, content: { amount: 1, unit: 'kg' as const, pieces: 1 } };
  const stock = [{ choice: [0], onHand: 1, before: 1, variant: kilo }];
  expect(weightDoubt({ ...whole, stock })).toContain('0,36 kg');
  expect(
    weightDoubt({ ...whole, stock: [{ ...stock[0], variant: { ...kilo, isActive: false } }] as never }),
  ).toBeNull();
  expect(
    weightDoubt({ ...whole, stock: [{ ...stock[0], variant: { ...kilo, weightKilograms: 1.1 } }] as never }),
  ).toBeNull();
});

test('products are alike by their name with the content, or by a code', () => {
  const shares = (left: Partial<ProductForm>, right: Partial<ProductForm>) => {
    const keys = likenessKeys({ ...whole, ...left });
    return likenessKeys({ ...whole, ...right }).some((key) => keys.includes(key));
  };
  const gtin = '';
  expect(
    shares({ gtin, name: 'Café  Especial de Huila, 340 g' }, { gtin, name: 'cafe especial de huila 340 G' }),
  ).toBe(true);
  expect(shares({ gtin }, { gtin, content: { amount: 500, unit: 'g', pieces: 1 } })).toBe(false);
  expect(shares({ name: 'Uno' }, { name: 'Otro' })).toBe(true);
  expect(shares({ name: 'Uno', gtin: '012345678905' }, { name: 'Otro', gtin: '12345678905' })).toBe(true);
  expect(likenessKeys(emptyProductForm())).toEqual([]);
});
