import { expect, test } from 'vitest';
import { orderSearch } from './order-search.ts';

test.each([
  ['100123', ['100123']],
  ['300 123 45 67', ['3001234567']],
  ['+57 300-123-4567', ['3001234567']],
  ['1.020.304.050', ['1020304050']],
  ['Núñez  ana@Plazuela.test', ['nunez', 'ana', 'plazuela', 'test']],
  ["o'neil & (x | !y):*", ['o', 'neil', 'x', 'y']],
])('%s is looked for as %j', (typed, words) => {
  expect(orderSearch(typed)?.words).toEqual(words);
});

test('an address is asked of the index without its last word, and only that one may go on', () => {
  expect(orderSearch('Núñez ana.ruiz@correo.co')).toMatchObject({
    query: "':nunez':* & ':ana' & ':ruiz' & ':correo' & ':co':*",
    indexQuery: "':nunez':* & ':ana' & ':ruiz' & ':correo'",
  });
});

test('all words that are no address may go on, in the index too', () => {
  const query = "':jose':* & ':lu':*";
  expect(orderSearch('jose-lu')).toMatchObject({ query, indexQuery: query });
  expect(orderSearch('ana@')).toMatchObject({ query: "':ana':*", indexQuery: "':ana':*" });
});

test('without letters and digits nothing is looked for', () => {
  expect(orderSearch(' -- & ')).toBeNull();
});
