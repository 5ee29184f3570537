import type { ProductCard } from '../../../../domain/product.ts';
import type { Sort } from '../../../../wire/catalogue/catalog.ts';

/** Which products a list holds; conditions of different kinds all apply. */
export interface Selection {
  mainCategoryId: number | null;
  /** Null: no condition; empty: nothing. Without repetitions. */
  mainCategoryIds: number[] | null;
  subcategoryIds: number[] | null;
  sellerIds: number[] | null;
  offersOnly: boolean;
}

/** A place between two products of a list: after or before the one with this sort key and id. */
export interface Position {
  sort: Sort;
  direction: 'after' | 'before';
  /** Popularity, pesos (of a unit: 2147483647 without a content), or microseconds since 1970, by the sort. */
  key: number;
  id: number;
}

export interface Page<Row> {
  rows: Row[];
  next: Position | null;
  previous: Position | null;
}

export type Card = ProductCard & { imageAlt: string };
