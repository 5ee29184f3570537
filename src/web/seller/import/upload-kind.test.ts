import { describe, expect, it } from 'vitest';
import { fileSizeText, uploadKindOf } from './upload-kind.ts';

const MEGABYTE = 1024 * 1024;

describe('uploadKindOf', () => {
  it.each([
    ['productos.xlsx', 'sheet'],
    ['PRODUCTOS.CSV', 'sheet'],
    ['inventario.v2.txt', 'sheet'],
    ['fotos.zip', 'pictures'],
  ])('takes %s', (name, kind) => {
    expect(uploadKindOf({ name, size: 100 })).toEqual({ ok: true, kind });
  });

  it.each([
    ['viejo.xls', 100, /guárdalo como «Libro de Excel/],
    ['foto.jpg', 100, /XLSX o CSV con los productos, o un ZIP/],
    ['sin-extension', 100, /No podemos leer «sin-extension»/],
    ['productos.csv', 0, /está vacío/],
    ['productos.xlsx', 10 * MEGABYTE + 1, /pesa más de 10 MB\. Divídelo/],
    ['fotos.zip', 200 * MEGABYTE + 1, /pesa más de 200 MB\. Reparte/],
  ])('refuses %s of %d bytes and says why', (name, size, message) => {
    expect(uploadKindOf({ name, size })).toEqual({ ok: false, message: expect.stringMatching(message) });
  });
});

it('writes sizes as people read them', () => {
  expect([0, 2048, 1.5 * MEGABYTE, 200 * MEGABYTE].map(fileSizeText)).toEqual([
    '1 KB',
    '2 KB',
    '1,5 MB',
    '200 MB',
  ]);
});
