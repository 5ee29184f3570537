import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test('words come once each, in the order typed', () => {
  expect(searchWords('  Celular  celular CELULAR azul ')).toEqual(['CELULAR', 'azul']);
});

test.each([
  ['galletas sin azúcar sin gluten', 'galletas sin azúcar sin gluten'],
  ['queso de cabra cuarto de kilo', 'queso de cabra cuarto de kilo'],
  ['sin sal SIN sal papas', 'SIN sal papas'],
  ['té de limón de', 'té de limón'],
])('of %j is asked %j: a repeated empty word stays where it belongs to another word', (typed, asked) => {
  expect(searchWords(typed).join(' ')).toBe(asked);
});

test('repeated empty words take no place of others', () => {
  expect(searchWords('juego de sala de cuero de color negro de lujo').at(-1)).toBe('lujo');
});

test('no more than eight words and 80 characters are searched', () => {
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
  expect(searchWords('x'.repeat(200_000))).toEqual(['x'.repeat(80)]);
});

test('whatever is typed, PostgreSQL can store the words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      const words = searchWords(typed);
      expect(words.filter((word) => !word.isWellFormed() || /^$|[\p{Cc}\s]/u.test(word))).toEqual([]);
    }),
  );
});

test('accents typed as separate marks are the same letters', () => {
  expect(searchWords('jardi\u0301n')).toEqual(['jardín']);
});
