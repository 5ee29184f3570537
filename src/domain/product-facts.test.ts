import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CategoryField, inheritedFields, newFieldKey } from './category-schema.ts';
import {
  factProblems,
  filterableFacts,
  keptFacts,
  lackingFields,
  missingFacts,
  readFact,
  shownFacts,
} from './product-facts.ts';

const LONG_AGO = '2026-01-01T00:00:00.000Z';
const NOW = new Date('2026-06-01T00:00:00Z');

function field(parts: Partial<CategoryField>): CategoryField {
  return {
    ...{ key: 'material', name: 'Material', kind: 'text', unit: '', terms: [] },
    ...{ requiredSince: null, filterable: true, variantMaking: false },
    ...parts,
  };
}

const registro = field({ key: 'registro', name: 'Registro sanitario', terms: ['RSA', 'NSO'] });
const months = field({ key: 'garantia', name: 'Garantía', kind: 'number', unit: 'meses' });
const roast = field({ key: 'tueste', name: 'Tueste', kind: 'choice', terms: ['Suave', 'Medio'] });
const vegan = field({ key: 'vegano', name: 'Vegano', kind: 'yes-no' });
const content = field({ key: 'contenido', name: 'Contenido neto', requiredSince: LONG_AGO });

test.each<[CategoryField, string, string]>([
  [registro, 'rsa-0012345-2021', 'RSA-0012345-2021'],
  [registro, 'RSAD12I34512', 'RSAD12I34512'],
  [registro, 'NSOC 12345-21CO', 'NSOC12345-21CO'],
  [months, '12 meses', '12'],
  [months, '1,5', '1.5'],
  [roast, 'medio', 'Medio'],
  [vegan, 'Sí', 'si'],
  [field({}), '  lana   virgen ', 'lana virgen'],
])('%o reads «%s»', (one, text, value) => {
  expect(readFact(one, text)).toEqual({ value });
});

test.each<[CategoryField, string]>([
  [registro, '12345'],
  [registro, 'PSA-0001234-2020'],
  [months, 'un año'],
  [months, '99999999'],
  [months, '-3'],
  [roast, 'Oscuro'],
  [vegan, 'tal vez'],
  [field({}), 'x'.repeat(2_001)],
])('%o refuses «%s»', (one, text) => {
  expect(readFact(one, text)).toHaveProperty('problem');
});

test('what a field keeps is read again as the same', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(months, roast, vegan, field({})),
      fc.string({ maxLength: 40 }),
      (one, text) => {
        const read = readFact(one, text);
        if ('value' in read) expect(readFact(one, read.value)).toEqual(read);
      },
    ),
  );
});

test('a subcategory goes before its category and never asks less; the law comes first', () => {
  const main = [field({ requiredSince: LONG_AGO }), months];
  const sub = [roast, field({ name: 'Tela' }), registro];
  expect(
    inheritedFields(main, sub).map(({ key, name, requiredSince }) => [key, name, requiredSince]),
  ).toEqual([
    ['registro', 'Registro sanitario', null],
    ['garantia', 'Garantía', null],
    ['material', 'Tela', LONG_AGO],
    ['tueste', 'Tueste', null],
  ]);
});

test('new products miss what is required at once, those of before after the term only', () => {
  const holder = { facts: [{ key: 'garantia', value: '12' }], content: null };
  const since = '2026-05-20T00:00:00.000Z';
  const fields = [field({ requiredSince: since }), { ...months, requiredSince: since }, content];
  const asked = (publishedSince: Date | null, termDays: number) =>
    Object.keys(missingFacts(fields, holder, { publishedSince, now: NOW, termDays }));
  expect(asked(null, 60)).toEqual(['facts.material', 'content']);
  expect(asked(new Date('2026-05-25T00:00:00Z'), 60)).toEqual(['facts.material', 'content']);
  expect(asked(new Date('2026-03-01T00:00:00Z'), 60)).toEqual(['content']);
  expect(asked(new Date('2026-03-01T00:00:00Z'), 12)).toEqual(['facts.material', 'content']);
  expect(asked(new Date('2025-03-01T00:00:00Z'), 200)).toEqual([]);
  expect(lackingFields(fields, holder).map(({ key }) => key)).toEqual(['material', 'contenido']);
});

test('what makes variants is offered and no fact', () => {
  const size = field({
    key: 'talla',
    kind: 'choice',
    terms: ['S'],
    variantMaking: true,
    requiredSince: LONG_AGO,
  });
  const holder = { facts: [{ key: 'talla', value: 'XL' }], content: null };
  expect(factProblems([size], holder)).toEqual({});
  expect(lackingFields([size], holder)).toEqual([]);
  expect(shownFacts([size], holder.facts)).toEqual([]);
});

test('a form keeps what its category asks for, and what it had before', () => {
  const facts = [
    { key: 'vegano', value: 'SI' },
    { key: 'garantia', value: 'doce' },
    { key: 'ajena', value: 'x' },
    { key: 'vieja', value: 'y' },
    { key: 'tueste', value: '' },
  ];
  expect(keptFacts([vegan, months, roast], facts, [{ key: 'vieja', value: 'y' }])).toEqual([
    { key: 'garantia', value: 'doce' },
    { key: 'vegano', value: 'si' },
    { key: 'vieja', value: 'y' },
  ]);
});

test('the page says them in words, lists are filtered by those that are short and marked', () => {
  const fields = [registro, months, roast, vegan, { ...field({}), filterable: false }, content];
  const facts = [
    { key: 'garantia', value: '1' },
    { key: 'registro', value: 'RSA-0012345-2021' },
    { key: 'tueste', value: 'Medio' },
    { key: 'vegano', value: 'si' },
    { key: 'material', value: 'lana' },
  ];
  expect(shownFacts(fields, facts)).toEqual([
    { name: 'Registro sanitario', value: 'RSA-0012345-2021' },
    { name: 'Garantía', value: '1 mes' },
    { name: 'Tueste', value: 'Medio' },
    { name: 'Vegano', value: 'Sí' },
    { name: 'Material', value: 'lana' },
  ]);
  expect(filterableFacts(fields, { facts, content: { amount: 500, unit: 'g', pieces: 1 } })).toEqual([
    { name: 'Garantía', terms: ['1 mes'] },
    { name: 'Tueste', terms: ['Medio'] },
    { name: 'Vegano', terms: ['Sí'] },
    { name: 'Contenido neto', terms: ['500 g'] },
  ]);
});

test('keys are plain, and none is that of a duty or of another field', () => {
  expect(newFieldKey('Tamaño del paño', [])).toBe('tamano-del-pano');
  expect(newFieldKey('Registro', [])).toBe('registro-2');
  expect(newFieldKey('!!', ['campo'])).toBe('campo-2');
});
