import { foldText } from './text.ts';

/** What the filters of a list know of a product, besides its price. */
export interface FacetedProduct {
  mainCategoryId: number;
  subcategoryId: number | null;
  sellerId: number;
  /** Code of the shop's municipality. */
  cityId: string;
  /** 0 without reviews. */
  ratingAverage: number;
  isOffer: boolean;
  isInStock: boolean;
  /** Whatever has names and terms: of one name any term may be ticked. */
  options: { name: string; terms: string[] }[];
}

/** One thing that products are counted under; `stars` are those that they have at least. */
export type Facet =
  | { kind: 'main' | 'sub' | 'seller'; id: number }
  | { kind: 'city'; id: string }
  | { kind: 'stars'; stars: number }
  | { kind: 'offer' }
  | { kind: 'stock' }
  /** Some term of an option; `key` is 'talla', however it is written. */
  | { kind: 'name'; key: string }
  /** `value` is 'talla=m'. */
  | { kind: 'term'; key: string; value: string; name: string; term: string };

const LONGEST_TOKEN = 200;

/** 'o:talla=m', however it is written: the token of a filter. */
export function optionToken(name: string, term: string): string {
  return `o:${plain(name)}=${plain(term)}`.slice(0, LONGEST_TOKEN);
}

const plain = (text: string): string => foldText(text).trim().replace(/\s+/g, ' ');

/** Texts that stand for the product's facets, each with a number of its own in the read model; once each. */
export function facetsOf(product: FacetedProduct): string[] {
  const { subcategoryId } = product;
  const facets: (string | number)[][] = [
    ['m', product.mainCategoryId],
    ...(subcategoryId === null ? [] : [['u', subcategoryId]]),
    ['s', product.sellerId],
    ['y', product.cityId],
    ['r', Math.floor(product.ratingAverage)],
    ...(product.isOffer ? [['f', 'offer']] : []),
    ...(product.isInStock ? [['f', 'stock']] : []),
    ...optionFacets(product.options),
  ];
  return facets.map((facet) => JSON.stringify(facet));
}

/** Of what is written in several ways the first. */
function optionFacets(options: FacetedProduct['options']): string[][] {
  const names = new Map<string, string[]>();
  const terms = new Map<string, string[]>();
  for (const option of options) {
    for (const term of option.terms) {
      const value = optionToken(option.name, term);
      const key = value.slice(0, value.indexOf('='));
      if (!names.has(key)) names.set(key, ['o', option.name]);
      if (!terms.has(value)) terms.set(value, ['o', option.name, term]);
    }
  }
  return [...names.values(), ...terms.values()];
}

export function readFacet(text: string): Facet {
  const [sign, value, term] = JSON.parse(text) as [string, string | number, string | undefined];
  switch (sign) {
    case 'm':
      return { kind: 'main', id: Number(value) };
    case 'u':
      return { kind: 'sub', id: Number(value) };
    case 's':
      return { kind: 'seller', id: Number(value) };
    case 'y':
      return { kind: 'city', id: String(value) };
    case 'r':
      return { kind: 'stars', stars: Number(value) };
    case 'f':
      return { kind: value === 'offer' ? 'offer' : 'stock' };
    default:
      return term === undefined
        ? { kind: 'name', key: plain(String(value)) }
        : termFacet(String(value), term);
  }
}

function termFacet(name: string, term: string): Facet {
  const value = optionToken(name, term).slice(2);
  return { kind: 'term', key: value.slice(0, value.indexOf('=')), value, name, term };
}
