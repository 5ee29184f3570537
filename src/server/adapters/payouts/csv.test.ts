import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvRow, parseCsv } from './csv.ts';

test.each(['=1+1', '+57 300', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '  =1'])(
  '%j is text to a spreadsheet, not a formula',
  (text) => {
    expect(csvCell(text)).toMatch(/^"?'/);
  },
);

test('numbers of ours and ordinary texts stay as they are', () => {
  expect([-2_500, 0, 'Café', 'a-b', "'x"].map(csvCell)).toEqual(['-2500', '0', 'Café', 'a-b', "'x"]);
});

test('rows come back from below their header, whatever marks their cells hold', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', 'ñ', ';', ',', '"', '\n', '\r', ' ') })
    .map((text) => `x${text}x`);
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 })), (below) => {
      const rows = [['Referencia', 'Valor'], ...below];
      expect(parseCsv(rows.map(csvRow).join(''))).toEqual(rows);
    }),
  );
});

test('a line break or a comma in the first cell of the header does not hide its separator', () => {
  for (const first of [
    'Referencia\nde la tienda',
    'Referencia, de la tienda',
    'La \r\n"llave"; de la tienda',
  ]) {
    const rows = [
      [first, 'Valor'],
      ['x', '1'],
    ];
    expect(parseCsv(rows.map(csvRow).join(''))).toEqual(rows);
  }
  expect(parseCsv('"Referencia; tienda",Valor\r\nx,1\r\n')).toEqual([
    ['Referencia; tienda', 'Valor'],
    ['x', '1'],
  ]);
});
