import { facetsOf, optionToken } from './product-facets.ts';
import { quantitiesOf } from './search-quantity.ts';
import {
  codeOf,
  genderStemOf,
  LONGEST_WORD,
  type SearchWord,
  tiedCodesOf,
  withoutLexemesOf,
  wordsOf,
} from './search-words.ts';

/** What the search knows of a product. */
export interface SearchedProduct {
  name: string;
  description: string;
  reference: string;
  /** References of its variants and every GTIN, its own among them. */
  codes: string[];
  mainCategoryId: number;
  mainCategoryName: string;
  subcategoryId: number | null;
  subcategoryName: string | null;
  sellerId: number;
  sellerName: string;
  /** Code of the shop's municipality. */
  cityId: string;
  finalPrice: number;
  isOffer: boolean;
  isInStock: boolean;
  /** 0 without reviews. */
  ratingAverage: number;
  options: { name: string; terms: string[] }[];
  /** What it is filtered by as by its options, but not found by: 'Colombia' is the origin of nearly everything. */
  facts: { name: string; terms: string[] }[];
}

/** Where a word stands, best first: head of the name or reference, rest of the name, option, category or shop. */
type SearchLevel = 'A' | 'B' | 'C' | 'D';

export interface SearchDocument {
  /** Lexemes that count for the order of results. */
  levels: Map<string, SearchLevel>;
  /** All that it is found and filtered by, those of the description and the tokens among them. */
  lexemes: Set<string>;
  /** Each lexeme with a folded word that has it, for the list of known words. */
  words: Map<string, string>;
  /** What filters count it under, see `facetsOf`. */
  facets: string[];
}

/** 'Juego de sábanas' is sheets, a 'canasta de frutas' a basket. */
const CONTAINERS = new Set(
  'atado bandeja bolsa botella bulto caja combo conjunto cubeta display docena estuche frasco juego kit lata lote malla pack paquete par pareja pieza set six sobre surtido tarro trio unidad'.split(
    ' ',
  ),
);

export function documentOf(product: SearchedProduct): SearchDocument {
  const document: SearchDocument = {
    levels: new Map(),
    lexemes: new Set(),
    words: new Map(),
    facets: facetsOf({ ...product, options: [...product.options, ...product.facts] }),
  };
  const categories = [product.mainCategoryName, product.subcategoryName ?? ''].join(' ');
  const heads = headsOf(product.name, product.subcategoryName ?? product.mainCategoryName);
  for (const word of heads) {
    add(document, [word], 'A');
    document.lexemes.add(`h:${word.lexeme}`);
    if (isWholeThing(product.name, word)) addLexeme(document, `n:${word.lexeme}`, 'D');
  }
  const reference = codeOf(product.reference);
  if (reference) add(document, [{ folded: reference, lexeme: reference }], 'A');
  for (const code of product.codes.map(codeOf).filter(Boolean)) addLexeme(document, code, null);
  addText(document, product.name, 'B');
  addGenders(document, product.name, new Set(heads.map(({ lexeme }) => lexeme)));
  for (const { name, terms } of product.options) {
    for (const term of terms) {
      addText(document, term, 'C');
      addGenders(document, term, new Set());
      document.lexemes.add(optionToken(name, term));
    }
    addText(document, name, null);
  }
  addText(document, `${categories} ${product.sellerName}`, 'D');
  for (const { lexeme } of wordsOf(categories)) document.lexemes.add(`k:${lexeme}`);
  addText(document, product.description, null);
  for (const token of tokensOf(product)) document.lexemes.add(token);
  return document;
}

/** The thing itself: the first word of the name, and of 'juego de sábanas' or 'cilantro y perejil' the next one too. */
export function headsOf(name: string, categoryName: string): SearchWord[] {
  const words = wordsOf(quantitiesOf(name).rest, { withEmpty: true }).filter(
    ({ folded }) => !/^\d+$/.test(folded),
  );
  const heads: SearchWord[] = [];
  let place = 0;
  const next = () => {
    while (isLink(words[place])) place++;
    const word = words[place++];
    if (word) heads.push(word);
    return word;
  };
  const first = next();
  if (first && CONTAINERS.has(first.lexeme) && words.length > place) next();
  while (['y', 'e', 'o'].includes(words[place]?.folded ?? '') && heads.length < 4) next();
  // A brand may stand before the thing; what the thing is, its category says.
  const ofCategory = new Set(wordsOf(categoryName).map(({ lexeme }) => lexeme));
  words.forEach((word, at) => {
    const isTied = ['de', 'para', 'con', 'en', 'sin', 'a', 'y'].includes(words[at - 1]?.folded ?? '');
    if (!isTied && ofCategory.has(word.lexeme) && !heads.includes(word)) heads.push(word);
  });
  return heads;
}

/** Who asks for eggs means 'huevos campesinos' before 'huevos de codorniz'. */
function isWholeThing(name: string, head: SearchWord): boolean {
  const words = wordsOf(name, { withEmpty: true });
  const place = words.findIndex(({ folded }) => folded === head.folded);
  return !['de', 'del'].includes(words[place + 1]?.folded ?? '');
}

const isLink = (word: SearchWord | undefined): boolean =>
  word !== undefined &&
  ['de', 'del', 'la', 'el', 'los', 'las', 'un', 'una', 'y', 'e', 'o'].includes(word.folded);

/** Steps of a quarter: a range of prices is a few of them, and the exact price decides. */
export function priceStepOf(pesos: number): number {
  return Math.floor(Math.log(Math.max(pesos, 1)) / Math.log(1.25));
}

/** Filters inside the index; 'x:' is every product. */
function tokensOf(product: SearchedProduct): string[] {
  const { ratingAverage, subcategoryId } = product;
  return [
    'x:',
    `m:${product.mainCategoryId}`,
    ...(subcategoryId === null ? [] : [`u:${subcategoryId}`]),
    `s:${product.sellerId}`,
    `y:${product.cityId}`,
    `p:${priceStepOf(product.finalPrice)}`,
    ...(product.isOffer ? ['f:offer'] : []),
    ...(product.isInStock ? ['f:stock'] : []),
    ...product.facts.flatMap(({ name, terms }) => terms.map((term) => optionToken(name, term))),
    ...[1, 2, 3, 4].filter((stars) => ratingAverage >= stars).map((stars) => `r:${stars}`),
  ];
}

function addText(document: SearchDocument, text: string, level: SearchLevel | null): void {
  const { lexemes, rest } = quantitiesOf(text);
  add(document, wordsOf(rest), level);
  const codes = [...lexemes, ...tiedCodesOf(text), ...withoutLexemesOf(text), ...numbersOf(text)];
  for (const code of codes) addLexeme(document, code, level);
}

const numbersOf = (text: string): string[] => text.match(/\d+/g) ?? [];

/** Below the word itself: who types 'negro' means it before 'negra'. */
function addGenders(document: SearchDocument, text: string, heads: ReadonlySet<string>): void {
  for (const { lexeme } of wordsOf(text)) {
    const stem = heads.has(lexeme) ? null : genderStemOf(lexeme);
    if (stem) addLexeme(document, `g:${stem}`, 'D');
  }
}

function add(document: SearchDocument, words: readonly SearchWord[], level: SearchLevel | null): void {
  for (const { folded, lexeme } of words) {
    addLexeme(document, lexeme, level);
    if (!document.words.has(lexeme)) document.words.set(lexeme, folded);
  }
}

/** A word with what says how it stands there: 'sin+azucar', 'g:negr'. */
const LONGEST_LEXEME = LONGEST_WORD + 4;

/**
 * The best level stays: what comes later never lowers it. Nobody finds anything by a longer number, and PostgreSQL would
 * refuse all of the product for one of 2,047 digits.
 */
function addLexeme(document: SearchDocument, lexeme: string, level: SearchLevel | null): void {
  if (lexeme.length > LONGEST_LEXEME) return;
  document.lexemes.add(lexeme);
  if (level && !document.levels.has(lexeme)) document.levels.set(lexeme, level);
}
