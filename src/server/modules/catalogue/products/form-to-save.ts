import { type ProductForm, stockChoices } from '../../../../domain/product-form.ts';
import { wholeVariants } from '../../../../domain/whole-variants.ts';
import { type SellerProduct, termIdsOf } from './product-form-of.ts';

/** Ids of attributes and terms that are not the product's own count as new; combinations say all of themselves. */
export function normalized(form: ProductForm, before: SellerProduct): ProductForm {
  const own = new Map(
    before.form.attributes.map(({ id, terms }) => [id, new Set(terms.map((term) => term.id))]),
  );
  const plain: ProductForm = {
    ...form,
    reference: form.reference || before.form.reference,
    subcategoryId: form.mainCategoryId === null ? null : form.subcategoryId,
    stockPerCombination: form.stockPerCombination && form.attributes.length > 0,
    attributes: form.attributes.map(({ id, name, terms }) => ({
      id: own.has(id) ? id : null,
      name,
      terms: terms.map((term) => ({ ...term, id: own.get(id)?.has(term.id) ? term.id : null })),
    })),
  };
  return plain.stockPerCombination ? { ...plain, stock: wholeVariants(plain, before.form) } : plain;
}

/** Then nothing of attributes, terms and rows of stock is to be written. */
export function hasSameChoices(form: ProductForm, before: ProductForm): boolean {
  return (
    form.stockPerCombination === before.stockPerCombination &&
    JSON.stringify(form.attributes) === JSON.stringify(before.attributes)
  );
}

export function knownTermIds({ attributes }: ProductForm): number[][] {
  return attributes.map(({ terms }) => terms.map(({ id }) => id ?? 0));
}

/** The units of each stock of the form, by its terms' ids. */
export function stocksOf(form: ProductForm, termIds: readonly number[][]) {
  const written = new Map(form.stock.map((stock) => [stock.choice.join(), stock]));
  return stockChoices(form).map((choice) => ({
    termIds: termIdsOf(choice, termIds),
    onHand: written.get(choice.join())?.onHand ?? 0,
    before: written.get(choice.join())?.before ?? 0,
  }));
}
