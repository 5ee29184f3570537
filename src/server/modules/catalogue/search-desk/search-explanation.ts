/** Where a word of the search was met in a product, the strongest place first. */
export const MATCH_LEVELS = [
  'head',
  'name',
  'option',
  'category',
  'shop',
  'reference',
  'description',
] as const;

export type MatchLevel = (typeof MATCH_LEVELS)[number];

/** Why a product stands where it stands in a search. */
export interface SearchExplanation {
  productId: number;
  name: string;
  /** The whole score; 0 where the engine tells none. */
  total: number;
  parts: { word: string; level: MatchLevel; score: number }[];
  popularity: number;
  /** Average of its reviews, 0 without any. */
  rating: number;
  inStock: boolean;
}
