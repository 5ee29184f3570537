import { expect, test } from 'vitest';
import { editDistance, neighbourKeysOf, slipBetween, soundOf } from './search-sound.ts';
import { codeOf, genderStemOf, lexemeOf, tiedCodesOf, withoutLexemesOf, wordsOf } from './search-words.ts';

test.each([
  ['limones', 'limon'],
  ['luces', 'luz'],
  ['dulces', 'dulce'],
  ['aguacates', 'aguacate'],
  ['jabones', 'jabon'],
  ['nueces', 'nuez'],
  ['panes', 'pan'],
])('%s and %s are one lexeme', (plural, singular) => {
  expect(lexemeOf(plural)).toBe(lexemeOf(singular));
});

test.each([
  ['bolsa', 'bolso'],
  ['plato', 'plata'],
  ['lavadora', 'lavada'],
  ['ron', 'roner'],
])('%s is no %s', (one, other) => {
  expect(lexemeOf(one)).not.toBe(lexemeOf(other));
});

test('genders share a stem; words without one have none', () => {
  expect(genderStemOf('negro')).toBe(genderStemOf('negra'));
  expect(genderStemOf('azul')).toBeNull();
});

test('words are folded, empty ones left out; té is a drink, sin turns around', () => {
  expect(wordsOf('Té de LIMÓN para la niña').map(({ folded }) => folded)).toEqual(['te', 'limon', 'nina']);
  expect(withoutLexemesOf('Yogur sin azúcar')).toEqual(['sin+azucar']);
});

test('a reference is one however it is parted', () => {
  expect(new Set(['CAF-001', 'caf 001', 'Caf001'].map(codeOf))).toEqual(new Set(['caf001']));
});

test.each([
  ['vasija', 'basija'],
  ['queso', 'keso'],
  ['cebolla', 'seboya'],
  ['ahuyama', 'auyama'],
  ['celular', 'selular'],
  ['gente', 'jente'],
  ['chocolate', 'chokolate'],
])('%s sounds like %s', (right, wrong) => {
  expect(soundOf(right)).toBe(soundOf(wrong));
});

test('one slip is swapped, missing, doubled or changed letters', () => {
  for (const typed of ['agaucate', 'agucate', 'aguaacate', 'aguscate']) {
    expect(editDistance(typed, 'aguacate')).toBe(1);
    const keys = new Set(neighbourKeysOf('aguacate'));
    expect(neighbourKeysOf(typed).some((key) => keys.has(key))).toBe(true);
    expect(slipBetween(typed, 'aguacate')).toBeLessThanOrEqual(1);
  }
});

test.each([
  ['moto', 'mora'],
  ['ron', 'pan'],
  ['sofa', 'soda pop'],
  ['lavadora', 'lavada'],
  ['taladro', 'tomate'],
])('%s is no slip of %s', (typed, known) => {
  expect(slipBetween(typed, known)).toBeNull();
});

test('words that a dash or a sign ties are one, in time that grows with the text alone', () => {
  expect(tiedCodesOf('Cable USB-C, ref. CAF-001/b y 10-20, la-de-aquí')).toEqual([
    'usbc',
    'caf001b',
    'ladeaqui',
  ]);
  expect(tiedCodesOf('-a-b- ñ-1 a--b')).toEqual(['ab', 'n1']);
  const started = process.cpuUsage();
  tiedCodesOf(`a${'٣'.repeat(20_000)}b`);
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(200);
});
