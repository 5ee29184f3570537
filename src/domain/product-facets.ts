/** What the filters of a list know of a product, besides its price. */
export interface ProductFacets {
  mainCategoryId: number;
  subcategoryId: number | null;
  sellerId: number;
  /** Code of the shop's municipality. */
  cityId: string;
  /** Whole stars that it has at least; 0 without reviews. */
  stars: number;
  isOffer: boolean;
  isInStock: boolean;
  options: { name: string; terms: string[] }[];
}

interface FacetedProduct extends Omit<ProductFacets, 'stars'> {
  ratingAverage: number;
}

/** As it stands in the read model: many products have the same text. Without line breaks. */
export function facetText({ ratingAverage, options, ...product }: FacetedProduct): string {
  return JSON.stringify([
    product.mainCategoryId,
    product.subcategoryId,
    product.sellerId,
    product.cityId,
    Math.floor(ratingAverage),
    product.isOffer ? 1 : 0,
    product.isInStock ? 1 : 0,
    ...options.map(({ name, terms }) => [name, ...terms]),
  ]);
}

type Written = [number, number | null, number, string, number, 0 | 1, 0 | 1, ...[string, ...string[]][]];

export function readFacets(text: string): ProductFacets {
  const [mainCategoryId, subcategoryId, sellerId, cityId, stars, isOffer, isInStock, ...options] = JSON.parse(
    text,
  ) as Written;
  return {
    mainCategoryId,
    subcategoryId,
    sellerId,
    cityId,
    stars,
    isOffer: isOffer === 1,
    isInStock: isInStock === 1,
    options: options.map(([name, ...terms]) => ({ name, terms })),
  };
}
