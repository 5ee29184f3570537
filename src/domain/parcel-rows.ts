import type { FacetTally } from './facet-tally.ts';

/** One unit of a product on its way. */
export interface Parcel {
  productId: number;
  sellerId: number;
  weightKilograms: number;
  heightCentimetres: number;
  widthCentimetres: number;
  lengthCentimetres: number;
  perishable: boolean;
  isInStock: boolean;
}

/** What lists by place know of their products: each column has a value for each row. */
export interface ParcelRows {
  count: number;
  productIds: Int32Array;
  sellerIds: Int32Array;
  /** Whole pesos, what the buyer pays. */
  prices: Int32Array;
  grams: Int32Array;
  cubicCentimetres: Float64Array;
  /** 1: perishable, 2: in stock. */
  flags: Uint8Array;
  /** Row n has the numbers from `facetStarts[n]` to `facetStarts[n + 1]`. */
  facetStarts: Int32Array;
  facets: Int32Array;
}

export const PERISHABLE = 1;
export const IN_STOCK = 2;

/** 'product shop grams volume flags', of numbers as they are: weights are rounded by the tariff's own rule, later. */
export function parcelText(parcel: Parcel): string {
  const { heightCentimetres, widthCentimetres, lengthCentimetres } = parcel;
  return [
    parcel.productId,
    parcel.sellerId,
    Math.round(parcel.weightKilograms * 1000),
    heightCentimetres * widthCentimetres * lengthCentimetres,
    (parcel.perishable ? PERISHABLE : 0) + (parcel.isInStock ? IN_STOCK : 0),
  ].join(' ');
}

const SPACE = 32;
const LINE_END = 10;
const BAR = 124;
const ZERO = 48;

/** Lines of 'parcel|price number …', read character by character: splitting ten thousand takes four times as long. */
export function readParcelRows(lines: string | null): ParcelRows {
  const text = lines ?? '';
  const count = text === '' ? 0 : text.split('\n').length;
  const columns = {
    productIds: new Int32Array(count),
    sellerIds: new Int32Array(count),
    grams: new Int32Array(count),
    cubicCentimetres: new Float64Array(count),
    flags: new Uint8Array(count),
    prices: new Int32Array(count),
  };
  const inOrder = Object.values(columns);
  const facetStarts = new Int32Array(count + 1);
  const facets = new Int32Array(text.length / 2 + 1);
  let [row, place, used, begin] = [0, 0, 0, 0];
  for (let at = 0; at <= text.length && count > 0; at++) {
    const code = at < text.length ? text.charCodeAt(at) : LINE_END;
    if (code !== SPACE && code !== BAR && code !== LINE_END) continue;
    const column = inOrder[place];
    // Volumes have decimals.
    if (column) column[row] = place === 3 ? Number(text.slice(begin, at)) : wholeNumber(text, begin, at);
    else facets[used++] = wholeNumber(text, begin, at);
    begin = at + 1;
    place += 1;
    if (code !== LINE_END) continue;
    row += 1;
    facetStarts[row] = used;
    place = 0;
  }
  return { count, ...columns, facetStarts, facets: facets.slice(0, used) };
}

function wholeNumber(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) value = value * 10 + text.charCodeAt(at) - ZERO;
  return value;
}

/** What the filters count of the rows that are marked. */
export function tallyParcels(
  { count, prices, facetStarts, facets }: ParcelRows,
  kept: Uint8Array,
): FacetTally {
  const highest = facets.reduce((most, number) => Math.max(most, number), 0);
  const having = new Int32Array(highest + 1);
  const keptPrices: number[] = [];
  for (let row = 0; row < count; row++) {
    if (kept[row] === 0) continue;
    keptPrices.push(prices[row] ?? 0);
    const end = facetStarts[row + 1] ?? 0;
    for (let at = facetStarts[row] ?? 0; at < end; at++) {
      const number = facets[at] ?? 0;
      having[number] = (having[number] ?? 0) + 1;
    }
  }
  const counts = new Map<number, number>();
  having.forEach((rows, number) => {
    if (rows > 0) counts.set(number, rows);
  });
  return { rows: keptPrices.length, prices: keptPrices, counts };
}
