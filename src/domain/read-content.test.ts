import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NET_CONTENT_UNITS, type NetContent } from './net-content.ts';
import { contentText } from './net-content-text.ts';
import { findContent, readContent } from './read-content.ts';

const of = (amount: number, unit: NetContent['unit'], pieces = 1): NetContent => ({ amount, unit, pieces });

test.each<[string, NetContent]>([
  ['500 g', of(500, 'g')],
  ['x 500 g', of(500, 'g')],
  ['500gr', of(500, 'g')],
  ['2 kg', of(2, 'kg')],
  ['2kg.', of(2, 'kg')],
  ['1.5 L', of(1.5, 'l')],
  ['1,5 litros', of(1.5, 'l')],
  ['1.500 ml', of(1_500, 'ml')],
  ['1.500 kg', of(1.5, 'kg')],
  ['0.500 g', of(0.5, 'g')],
  ['1.250,5 g', of(1_250.5, 'g')],
  ['6 x 330 ml', of(330, 'ml', 6)],
  ['6 × 330 ml', of(330, 'ml', 6)],
  ['330 ml x 6', of(330, 'ml', 6)],
  ['330ml x 6 und', of(330, 'ml', 6)],
  ['18 unidades', of(18, 'unidad')],
  ['1 libra', of(500, 'g')],
  ['2 docenas', of(24, 'unidad')],
  ['2,5 m²', of(2.5, 'm2')],
  ['30 cm', of(30, 'cm')],
])('%s is read', (text, content) => {
  expect(readContent(text)).toEqual(content);
});

test.each([
  '',
  'grande',
  '0 g',
  '-5 g',
  '500',
  '12 GB',
  '1 kg aprox',
  '9999999999 kg',
  '6 x 6 x 330 ml',
  'constructor',
])('«%s» is no content', (text) => {
  expect(readContent(text)).toBeNull();
});

test.each<[string, NetContent | null]>([
  ['Aguacate Hass x 1 kg', of(1, 'kg')],
  ['Naranja Valencia, malla x 3 kg', of(3, 'kg')],
  ['Piña Gold unidad (1,8 kg aprox.)', of(1.8, 'kg')],
  ['Panela redonda x 2 unidades (1 kg)', of(1, 'kg')],
  ['Bocadillo veleño x 18 unidades', of(18, 'unidad')],
  ['Huevos campesinos AA x 30', of(30, 'unidad')],
  ['Leche entera pasteurizada x 1,1 L', of(1.1, 'l')],
  ['Cerveza rubia 6 x 330 ml', of(330, 'ml', 6)],
  ['Gaseosa 330 ml x 6', of(330, 'ml', 6)],
  ['Protector solar facial FPS 50 x 50 ml', of(50, 'ml')],
  ['Teléfono Quindra A5 128 GB', null],
  ['Monitor 24" Full HD 100 Hz', null],
  ['Sartén antiadherente 28 cm', null],
  ['Juego de sábanas 180 hilos', null],
  ['Lechuga crespa hidropónica', null],
])('%s says %o', (name, content) => {
  expect(findContent(name)).toEqual(content);
});

test('what is written is read again as the same, and found in a name', () => {
  const contents = fc.record({
    amount: fc.integer({ min: 1, max: 9_999_999 }).map((thousandths) => thousandths / 1_000),
    unit: fc.constantFrom(...NET_CONTENT_UNITS),
    pieces: fc.integer({ min: 1, max: 999 }),
  });
  fc.assert(
    fc.property(contents, (content) => {
      expect(readContent(contentText(content))).toEqual(content);
      if (['g', 'kg', 'ml', 'l'].includes(content.unit))
        expect(findContent(`Café de la casa ${contentText(content)}`)).toEqual(content);
    }),
  );
});

test('no text takes long or throws', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      readContent(text);
      findContent(text);
    }),
  );
  const long = `${'1.'.repeat(5_000)} x ${'9 x '.repeat(5_000)}`;
  const begun = performance.now();
  findContent(long);
  expect(performance.now() - begun).toBeLessThan(500);
});
