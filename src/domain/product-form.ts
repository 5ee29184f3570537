import type { Fact } from './category-schema.ts';
import {
  type FormOffer,
  type FormStock,
  type FormVariant,
  GTIN_PROBLEM,
  offerProblem,
  variantProblem,
} from './form-variant.ts';
import { isGtin } from './gtin.ts';
import type { Pesos } from './money.ts';
import type { NetContent } from './net-content.ts';
import type { ProductImage } from './product.ts';

export const MAXIMUM_PICTURES = 8;
export const MAXIMUM_ATTRIBUTES = 3;
export const MAXIMUM_TERMS = 20;
export const MAXIMUM_COMBINATIONS = 200;
export const MAXIMUM_UNITS = 1_000_000;

export type { FormOffer, FormStock, FormVariant };

/** Ids are null for what is new; they keep the carts and orders that chose the term. */
export type FormAttribute = { id: number | null; name: string; terms: FormTerm[] };
type FormTerm = { id: number | null; name: string };

/** A product as a shop writes it; a draft may lack everything but its name. */
export type ProductForm = {
  name: string;
  description: string;
  reference: string;
  price: Pesos | null;
  offer: FormOffer | null;
  mainCategoryId: number | null;
  subcategoryId: number | null;
  weightKilograms: number | null;
  heightCentimetres: number | null;
  widthCentimetres: number | null;
  lengthCentimetres: number | null;
  taxClass: '19' | '5' | 'exento' | 'excluido';
  perishable: boolean;
  /** EAN or UPC; empty: none. */
  gtin: string;
  content: NetContent | null;
  /** What its category asks for; the empty ones are not said. */
  facts: Fact[];
  images: ProductImage[];
  attributes: FormAttribute[];
  stockPerCombination: boolean;
  stock: FormStock[];
};

export type ProductProblems = Partial<Record<keyof ProductForm, string>> & Record<`facts.${string}`, string>;

/** Whether it spoils in that category: what its shop says of it goes along, what only the category said stays behind. */
export function perishableIn(
  { mainCategoryId, subcategoryId }: Pick<ProductForm, 'mainCategoryId' | 'subcategoryId'>,
  { form, ownPerishable }: { form: ProductForm; ownPerishable: boolean },
): boolean {
  const stays = mainCategoryId === form.mainCategoryId && subcategoryId === form.subcategoryId;
  return stays ? form.perishable : ownPerishable;
}

/** A new product's form with the given parts. */
export function emptyProductForm(parts: Partial<ProductForm> = {}): ProductForm {
  return {
    name: '',
    description: '',
    reference: '',
    price: null,
    offer: null,
    mainCategoryId: null,
    subcategoryId: null,
    weightKilograms: null,
    heightCentimetres: null,
    widthCentimetres: null,
    lengthCentimetres: null,
    taxClass: '19',
    perishable: false,
    gtin: '',
    content: null,
    facts: [],
    images: [],
    attributes: [],
    stockPerCombination: false,
    stock: [],
    ...parts,
  };
}

/** Spanish text by field of what can not be saved, whatever the state. */
export function formProblems(form: ProductForm): ProductProblems {
  const problems: ProductProblems = {};
  if (form.name.trim() === '') problems.name = 'Escribe el nombre del producto.';
  const offer = offerProblem(form);
  if (offer) problems.offer = offer;
  const attributes = attributeProblem(form.attributes);
  if (attributes) problems.attributes = attributes;
  if (form.gtin !== '' && !isGtin(form.gtin)) problems.gtin = GTIN_PROBLEM;
  const variants = variantProblem(form);
  if (variants) problems.stock = variants;
  if (form.images.length > MAXIMUM_PICTURES) problems.images = `Sube máximo ${MAXIMUM_PICTURES} fotos.`;
  return problems;
}

/** What shoppers need to see the product; empty: it can be published. */
export function missingToPublish(form: ProductForm): ProductProblems {
  const problems: ProductProblems = {};
  const lacks = (name: 'price' | Measure) => form[name] === null && !isSaidByVariants(form, name);
  if (lacks('price')) problems.price = 'Escribe el precio.';
  if (form.mainCategoryId === null) problems.mainCategoryId = 'Elige la categoría.';
  if (form.images.length === 0) problems.images = 'Sube al menos una foto.';
  if (form.description.trim() === '') problems.description = 'Escribe la descripción.';
  if (lacks('weightKilograms')) problems.weightKilograms = 'Escribe el peso.';
  const measure = 'Escribe la medida.';
  if (lacks('heightCentimetres')) problems.heightCentimetres = measure;
  if (lacks('widthCentimetres')) problems.widthCentimetres = measure;
  if (lacks('lengthCentimetres')) problems.lengthCentimetres = measure;
  if (
    form.stockPerCombination &&
    form.stock.length > 0 &&
    form.stock.every(({ variant }) => variant?.isActive === false)
  )
    problems.stock = 'Deja activa al menos una opción.';
  return problems;
}

type Measure = 'weightKilograms' | 'heightCentimetres' | 'widthCentimetres' | 'lengthCentimetres';

/** Then the product takes it from the cheapest one. */
function isSaidByVariants({ stockPerCombination, stock }: ProductForm, name: 'price' | Measure): boolean {
  return (
    stockPerCombination && stock.length > 0 && stock.every(({ variant }) => variant && variant[name] !== null)
  );
}

/** What a buyer pays at that moment; the preview of the shipping insures it, as an order does. */
export function priceAt({ price, offer }: Pick<ProductForm, 'price' | 'offer'>, now: Date): Pesos | null {
  if (price === null || !offer) return price;
  const hasBegun = !offer.startsAt || new Date(offer.startsAt) <= now;
  const isOver = offer.endsAt !== null && new Date(offer.endsAt) <= now;
  return hasBegun && !isOver ? offer.salePrice : price;
}

function attributeProblem(attributes: readonly FormAttribute[]): string | null {
  if (attributes.length > MAXIMUM_ATTRIBUTES) return `Usa máximo ${MAXIMUM_ATTRIBUTES} atributos.`;
  if (hasRepetition(attributes)) return 'Cada atributo debe tener un nombre diferente.';
  for (const { name, terms } of attributes) {
    if (name.trim() === '') return 'Escribe el nombre de cada atributo.';
    if (terms.length === 0) return `Agrega al menos una opción a ${name}.`;
    if (terms.length > MAXIMUM_TERMS) return `Usa máximo ${MAXIMUM_TERMS} opciones en ${name}.`;
    if (terms.some((term) => term.name.trim() === '')) return `Escribe el nombre de cada opción de ${name}.`;
    if (hasRepetition(terms)) return `Hay opciones repetidas en ${name}.`;
  }
  const combinations = countCombinations(attributes);
  return combinations > MAXIMUM_COMBINATIONS
    ? `Son ${combinations} combinaciones; usa máximo ${MAXIMUM_COMBINATIONS}.`
    : null;
}

function hasRepetition(named: readonly { name: string }[]): boolean {
  return new Set(named.map(({ name }) => name.trim().toLowerCase())).size < named.length;
}

export function countCombinations(attributes: readonly { terms: readonly unknown[] }[]): number {
  return attributes.reduce((product, { terms }) => product * terms.length, 1);
}

/** Every choice of one term of each attribute, the last attribute changing first; one empty choice without any. */
export function listChoices(attributes: readonly { terms: readonly unknown[] }[]): number[][] {
  return attributes.reduce<number[][]>(
    (choices, { terms }) => choices.flatMap((choice) => terms.map((_, index) => [...choice, index])),
    [[]],
  );
}

/** The choices that have a stock of their own. */
export function stockChoices({
  attributes,
  stockPerCombination,
}: Pick<ProductForm, 'attributes' | 'stockPerCombination'>): number[][] {
  return stockPerCombination ? listChoices(attributes) : [[]];
}
