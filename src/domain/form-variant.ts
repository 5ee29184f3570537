import { isGtin } from './gtin.ts';
import type { Pesos } from './money.ts';
import type { NetContent } from './net-content.ts';

/** A lower price; without moments it holds until it is taken away. ISO 8601. */
export type FormOffer = { salePrice: Pesos; startsAt: string | null; endsAt: string | null };

/**
 * What a combination says of itself. Price, weight and measures of null are the product's; a null offer is none, a null
 * content unknown, an empty reference is made from the product's.
 */
export type FormVariant = {
  /** Null: new. */
  id: number | null;
  reference: string;
  price: Pesos | null;
  offer: FormOffer | null;
  weightKilograms: number | null;
  heightCentimetres: number | null;
  widthCentimetres: number | null;
  lengthCentimetres: number | null;
  gtin: string;
  /** Addresses of the product's pictures; the first is the variant's own. */
  images: string[];
  content: NetContent | null;
  /** False: shoppers cannot choose it. */
  isActive: boolean;
};

/**
 * `choice`: place of the term in each attribute, in their order. `before`: units that the person saw. `variant`: null for
 * the stock of the whole product; null for a combination says nothing: a new one is as the product, another stays.
 */
export type FormStock = { choice: number[]; onHand: number; before: number; variant: FormVariant | null };

export const GTIN_PROBLEM = 'Revisa el código de barras: son 8, 12, 13 o 14 dígitos.';

interface VariantForm {
  reference: string;
  price: Pesos | null;
  attributes: readonly { terms: readonly { name: string }[] }[];
  stockPerCombination: boolean;
  stock: readonly FormStock[];
}

/** What an offer's price and moments lack beside that price; null: nothing. */
export function offerProblem({
  offer,
  price,
}: {
  offer: FormOffer | null;
  price: Pesos | null;
}): string | null {
  if (!offer) return null;
  if (price === null) return 'Escribe primero el precio.';
  if (offer.salePrice >= price) return 'La oferta debe ser menor que el precio.';
  if (offer.startsAt && !offer.endsAt) return 'Escribe cuándo termina la oferta.';
  if (offer.endsAt && offer.startsAt && new Date(offer.endsAt) <= new Date(offer.startsAt))
    return 'La oferta debe terminar después de empezar.';
  return null;
}

/** The first thing that is wrong with a combination, with its name before it; null: nothing is. */
export function variantProblem(form: VariantForm): string | null {
  if (!form.stockPerCombination) return null;
  const references = new Set([form.reference.trim().toLowerCase()]);
  for (const { choice, variant } of form.stock) {
    if (!variant) continue;
    const problem =
      offerProblem({ offer: variant.offer, price: variant.price ?? form.price }) ??
      (variant.gtin !== '' && !isGtin(variant.gtin) ? GTIN_PROBLEM : null) ??
      referenceProblem(variant, references);
    if (problem) return `${nameOf(form, choice)}: ${problem}`;
  }
  return null;
}

function referenceProblem({ reference }: FormVariant, taken: Set<string>): string | null {
  const key = reference.trim().toLowerCase();
  if (key === '') return null;
  if (taken.has(key)) return 'su referencia está repetida.';
  taken.add(key);
  return null;
}

function nameOf({ attributes }: VariantForm, choice: readonly number[]): string {
  return choice.map((term, at) => attributes[at]?.terms[term]?.name ?? '').join(' / ');
}
