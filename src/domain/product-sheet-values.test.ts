import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cellString,
  defused,
  isClearing,
  momentText,
  optionsText,
  parseMeasure,
  parseMoment,
  parseOptions,
  parsePesos,
  parseState,
  parseTax,
  parseUnits,
  parseYesNo,
} from './product-sheet-values.ts';

test.each([
  ['$ 12.500', 12_500],
  ['12500,00', 12_500],
  ['12,500', 12_500],
  ['12.500,00', 12_500],
  ['12,500.00', 12_500],
  ['$1.250.000', 1_250_000],
  ["1'250.000", 1_250_000],
  ['1 250 000', 1_250_000],
  ['COP 900', 900],
  ['900 pesos', 900],
  [12_500, 12_500],
])('the price %j is %d pesos', (text, pesos) => {
  expect(parsePesos(text)).toEqual({ value: pesos });
});

test.each([
  '12,50',
  '12500.5',
  '0.500',
  '1.25.000',
  '12.5000',
  '-100',
  'mil',
  '1e3',
  '=12',
  '12.500,5',
  12.5,
  '1.234,567',
])('the price %j is no number of pesos', (text) => {
  expect(parsePesos(text)).toHaveProperty('problem');
});

test('every price is read as it was written, whatever the marks', () => {
  const styles = [
    (value: number) => String(value),
    (value: number) => value.toLocaleString('es-CO'),
    (value: number) => value.toLocaleString('en-US'),
    (value: number) => `$ ${value.toLocaleString('de-DE')},00`,
    (value: number) => `${value.toLocaleString('en-US')}.00`,
    (value: number) => value.toLocaleString('fr-FR'),
  ];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom(...styles), (value, style) => {
      expect(parsePesos(style(value)), style(value)).toEqual({ value });
    }),
  );
});

test('no text at all breaks a reader', () => {
  const readers = [parsePesos, parseUnits, parseYesNo, parseTax, parseState, parseOptions, isClearing];
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      const answers = readers.map((read) => read(text));
      expect([...answers, parseMeasure(text, 3), parseMoment(text, 'end')]).not.toContain(undefined);
    }),
  );
});

test.each([
  ['0,85', 0.85],
  ['0.85', 0.85],
  ['2 kg', 2],
  ['1.250,5', 1_250.5],
  ['1,250.5', 1_250.5],
  ['1.250', 1.25],
  ['30 cm', 30],
  [0.85555, 0.856],
])('the measure %j is %d', (text, value) => {
  expect(parseMeasure(text, 3)).toEqual({ value });
});

test.each(['500 g', 'x', '-1', '1,2,3', ''])('%j is no measure', (text) => {
  expect(parseMeasure(text, 3)).toHaveProperty('problem');
});

test('units are whole', () => {
  expect(parseUnits('1.200')).toEqual({ value: 1_200 });
  expect(parseUnits('25 unidades')).toEqual({ value: 25 });
  expect(parseUnits(3)).toEqual({ value: 3 });
  for (const text of ['2,5', 2.5, '-1', 'muchas']) expect(parseUnits(text)).toHaveProperty('problem');
});

test('taxes, states and yes or no are read as people write them', () => {
  expect([parseTax('19%'), parseTax(0.19), parseTax('IVA 5 %'), parseTax('Exenta')]).toEqual([
    ...[{ value: '19' }, { value: '19' }, { value: '5' }, { value: 'exento' }],
  ]);
  expect(parseTax('16')).toHaveProperty('problem');
  expect([parseState('activo'), parseState('PAUSADA'), parseState('Borrador')]).toEqual([
    ...[{ value: 'active' }, { value: 'paused' }, { value: 'draft' }],
  ]);
  expect([parseYesNo('Sí'), parseYesNo('NO'), parseYesNo(1)]).toEqual([
    ...[{ value: true }, { value: false }, { value: true }],
  ]);
});

test('moments are of Bogotá; a last day lasts until its end; days that do not exist are refused', () => {
  expect(parseMoment('2026-12-24', 'start')).toEqual({ value: '2026-12-24T05:00:00.000Z' });
  expect(parseMoment('2026-12-24', 'end')).toEqual({ value: '2026-12-25T04:59:00.000Z' });
  expect(parseMoment('24/12/2026 18:30', 'end')).toEqual({ value: '2026-12-24T23:30:00.000Z' });
  for (const text of ['2026-02-30', '31/04/2026', '2026-13-01', 'mañana', '2026-01-01 25:00'])
    expect(parseMoment(text, 'start'), text).toHaveProperty('problem');
});

test('every moment comes back as it was written', () => {
  const minutes = fc
    .integer({ min: 0, max: 40_000_000 })
    .map((minute) => new Date(946_702_800_000 + minute * 60_000));
  fc.assert(
    fc.property(minutes, (moment) => {
      expect(parseMoment(momentText(moment.toISOString()), 'start')).toEqual({ value: moment.toISOString() });
    }),
  );
});

test('what leaves in a file is no formula for anybody and comes back the same', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('=', '+', '-', '@', '', "'=", "''+"), (text, start) => {
      const name = `${start}${text}`.trim();
      expect(defused(name)).not.toMatch(/^[=+\-@\t\r]/);
      expect(cellString(defused(name))).toBe(name.replace(/\r\n?/g, '\n'));
    }),
  );
});

test('options come back with whatever marks their names have', () => {
  const name = fc
    .string({ minLength: 1, maxLength: 12 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const option = fc.record({ attribute: name, term: name });
  const options = fc.uniqueArray(option, {
    minLength: 1,
    maxLength: 3,
    selector: (one) => one.attribute.toLowerCase(),
  });
  fc.assert(
    fc.property(options, (list) => {
      expect(parseOptions(defused(optionsText(list)))).toEqual({ value: list });
    }),
  );
  for (const text of ['Rojo', 'Color:', ': Rojo', 'Color: Rojo | color: Azul', '|'])
    expect(parseOptions(text), text).toHaveProperty('problem');
});
