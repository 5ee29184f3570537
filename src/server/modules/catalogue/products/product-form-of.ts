import { listChoices, type ProductForm } from '../../../../domain/product-form.ts';
import type { ProductState } from '../../../../domain/product-state.ts';
import { stockKey } from '../../../../domain/stock.ts';
import type { StoredProduct } from './seller-product.repository.ts';

/** A product of a shop as its form shows it. */
export interface SellerProduct {
  id: number;
  version: number;
  state: ProductState;
  /** ISO 8601 moment. */
  createdAt: string;
  isShown: boolean;
  /** Why an operator paused it; null: nobody did. */
  operatorReason: string | null;
  /** Whether it says perishable for itself; the form's is also true where its category says so. */
  ownPerishable: boolean;
  form: ProductForm;
}

export function toSellerProduct(stored: StoredProduct): SellerProduct {
  const {
    id,
    version,
    state,
    createdAt,
    isShown,
    operatorReason,
    ownPerishable,
    salePrice: _,
    stockRows: __,
    variants: ___,
    ...fields
  } = stored;
  const attributes = stored.attributes.map(({ id, name, terms }) => ({ id, name, terms }));
  return {
    id,
    version,
    state,
    createdAt,
    isShown,
    operatorReason,
    ownPerishable,
    form: { ...fields, attributes, stock: stockOf(stored) },
  };
}

/** Every combination that the attributes allow, also those without a row yet. */
function stockOf(stored: StoredProduct): ProductForm['stock'] {
  const { id, attributes, stockPerCombination, stockRows } = stored;
  const variants = new Map(
    stored.variants.map(({ termIds, ...variant }) => [stockKey(id, termIds), variant]),
  );
  const onHandByKey = new Map(stockRows.map(({ termIds, onHand }) => [stockKey(id, termIds), onHand]));
  const ids = attributes.map(({ terms }) => terms.map((term) => term.id));
  const choices = stockPerCombination ? listChoices(attributes) : [[]];
  return choices.map((choice) => {
    const termIds = termIdsOf(choice, ids);
    const onHand = onHandByKey.get(stockKey(id, termIds)) ?? 0;
    return { choice, onHand, before: onHand, variant: variants.get(stockKey(id, termIds)) ?? null };
  });
}

/** Ascending, as stock and order lines are stored. */
export function termIdsOf(
  choice: readonly number[],
  idsByAttribute: readonly (readonly number[])[],
): number[] {
  return choice
    .map((term, attribute) => idsByAttribute[attribute]?.[term] ?? 0)
    .sort((left, right) => left - right);
}
