import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentOf, headsOf, type SearchedProduct } from './search-document.ts';
import { understand } from './search-query.ts';
import { readSearchRules } from './search-rules.ts';

const product: SearchedProduct = {
  name: 'Camiseta de algodón x 2 unidades',
  description: 'Corte recto para el verano',
  reference: 'ROP-001',
  codes: [],
  mainCategoryId: 99,
  mainCategoryName: 'Moda',
  subcategoryId: 100,
  subcategoryName: 'Ropa',
  sellerId: 81,
  sellerName: 'Telar Guayarumi',
  cityId: '05674',
  finalPrice: 39_900,
  isOffer: true,
  isInStock: false,
  ratingAverage: 4.2,
  options: [{ name: 'Talla', terms: ['S', 'M'] }],
  facts: [],
};

const heads = (name: string, category = 'Hogar') => headsOf(name, category).map(({ folded }) => folded);

test('the head of a name is the thing itself', () => {
  expect(heads('Aguacate Hass x 1 kg')).toEqual(['aguacate']);
  expect(heads('Juego de 6 platos en cerámica')).toEqual(['juego', 'platos']);
  expect(heads('Cilantro y perejil, atado doble')).toEqual(['cilantro', 'perejil']);
  expect(heads('Samsung celular A5', 'Celulares y tabletas')).toEqual(['samsung', 'celular']);
  expect(heads('Funda para celular', 'Celulares y tabletas')).toEqual(['funda']);
});

test('facts are filters and nothing to be found by', () => {
  const plain = documentOf(product);
  const told = documentOf({ ...product, facts: [{ name: 'Origen', terms: ['Colombia'] }] });
  expect([...told.lexemes].filter((lexeme) => !plain.lexemes.has(lexeme))).toEqual(['o:origen=colombia']);
  expect(told.facets.filter((facet) => !plain.facets.includes(facet))).toEqual([
    '["o","Origen"]',
    '["o","Origen","Colombia"]',
  ]);
  expect([told.levels, told.words]).toEqual([plain.levels, plain.words]);
});

test('words stand at their levels, filters are tokens', () => {
  const { levels, lexemes } = documentOf(product);
  expect(Object.fromEntries(levels)).toMatchObject({
    camiseta: 'A',
    rop001: 'A',
    algodon: 'B',
    'q:2u': 'B',
    m: 'C',
    moda: 'D',
    telar: 'D',
  });
  expect(levels.has('verano')).toBe(false);
  expect([...lexemes]).toEqual(
    expect.arrayContaining([
      'verano',
      'm:99',
      'u:100',
      's:81',
      'y:05674',
      'f:offer',
      'r:4',
      'o:talla=m',
      'x:',
    ]),
  );
  expect(lexemes.has('f:stock')).toBe(false);
});

test('repeating and stuffing words lifts nothing', () => {
  const stuffed = documentOf({ ...product, description: 'celular celular barato oferta '.repeat(50) });
  expect(stuffed.levels).toEqual(documentOf(product).levels);
  expect([...stuffed.lexemes].filter((lexeme) => lexeme === 'celular')).toHaveLength(1);
});

const rules = readSearchRules(
  'camiseta, remera\ndulce de leche, arequipe\ncafé > greca; taza\n~ comprar',
  [],
);

test('the order of words and their repetition change nothing that is asked for', () => {
  const words = fc.shuffledSubarray(['café', 'dulce', 'leche', 'remera', 'negra', 'comprar', 'azul'], {
    minLength: 1,
  });
  const slots = (text: string) =>
    understand(text, rules)
      .slots.map((slot) => JSON.stringify([slot.own, slot.synonyms]))
      .sort();
  fc.assert(
    fc.property(words, (typed) => {
      const text = typed.join(' ');
      expect(slots(typed.toReversed().join(' '))).toEqual(slots(text));
      expect(slots(text.toUpperCase())).toEqual(slots(text));
      expect(slots(`${text} ${text}`)).toEqual(slots(text));
      expect(slots(text.normalize('NFD').replace(/\p{M}/gu, ''))).toEqual(slots(text));
    }),
  );
});

test('rules: groups both ways, arrows one way, first things before others', () => {
  const [coffee] = understand('café', rules).slots;
  expect(coffee?.synonyms).toEqual([
    { lexemes: ['greca'], isFirst: true },
    { lexemes: ['taza'], isFirst: false },
  ]);
  expect(understand('greca', rules).slots[0]?.synonyms).toEqual([]);
  expect(understand('arequipe', rules).slots[0]?.synonyms).toEqual([
    { lexemes: ['dulc', 'lech'], isFirst: true },
  ]);
  expect(understand('comprar', rules).slots).toHaveLength(1);
});

// PostgreSQL's index takes words of 2,046 bytes and refuses all of a product with a longer one.
test('a number as long as a text makes no word that the index refuses', () => {
  const number = '1'.repeat(2_047);
  const { lexemes, levels } = documentOf({
    ...product,
    name: `Lote ${number}`,
    description: `Serie ${number} de 12345 unidades, ${number} g y sin ${number}`,
    reference: number,
    codes: [number],
    options: [{ name: number, terms: [number, `A-${number}`] }],
  });
  const longest = Math.max(...[...lexemes, ...levels.keys()].map((lexeme) => Buffer.byteLength(lexeme)));
  expect(longest).toBeLessThan(2_047);
  expect(lexemes.has('12345')).toBe(true);
});
