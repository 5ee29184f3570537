import { type ChosenTerm, chooseTerm } from '../../../../domain/cart.ts';
import { finalPrice, type Priced } from '../../../../domain/discount.ts';
import type { Attribute } from '../../../../domain/product.ts';
import { LOW_STOCK_UNITS } from '../../../../domain/stock.ts';
import type { ProductDetail } from './product-detail.ts';

export type ShownVariant = ProductDetail['variants'][number];

/** What the page needs of a product to follow a choice. */
export type Choosable = Pick<ProductDetail, 'attributes' | 'variants' | 'price' | 'salePrice' | 'inStock'>;

/** A term as the page offers it. */
export interface OfferedTerm {
  id: number;
  name: string;
  /** Nothing of it is left with what else is chosen. */
  isSoldOut: boolean;
  /** Its combination with what else is chosen is not sold: whoever takes it chooses the rest again. */
  isElsewhere: boolean;
  /** Units, where they are few enough to be told. */
  fewLeft: number | null;
  price: Priced;
  /** Its variants cost different amounts. */
  isFrom: boolean;
  imageUrl: string | null;
}

/** The attributes with the terms that some variant is sold in. */
export function offeredAttributes({ attributes, variants }: Choosable): Attribute[] {
  if (variants.length === 0) return attributes;
  const sold = new Set(variants.flatMap(({ termIds }) => termIds));
  return attributes.map((one) => ({ ...one, terms: one.terms.filter(({ id }) => sold.has(id)) }));
}

/** What is chosen before anybody chooses: the variant of the address, else what leaves no choice. */
export function firstChoice(product: Choosable, variantId: number | null): ChosenTerm[] {
  const asked = product.variants.find(({ id }) => id === variantId);
  return offeredAttributes(product).flatMap(({ id, terms }) => {
    const term = asked ? terms.find((one) => asked.termIds.includes(one.id)) : terms[0];
    return term && (asked || terms.length === 1) ? [{ attributeId: id, termId: term.id }] : [];
  });
}

/** The choice with a term more; what it is not sold with is open again. */
export function withTerm(product: Choosable, chosen: readonly ChosenTerm[], term: ChosenTerm): ChosenTerm[] {
  const next = chooseTerm(chosen, term);
  if (product.variants.length === 0 || variantsWith(product, next).length > 0) return next;
  const kept: ChosenTerm[] = [term];
  for (const one of chosen)
    if (one.attributeId !== term.attributeId && variantsWith(product, [...kept, one]).length > 0)
      kept.push(one);
  return kept;
}

/** The variants that hold everything that is chosen. */
export function variantsWith({ variants }: Choosable, chosen: readonly ChosenTerm[]): ShownVariant[] {
  return variants.filter(({ termIds }) => chosen.every(({ termId }) => termIds.includes(termId)));
}

/** The chosen variant; null while the choice is open, and where the product is its one variant. */
export function chosenVariant(product: Choosable, chosen: readonly ChosenTerm[]): ShownVariant | null {
  const [found] = variantsWith(product, chosen);
  return found && found.termIds.length === chosen.length ? found : null;
}

/** What the choice costs so far; `isFrom`: the cheapest of several prices. */
export function shownPrice(
  product: Choosable,
  chosen: readonly ChosenTerm[],
): { price: Priced; isFrom: boolean } {
  return priceOf(variantsWith(product, chosen), product);
}

function priceOf(variants: readonly ShownVariant[], otherwise: Priced): { price: Priced; isFrom: boolean } {
  const finals = variants.map(finalPrice);
  const least = Math.min(...finals);
  const price = variants[finals.indexOf(least)] ?? otherwise;
  return { price, isFrom: finals.some((one) => one !== least) };
}

/** What the terms of an attribute alone decide; both false: they are plain buttons. */
export interface CardLook {
  hasPrices: boolean;
  hasPictures: boolean;
}

/** Whether variants that differ in this attribute alone cost or look different: then its terms are cards. */
export function cardLook({ variants }: Choosable, attribute: Attribute): CardLook {
  const own = new Set(attribute.terms.map(({ id }) => id));
  const first = new Map<string, ShownVariant>();
  const look = { hasPrices: false, hasPictures: false };
  for (const variant of variants) {
    const rest = variant.termIds.filter((id) => !own.has(id)).join();
    const other = first.get(rest) ?? variant;
    first.set(rest, other);
    if (finalPrice(other) !== finalPrice(variant)) look.hasPrices = true;
    if (other.imageUrls[0] !== variant.imageUrls[0]) look.hasPictures = true;
  }
  return look;
}

export function offeredTerms(
  product: Choosable,
  attribute: Attribute,
  chosen: readonly ChosenTerm[],
): OfferedTerm[] {
  return attribute.terms.map(({ id, name }) => {
    const choice = chooseTerm(chosen, { attributeId: attribute.id, termId: id });
    const sold = variantsWith(product, choice);
    const isElsewhere = product.variants.length > 0 && sold.length === 0;
    const all = isElsewhere ? variantsWith(product, [{ attributeId: attribute.id, termId: id }]) : sold;
    const [only] = sold.length === 1 ? sold : [];
    const pictures = new Set(all.map(({ imageUrls }) => imageUrls[0]));
    return {
      id,
      name,
      isElsewhere,
      isSoldOut: sold.length > 0 && product.inStock && sold.every(({ onHand }) => onHand === 0),
      fewLeft: only ? fewOf(only.onHand) : null,
      ...priceOf(all, product),
      // Where they differ, none is the picture of the term.
      imageUrl: pictures.size === 1 ? (all[0]?.imageUrls[0] ?? null) : null,
    };
  });
}

/** Units that are told because they are few; null: none, or enough. */
export function fewOf(units: number | null): number | null {
  return units !== null && units > 0 && units <= LOW_STOCK_UNITS ? units : null;
}

/** 'Fina se agotó en 500 g.'; what was chosen last is what is missing. */
export function soldOutSentence({ attributes }: Choosable, chosen: readonly ChosenTerm[]): string {
  const last = chosen.at(-1);
  const name = ({ id, terms }: Attribute) =>
    terms.find((term) => chosen.some(({ attributeId, termId }) => attributeId === id && termId === term.id))
      ?.name ?? '';
  const missing = attributes.filter(({ id }) => id === last?.attributeId).map(name);
  const others = attributes.filter(({ id }) => id !== last?.attributeId).map(name);
  const rest = others.filter((one) => one !== '');
  return `${missing.join()} se agotó${rest.length === 0 ? '' : ` en ${rest.join(' y ')}`}.`;
}
