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

/** Lines of 'parcel|price number …'. */
export function readParcelRows(lines: string | null): ParcelRows {
  const texts = lines === null ? [] : lines.split('\n');
  const count = texts.length;
  const rows = {
    count,
    productIds: new Int32Array(count),
    sellerIds: new Int32Array(count),
    prices: new Int32Array(count),
    grams: new Int32Array(count),
    cubicCentimetres: new Float64Array(count),
    flags: new Uint8Array(count),
    facetStarts: new Int32Array(count + 1),
  };
  const facets: number[] = [];
  texts.forEach((text, row) => {
    const end = text.indexOf('|');
    const [productId, sellerId, grams, volume, flags] = text.slice(0, end).split(' ');
    const [price, ...numbers] = text.slice(end + 1).split(' ');
    rows.productIds[row] = Number(productId);
    rows.sellerIds[row] = Number(sellerId);
    rows.grams[row] = Number(grams);
    rows.cubicCentimetres[row] = Number(volume);
    rows.flags[row] = Number(flags);
    rows.prices[row] = Number(price);
    for (const number of numbers) facets.push(Number(number));
    rows.facetStarts[row + 1] = facets.length;
  });
  return { ...rows, facets: Int32Array.from(facets) };
}

/** What the filters count of the rows that are marked. */
export function tallyParcels(
  { count, prices, facetStarts, facets }: ParcelRows,
  kept: Uint8Array,
): FacetTally {
  const tally: FacetTally = { rows: 0, prices: [], counts: new Map() };
  const { counts } = tally;
  for (let row = 0; row < count; row++) {
    if (kept[row] === 0) continue;
    tally.rows += 1;
    tally.prices.push(prices[row] ?? 0);
    const end = facetStarts[row + 1] ?? 0;
    for (let at = facetStarts[row] ?? 0; at < end; at++) {
      const number = facets[at] ?? 0;
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
  }
  return tally;
}
