import { expect, it } from 'vitest';
import {
  countText,
  type ListedImport,
  outcomeText,
  picturesText,
  rowsText,
  thingsText,
} from './import-texts.ts';

const COUNTS = { create: 1240, update: 0, unchanged: 3, error: 35, errorRows: 37 };

function listed(parts: Partial<ListedImport>): ListedImport {
  return {
    kind: 'sheet',
    state: 'checked',
    summary: COUNTS,
    result: null,
    problem: null,
    ...parts,
  } as ListedImport;
}

it('counts as people read it', () => {
  expect([0, 999, 1000, 5000, 1234567].map(countText)).toEqual(['0', '999', '1.000', '5.000', '1.234.567']);
  expect([thingsText(1, 'sheet'), thingsText(2, 'pictures'), rowsText(1), rowsText(37)]).toEqual([
    '1 producto',
    '2 fotos',
    '1 fila',
    '37 filas',
  ]);
});

it('says how many pictures came, also of a single one', () => {
  expect(picturesText({ total: 1200, fetched: 1100, failed: 2 })).toBe('1.100 de 1.200 fotos, 2 no llegaron');
  expect(picturesText({ total: 1, fetched: 0, failed: 1 })).toBe('0 de 1 foto, 1 no llegó');
});

it('says in one line what an import would do, what it did or why it failed', () => {
  expect(outcomeText(listed({}))).toBe('Se crean: 1.240 · Siguen igual: 3 · Con errores: 35');
  expect(outcomeText(listed({ state: 'finished', result: { ...COUNTS, create: 12, error: 0 } }))).toBe(
    'Creados: 12 · Sin cambios: 3',
  );
  expect(outcomeText(listed({ kind: 'pictures', summary: { ...COUNTS, create: 0, update: 110 } }))).toBe(
    'Listas: 110 · Ya estaban: 3 · Con errores: 35',
  );
  expect(outcomeText(listed({ state: 'failed', problem: 'El archivo está dañado.' }))).toBe(
    'El archivo está dañado.',
  );
  expect(outcomeText(listed({ state: 'mapping', summary: null }))).toBe('');
});
