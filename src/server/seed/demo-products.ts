import type { NetContent } from '../../domain/net-content.ts';

/** A product as db/seed/demo/products.json holds it. */
export interface DemoProduct {
  id: number;
  reference: string;
  name: string;
  sellerId: number;
  mainCategoryId: number;
  subcategoryId: number | null;
  price: number;
  salePrice: number | null;
  weightKilograms: number;
  heightCentimetres: number;
  widthCentimetres: number;
  lengthCentimetres: number;
  taxClass: string;
  perishable: boolean;
  stock: number;
  /** The stock is counted for each combination of terms. */
  stockPerCombination?: true;
  /** Which of its pictures (the first is 1) show a term's variants. */
  picturesOfTerms?: Record<string, number[]>;
  popularity: number;
  description: string;
  content?: NetContent;
  /** What its category asks for, by key. */
  facts?: Record<string, string>;
  attributes: { name: string; terms: string[] }[];
}

// Room for nine attributes a product and 99 terms an attribute; ids stay the same when products are added.
const attributeId = (productId: number, index: number) => productId * 10 + index + 1;
const termId = (productId: number, attribute: number, index: number) =>
  attributeId(productId, attribute) * 100 + index + 1;

export function attributeRows(products: DemoProduct[]) {
  return products.flatMap(({ id, attributes }) =>
    attributes.map(({ name }, index) => ({
      id: attributeId(id, index),
      product_id: id,
      name,
      position: index + 1,
    })),
  );
}

/** The choice of one term by its name, as a cart holds it; nothing for a product without attributes. */
export function choiceOf(
  { id, attributes }: DemoProduct,
  term = '',
): { attributeId: number; termId: number }[] {
  return attributes.map(({ terms }, attribute) => {
    const index = terms.indexOf(term);
    if (index < 0) throw new Error(`The demo's product ${id} has no ${term}`);
    return { attributeId: attributeId(id, attribute), termId: termId(id, attribute, index) };
  });
}

export function termRows(products: DemoProduct[]) {
  return products.flatMap(({ id, attributes }) =>
    attributes.flatMap(({ terms }, attribute) =>
      terms.map((name, index) => ({
        id: termId(id, attribute, index),
        attribute_id: attributeId(id, attribute),
        name,
        position: index + 1,
      })),
    ),
  );
}

/** Which pictures show which combinations, those that have a term with pictures of its own. */
export function variantPictures(products: DemoProduct[]) {
  return products.flatMap((product) => {
    const { id, reference, attributes, picturesOfTerms = {} } = product;
    const ids = attributes.flatMap(({ terms }, attribute) =>
      terms.map((name, index) => ({
        term_id: termId(id, attribute, index),
        places: picturesOfTerms[name] ?? [],
      })),
    );
    return ids
      .filter(({ places }) => places.length > 0)
      .map((one) => ({ product_id: id, reference, ...one }));
  });
}

/** One row a product, or one for every combination of its terms. */
export function combinationStock(products: DemoProduct[]) {
  return products.flatMap((product) => {
    const combinations = product.stockPerCombination ? combinationsOf(product) : [[]];
    const share = Math.ceil(product.stock / combinations.length);
    return combinations.map((termIds) => ({ product_id: product.id, term_ids: termIds, on_hand: share }));
  });
}

function combinationsOf({ id, attributes }: DemoProduct): number[][] {
  return attributes.reduce<number[][]>(
    (combinations, { terms }, attribute) =>
      combinations.flatMap((chosen) => terms.map((_, index) => [...chosen, termId(id, attribute, index)])),
    [[]],
  );
}
