import type { FormStock, FormVariant, ProductForm } from './product-form.ts';
import { stockChoices } from './product-form.ts';

/** A combination that has all that its row needs; only the reference may be empty still. */
export type WholeStock = FormStock & { variant: FormVariant };

/** What a variant takes from its product until somebody gives it its own. */
const SHARED = [
  'price',
  'offer',
  'weightKilograms',
  'heightCentimetres',
  'widthCentimetres',
  'lengthCentimetres',
  'content',
] as const;
const NEVER_NULL = SHARED.filter((name) => name !== 'offer' && name !== 'content');

/**
 * Every combination of a form that has stocks by combination with its variant, in their order. What `before`
 * says of the same terms stays where the form says nothing. A change of the product itself goes along to the variants that
 * had the same: one who raises the price of a product means all that cost as much.
 */
export function wholeVariants(form: ProductForm, before: ProductForm): WholeStock[] {
  const written = new Map(form.stock.map((stock) => [stock.choice.join(), stock]));
  const known = variantsByTerms(before);
  const urls = new Set(form.images.map(({ url }) => url));
  return stockChoices(form).map((choice) => {
    const stock = written.get(choice.join()) ?? { choice, onHand: 0, before: 0, variant: null };
    const stored = known.get(termKey(form, choice)) ?? null;
    const own = stock.variant ?? stored ?? asProduct(form);
    const moved = stored ? withChangesOf(form, before, own, stored) : own;
    const variant: FormVariant = {
      ...moved,
      ...Object.fromEntries(NEVER_NULL.map((name) => [name, moved[name] ?? form[name]])),
      // A combination that is new says nothing yet; one that is there may have had its content taken away.
      content: moved.content ?? (stored ? null : form.content),
      id: stored?.id ?? null,
      reference: moved.reference.trim() || (stored?.reference ?? ''),
      images: moved.images.filter((url) => urls.has(url)),
    };
    return { ...stock, variant };
  });
}

function asProduct(form: ProductForm): FormVariant {
  return {
    ...Object.fromEntries(SHARED.map((name) => [name, form[name]])),
    id: null,
    reference: '',
    gtin: '',
    images: [],
    isActive: true,
  } as unknown as FormVariant;
}

function withChangesOf(
  form: ProductForm,
  before: ProductForm,
  own: FormVariant,
  stored: FormVariant,
): FormVariant {
  const follows = (name: (typeof SHARED)[number]) =>
    !isSame(form[name], before[name]) &&
    isSame(stored[name], before[name]) &&
    isSame(own[name], stored[name]);
  const changes = SHARED.filter(follows).map((name) => [name, form[name]]);
  return { ...own, ...Object.fromEntries(changes) };
}

/** By the ids of their terms, which stay when names and places change. */
function variantsByTerms(form: ProductForm): Map<string, FormVariant> {
  return new Map(
    form.stock.flatMap(({ choice, variant }) => (variant ? [[termKey(form, choice), variant]] : [])),
  );
}

function termKey({ attributes }: Pick<ProductForm, 'attributes'>, choice: readonly number[]): string {
  return choice
    .map((term, at) => attributes[at]?.terms[term]?.id ?? 'new')
    .sort()
    .join();
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
