import { expect, test } from 'vitest';
import { readSynonyms, synonymProblem, synonymsOf, synonymsText } from './search-synonyms.ts';

const groups = readSynonyms('Computador,  portátil , laptop\n\ncelular, teléfono móvil\n');

test('a line is a group; writing it again gives the same', () => {
  expect(groups).toEqual([
    ['computador', 'portátil', 'laptop'],
    ['celular', 'teléfono móvil'],
  ]);
  expect(readSynonyms(synonymsText(groups))).toEqual(groups);
  expect(synonymProblem(groups)).toBeNull();
});

test('a word finds its group without regard to accents and case, and itself first', () => {
  expect(synonymsOf('PORTATIL', groups)).toEqual(['PORTATIL', 'computador', 'laptop']);
  expect(synonymsOf('queso', groups)).toEqual(['queso']);
});

test.each([
  ['a line of one word', 'queso', 'al menos dos'],
  ['a word in two lines', 'a1, b1\nB1, c1', 'está dos veces'],
  ['signs', 'queso, <b>', 'no se puede usar'],
  ['a word as long as a sentence', `queso, ${'x'.repeat(41)}`, 'no se puede usar'],
  ['eleven words', 'a1,a2,a3,a4,a5,a6,a7,a8,a9,b1,b2', 'más de 10'],
])('%s is refused', (_what, text, part) => {
  expect(synonymProblem(readSynonyms(text))).toContain(part);
});
