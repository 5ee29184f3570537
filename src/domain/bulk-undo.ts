import { type BulkKind, type BulkSubject, movedSubject } from './bulk-change.ts';
import type { FormVariant, ProductForm } from './product-form.ts';
import type { ProductState } from './product-state.ts';

/** What a change of that kind touched of a product, as it is kept for the undoing. */
export type Touched =
  | { state: ProductState }
  | { tags: string[] }
  | TouchedPrices
  | Pick<ProductForm, 'mainCategoryId' | 'subcategoryId'>
  | { units: { choice: number[]; onHand: number }[] };

type TouchedPrices = Pick<ProductForm, 'price' | 'offer'> & {
  variants: (Pick<FormVariant, 'price' | 'offer'> & { choice: number[] })[];
};

export function touchedOf({ state, form, tags }: BulkSubject, kind: BulkKind): Touched {
  switch (kind) {
    case 'state':
      return { state };
    case 'tags':
      return { tags: [...tags].sort() };
    case 'category':
      return { mainCategoryId: form.mainCategoryId, subcategoryId: form.subcategoryId };
    case 'stock':
      return { units: form.stock.map(({ choice, onHand }) => ({ choice, onHand })) };
    default:
      return { price: form.price, offer: form.offer, variants: variantPrices(form) };
  }
}

function variantPrices({ stock }: ProductForm): TouchedPrices['variants'] {
  return stock.flatMap(({ choice, variant }) =>
    variant ? [{ choice, price: variant.price, offer: variant.offer }] : [],
  );
}

export function isSameTouched(left: Touched, right: Touched): boolean {
  return canonical(left) === canonical(right);
}

/**
 * The product with what was touched as it was. Units go back by the difference that the change made: what was sold since
 * stays sold.
 */
export function restoredSubject(
  subject: BulkSubject,
  { before, after }: { before: Touched; after: Touched },
): BulkSubject {
  if ('state' in before) return { ...subject, state: before.state };
  if ('tags' in before) return { ...subject, tags: before.tags };
  if ('price' in before) return { ...subject, form: withPricesOf(subject.form, before) };
  if (!('units' in before)) return movedSubject(subject, before);
  const was = unitsByChoice(before);
  const became = unitsByChoice(after);
  const stock = subject.form.stock.map((one) => {
    const key = one.choice.join();
    return { ...one, onHand: Math.max(0, one.onHand + (was.get(key) ?? 0) - (became.get(key) ?? 0)) };
  });
  return { ...subject, form: { ...subject.form, stock } };
}

function withPricesOf(form: ProductForm, { price, offer, variants }: TouchedPrices): ProductForm {
  const byChoice = new Map(variants.map(({ choice, ...prices }) => [choice.join(), prices]));
  const stock = form.stock.map((one) =>
    one.variant ? { ...one, variant: { ...one.variant, ...byChoice.get(one.choice.join()) } } : one,
  );
  return { ...form, price, offer, stock };
}

function unitsByChoice(touched: Touched): Map<string, number> {
  return new Map(
    'units' in touched ? touched.units.map(({ choice, onHand }) => [choice.join(), onHand]) : [],
  );
}

/** PostgreSQL gives the names inside JSON an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([left], [right]) => (left < right ? -1 : 1)))
      : one,
  );
}
