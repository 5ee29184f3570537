import { withEveryStock } from '../../../domain/product-choices.ts';
import {
  type FormStock,
  type FormVariant,
  MAXIMUM_UNITS,
  type ProductForm,
  perishableIn,
} from '../../../domain/product-form.ts';
import type { InputOf } from '../../../wire/endpoint.ts';
import type { Endpoints } from '../../../wire/endpoints.ts';
import type { SellerProduct } from '../catalogue/products/product-form-of.ts';
import type { NamedFact } from './machine-facts.ts';

export type SentProduct = Omit<InputOf<Endpoints['changeProductByApi']>['body'], 'version'>;
type SentVariant = NonNullable<SentProduct['variants']>[number];

const SOLD = [
  ...([
    'price',
    'offer',
    'weightKilograms',
    'heightCentimetres',
    'widthCentimetres',
    'lengthCentimetres',
  ] as const),
  ...(['gtin', 'content'] as const),
] as const;
const WHOLE = ['name', 'description', 'mainCategoryId', 'subcategoryId', 'taxClass', 'perishable'] as const;

/** The form with what a system sends; what it does not send stays. A sentence: it names what is not there. */
export function formOfSent(
  sent: SentProduct,
  current: Pick<SellerProduct, 'form' | 'ownPerishable'>,
  baseUrl: string,
): ProductForm | string {
  const before = current.form;
  const attributes = sent.attributes ? withKnownIds(sent.attributes, before) : before.attributes;
  const hasVariants = sent.variants !== undefined || before.stockPerCombination;
  const choices = { attributes, stockPerCombination: attributes.length > 0 && hasVariants };
  const form: ProductForm = {
    ...before,
    ...said<ProductForm>(sent, [...WHOLE, ...SOLD]),
    reference: sent.sku ?? before.reference,
    ...choices,
    stock: movedStock(before, choices),
  };
  if (sent.perishable === undefined) form.perishable = perishableIn(form, current);
  const whole = withEveryStock(form);
  if (sent.onHand !== undefined) {
    if (whole.stockPerCombination) return 'El producto tiene variantes: envía la cantidad de cada una.';
    return {
      ...whole,
      stock: [{ choice: [], onHand: sent.onHand, before: whole.stock[0]?.before ?? 0, variant: null }],
    };
  }
  const built = (sent.variants ?? []).reduce<ProductForm | string>(
    (built, variant) => withVariant(built, variant, baseUrl),
    whole,
  );
  const isTooMuch = typeof built !== 'string' && built.stock.some(({ onHand }) => onHand > MAXIMUM_UNITS);
  return isTooMuch ? 'Las unidades de las variantes que se juntan son demasiadas.' : built;
}

function said<Form>(sent: object, names: readonly string[]): Partial<Form> {
  const all = sent as Record<string, unknown>;
  const entries = names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]]));
  return Object.fromEntries(entries) as Partial<Form>;
}

/** Attributes and terms keep their ids by their names, and with them the carts that chose them. */
function withKnownIds(
  sent: NonNullable<SentProduct['attributes']>,
  { attributes }: ProductForm,
): ProductForm['attributes'] {
  return sent.map(({ name, terms }) => {
    const known = attributes.find((one) => key(one.name) === key(name));
    const idOf = (term: string) => known?.terms.find((one) => key(one.name) === key(term))?.id ?? null;
    return { id: known?.id ?? null, name, terms: terms.map((term) => ({ id: idOf(term), name: term })) };
  });
}

/**
 * Stocks under their places among the new attributes, found by the names of their terms. Those that become one add up
 * their units, and what was seen of them: the writing moves a stock by the difference of the two.
 */
function movedStock(
  before: ProductForm,
  { attributes, stockPerCombination }: Pick<ProductForm, 'attributes' | 'stockPerCombination'>,
): FormStock[] {
  if (attributes === before.attributes) return before.stock;
  // The one stock that all options share belongs to none of them.
  if (!before.stockPerCombination && !stockPerCombination) return before.stock;
  const moved = new Map<string, FormStock>();
  for (const one of before.stock) {
    const named = new Map(
      one.choice.map((term, at) => [
        key(before.attributes[at]?.name),
        key(before.attributes[at]?.terms[term]?.name),
      ]),
    );
    const choice = attributes.map(({ name, terms }) =>
      terms.findIndex((term) => key(term.name) === named.get(key(name))),
    );
    if (choice.includes(-1)) continue;
    // The first of those that become one says what it is.
    const { onHand, before: seen, variant } = moved.get(choice.join()) ?? { ...one, onHand: 0, before: 0 };
    moved.set(choice.join(), { choice, onHand: onHand + one.onHand, before: seen + one.before, variant });
  }
  return [...moved.values()];
}

function withVariant(form: ProductForm | string, sent: SentVariant, baseUrl: string): ProductForm | string {
  if (typeof form === 'string') return form;
  const choice = form.attributes.map(({ terms }, at) =>
    terms.findIndex(({ name }) => key(name) === key(sent.terms[at])),
  );
  const at = form.stock.findIndex((one) => one.choice.join() === choice.join());
  const stored = form.stock[at];
  if (!stored || choice.includes(-1) || sent.terms.length !== choice.length)
    return `Ninguna variante tiene los valores «${sent.terms.join(', ')}».`;
  const pictures = sent.pictures?.map((one) =>
    one.startsWith(`${baseUrl}/`) ? one.slice(baseUrl.length) : one,
  );
  const foreign = pictures?.find((url) => !form.images.some((image) => image.url === url));
  if (foreign !== undefined) return `La foto «${foreign}» no es una de las del producto.`;
  const variant: FormVariant = {
    ...(stored.variant ?? newVariant(form)),
    ...said<FormVariant>(sent, [...SOLD, 'isActive']),
    ...(sent.sku !== undefined && { reference: sent.sku }),
    ...(pictures && { images: pictures }),
  };
  const onHand = sent.onHand ?? stored.onHand;
  return { ...form, stock: form.stock.with(at, { ...stored, onHand, variant }) };
}

function newVariant({ offer, content }: ProductForm): FormVariant {
  return {
    ...{ id: null, reference: '', price: null, offer, gtin: '', images: [], content, isActive: true },
    ...{ weightKilograms: null, heightCentimetres: null, widthCentimetres: null, lengthCentimetres: null },
  };
}

function key(name: string | undefined): string {
  return (name ?? '').trim().toLowerCase();
}

interface Shown {
  baseUrl: string;
  changedAt: Date;
  notes?: string[];
  facts: NamedFact[];
}

/** A product as systems read it. */
export function shownToMachines(product: SellerProduct, { baseUrl, changedAt, facts, notes = [] }: Shown) {
  const { id, version, state, isShown, form } = product;
  const { reference, images, attributes, stock, stockPerCombination, ...whole } = form;
  const address = (url: string) => (url.startsWith('/') ? baseUrl + url : url);
  const termsOf = (choice: readonly number[]) => choice.map((term, at) => attributes[at]?.terms[term]);
  const variants = stock.flatMap(({ choice, onHand, variant }) => {
    if (!stockPerCombination) return [];
    const { id: variantId, reference: sku, images: own, ...said } = variant ?? newVariant(form);
    const terms = termsOf(choice);
    const termIds = terms.flatMap((term) => term?.id ?? []).sort((left, right) => left - right);
    const names = terms.map((term) => term?.name ?? '');
    return [{ ...said, id: variantId, sku, termIds, terms: names, pictures: own.map(address), onHand }];
  });
  return {
    ...whole,
    facts,
    productId: id,
    version,
    changedAt: changedAt.toISOString(),
    sku: reference,
    state,
    isShown,
    pictures: images.map(({ url }) => address(url)),
    attributes: attributes.map(({ name, terms }) => ({ name, terms: terms.map((term) => term.name) })),
    variants,
    onHand: stock.reduce((sum, one) => sum + one.onHand, 0),
    notes,
  };
}

export type ShownProduct = ReturnType<typeof shownToMachines>;
