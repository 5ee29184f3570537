import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnProblems, headerKey, recogniseColumns } from './product-sheet-columns.ts';
import { SHEET_FIELD_IDS, SHEET_FIELDS } from './product-sheet-fields.ts';

test('every column that we write is recognised, whatever its case, accents and the marks around it', () => {
  const disguise = fc.constantFrom(
    (text: string) => text.toUpperCase(),
    (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
    (text: string) => `  ${text} * `,
    (text: string) => text.replaceAll(' ', '_'),
  );
  fc.assert(
    fc.property(fc.shuffledSubarray(SHEET_FIELD_IDS, { minLength: 1 }), disguise, (fields, change) => {
      expect(recogniseColumns(fields.map((field) => change(SHEET_FIELDS[field])))).toEqual(fields);
    }),
  );
});

test('other programs’ names are understood, the first of two columns has the field, unknown ones are left open', () => {
  const headers = [
    'Referencia',
    'PRECIO DE VENTA',
    'Stock',
    'Precio',
    'Color de la caja',
    'Error',
    'Descripcion',
  ];
  expect(recogniseColumns(headers)).toEqual(['sku', 'price', 'stock', null, null, 'ignored', 'description']);
});

test('what keeps columns from being read is told in words', () => {
  expect(columnProblems(['A'], ['name'])[0]).toContain('Falta la columna «SKU»');
  expect(columnProblems(['A'], ['sku'])[0]).toContain('además de «SKU»');
  expect(columnProblems(['A', 'B', 'C'], ['sku', 'price', 'price'])).toEqual([
    'Hay dos columnas para «Precio».',
  ]);
  expect(columnProblems(['A', 'B', 'C'], ['sku', 'name', null])).toEqual([
    'Di qué es la columna «C», o no la uses.',
  ]);
  expect(columnProblems(['A', 'B', 'C'], ['sku', 'name', 'ignored'])).toEqual([]);
});

test('a header of marks alone has no key and is nobody’s', () => {
  expect(headerKey(' *** ')).toBe('');
  expect(recogniseColumns(['', '***'])).toEqual([null, null]);
});
