import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { afterEach, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { moveIn } from '../../../domain/move-in/move-in.ts';
import { rowName } from '../../../domain/product-sheet-problem.ts';
import { type CellToWrite, writeXlsx } from '../../documents/xlsx-writer.ts';
import { readXlsx } from './xlsx-reader.ts';

const file = path.join(tmpdir(), `plazuela-${randomUUID()}.xlsx`);
afterEach(() => rm(file, { force: true }));

async function write(rows: CellToWrite[][]): Promise<void> {
  await writeFile(file, await buffer(writeXlsx([{ name: 'Hoja & <1>', widths: [10], rows }])));
}

async function read() {
  const [table] = await readXlsx(file);
  return { headers: table?.headers, rows: table?.rows.map(({ cells }) => cells) };
}

test('texts and numbers come back as they were written, whatever characters they hold', async () => {
  const text = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 40 })
    // NUL comes back as unreadable, which the tests of hostile sheets are about.
    .map((value) => value.toWellFormed().replace(/\r\n?/g, '\n').replaceAll('\0', ''))
    .filter((value) => value.trim() !== '' && !/[\ufffe\uffff]/.test(value));
  const number = fc
    .double({ noNaN: true, min: -1e300, max: 1e300 })
    .map((value) => Number(value.toPrecision(15)));
  const row = fc.tuple(
    text,
    fc.oneof(
      text,
      number.map((value) => value + 0),
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 40, size: 'max' }), async (rows) => {
      await write([['SKU', 'Nombre'], ...rows]);
      expect(await read()).toEqual({ headers: ['SKU', 'Nombre'], rows });
    }),
    {
      numRuns: 5,
      endOnFailure: true,
      examples: [[[['_x000D_', '_x0041_']]], [[['a\u0001b', 0.1]]], [[['<&">', "'=1"]]]],
    },
  );
});

test('another program reads what we write', async () => {
  const rows = [
    ['SKU', 'Nombre', 'Precio'],
    ['007', 'Piñón <añejo> & "fino"\nde dos líneas', 12_500.5],
    ['=1+1', ' con espacios ', 0],
  ];
  await write(rows);
  expect(await readSheet(file, { trim: false })).toEqual(rows);
});

test('we read what another program writes, its dates by what the cell shows', async () => {
  const data = [
    [{ value: 'SKU' }, { value: 'Nombre' }, { value: 'Fin' }, { value: 'Activo' }],
    [
      { value: 'A-1' },
      { value: 'Ñandú & <cía>' },
      { value: new Date(Date.UTC(2026, 11, 24, 18, 30)), type: Date, format: 'dd/mm/yyyy hh:mm' },
      { value: true, type: Boolean },
    ],
  ];
  await writeExcelFile(data).toFile(file);
  expect(await read()).toEqual({
    headers: ['SKU', 'Nombre', 'Fin', 'Activo'],
    rows: [['A-1', 'Ñandú & <cía>', '2026-12-24 18:30', 'Sí']],
  });
});

test('of a workbook of Mercado Libre every visible sheet of publications is read, its explanations and empty sheets are not', async () => {
  const sheet = (name: string, rows: CellToWrite[][]) => ({ name, widths: [10], rows });
  const head = ['Código de catálogo ML', 'Título', 'Precio [$]', 'SKU', 'Marca'];
  const workbook = writeXlsx([
    sheet('Ayuda', [['Cómo llenar esta planilla'], ['Lee esto']]),
    sheet('Vacía', []),
    sheet('Bolsos', [head, ['', 'Bolso', 50_000, 'B-1', 'Totto']]),
    sheet('Lámparas', [
      [...head, 'Potencia'],
      ['', 'Lámpara', 90_000, 'L-1', 'Luz', '60 W'],
    ]),
  ]);
  await writeFile(file, await buffer(workbook));
  const tables = await readXlsx(file);
  const { headers, rows } = moveIn('mercadolibre', tables);
  const columns = ['SKU', 'Nombre', 'Dato: Marca', 'Dato: Potencia'].map((name) => headers.indexOf(name));
  expect(rows.map(({ cells }) => columns.map((at) => cells[at]))).toEqual([
    ['B-1', 'Bolso', 'Totto', null],
    ['L-1', 'Lámpara', 'Luz', '60 W'],
  ]);
  expect(rows.map(({ rowNumber }) => rowName(rowNumber))).toEqual(['2 de la hoja 3', '2 de la hoja 4']);
});

test('of any other workbook the first visible sheet alone is read', async () => {
  const rows = [
    ['SKU', 'Nombre'],
    ['A', 'Uno'],
  ];
  const both = ['Productos', 'Viejos'].map((name) => ({ name, widths: [10], rows }));
  await writeFile(file, await buffer(writeXlsx(both)));
  expect(await readXlsx(file)).toMatchObject([{ source: 'sheet', rows: [{ rowNumber: 2 }] }]);
});
