import { GTIN_PROBLEM, offerProblem } from '../../../../domain/form-variant.ts';
import { isGtin } from '../../../../domain/gtin.ts';
import {
  type FormStock,
  type FormVariant,
  MAXIMUM_UNITS,
  type ProductForm,
} from '../../../../domain/product-form.ts';
import { readNumber, writtenNumber } from '../../../panel/read-number.ts';

/** What is typed of a combination, in the order of its cells. */
export const VARIANT_COLUMNS = [
  { name: 'price', label: 'Precio', minimum: 1, maximum: 1_000_000_000, decimals: 0 },
  { name: 'salePrice', label: 'Oferta', minimum: 1, maximum: 1_000_000_000, decimals: 0 },
  { name: 'onHand', label: 'Unidades', minimum: 0, maximum: MAXIMUM_UNITS, decimals: 0 },
  { name: 'weightKilograms', label: 'Peso (kg)', minimum: 0.001, maximum: 1_000, decimals: 3 },
  { name: 'reference', label: 'SKU' },
  { name: 'gtin', label: 'Código de barras' },
  { name: 'heightCentimetres', label: 'Alto (cm)', minimum: 0.1, maximum: 1_000, decimals: 1 },
  { name: 'widthCentimetres', label: 'Ancho (cm)', minimum: 0.1, maximum: 1_000, decimals: 1 },
  { name: 'lengthCentimetres', label: 'Largo (cm)', minimum: 0.1, maximum: 1_000, decimals: 1 },
  { name: 'contentAmount', label: 'Contenido neto', minimum: 0.001, maximum: 1_000_000, decimals: 3 },
  { name: 'contentPieces', label: 'Piezas', minimum: 1, maximum: 10_000, decimals: 0 },
] as const;

export type VariantColumn = (typeof VARIANT_COLUMNS)[number];
export type VariantField = VariantColumn['name'];

/** Those of the row itself; the rest stand below it. */
export const ROW_COLUMNS = VARIANT_COLUMNS.slice(0, 6);
export const MEASURE_COLUMNS = VARIANT_COLUMNS.slice(6, 9);
export const CONTENT_COLUMNS = VARIANT_COLUMNS.slice(9);

/** All cells together, where fields that cannot be read hold the save up. */
export const VARIANT_CELLS = 'variantes';

const asTheProduct: FormVariant = {
  id: null,
  reference: '',
  price: null,
  offer: null,
  weightKilograms: null,
  heightCentimetres: null,
  widthCentimetres: null,
  lengthCentimetres: null,
  gtin: '',
  images: [],
  content: null,
  isActive: true,
};

/** What a combination says of itself; what it leaves open is the product's. */
export function variantOfStock({ variant }: FormStock): FormVariant {
  return variant ?? asTheProduct;
}

export function withVariant(stock: FormStock, parts: Partial<FormVariant>): FormStock {
  return { ...stock, variant: { ...variantOfStock(stock), ...parts } };
}

/** A cell as it is written; blank: as the product. */
export function cellText(stock: FormStock, { name, ...column }: VariantColumn): string {
  const value = cellValue(stock, name);
  if (typeof value === 'string') return value;
  return writtenNumber(value, 'decimals' in column ? column.decimals : 0);
}

function cellValue(stock: FormStock, name: VariantField): string | number | null {
  if (name === 'onHand') return stock.onHand;
  const { offer, content, ...plain } = variantOfStock(stock);
  if (name === 'salePrice') return offer?.salePrice ?? null;
  if (name === 'contentAmount') return content?.amount ?? null;
  return name === 'contentPieces' ? (content?.pieces ?? null) : plain[name];
}

/** The combination with a typed cell, or why it cannot be read. */
export function readCell(stock: FormStock, column: VariantColumn, text: string): FormStock | string {
  if (!('decimals' in column)) return withVariant(stock, { [column.name]: text.trim() });
  const { name, minimum, maximum, decimals } = column;
  const number = readNumber(text, decimals);
  if (number === 'unreadable') return 'Escribe solo números.';
  if (number !== null && number < minimum) return `Escribe ${minimum.toLocaleString('es-CO')} o más.`;
  if (number !== null && number > maximum) return `Escribe ${maximum.toLocaleString('es-CO')} o menos.`;
  if (name === 'onHand') return { ...stock, onHand: number ?? 0 };
  return withVariant(stock, partsOf(variantOfStock(stock), name, number));
}

function partsOf(
  { offer, content }: FormVariant,
  name: Exclude<VariantField, 'onHand'>,
  number: number | null,
): Partial<FormVariant> {
  if (name === 'salePrice')
    return { offer: number === null ? null : { startsAt: null, endsAt: null, ...offer, salePrice: number } };
  if (name === 'contentAmount')
    return { content: number === null ? null : { unit: 'g', pieces: 1, ...content, amount: number } };
  if (name === 'contentPieces') return { content: content && { ...content, pieces: number ?? 1 } };
  return { [name]: number };
}

/** What is wrong with what can be read, by 'combination|column'. */
export function cellProblems(form: ProductForm): Map<string, string> {
  const problems = new Map<string, string>();
  const references = new Map([[form.reference.trim().toLowerCase(), -1]]);
  form.stock.forEach((stock, index) => {
    const { offer, price, gtin, reference } = variantOfStock(stock);
    const wrongOffer = offerProblem({ offer, price: price ?? form.price });
    if (wrongOffer) problems.set(cellKey(form, stock, 'salePrice'), wrongOffer);
    if (gtin !== '' && !isGtin(gtin)) problems.set(cellKey(form, stock, 'gtin'), GTIN_PROBLEM);
    const key = reference.trim().toLowerCase();
    if (key === '') return;
    if (references.has(key)) problems.set(cellKey(form, stock, 'reference'), 'Está repetido.');
    references.set(key, index);
  });
  return problems;
}

/** By the names of its terms: other combinations may come and go while it is typed. */
export function cellKey(form: Pick<ProductForm, 'attributes'>, stock: FormStock, name: VariantField): string {
  return `${stock.choice.map((term, at) => form.attributes[at]?.terms[term]?.name ?? '').join('\t')}|${name}`;
}

/** The combinations that hold a term; null: all of them. */
export function stockWith(
  { stock }: Pick<ProductForm, 'stock'>,
  filter: { at: number; term: number } | null,
): FormStock[] {
  return filter ? stock.filter(({ choice }) => choice[filter.at] === filter.term) : [...stock];
}

/** One value for a column of several combinations, or why it cannot be read. */
export function filled(
  all: readonly FormStock[],
  shown: readonly FormStock[],
  column: VariantColumn,
  text: string,
): FormStock[] | string {
  const next: FormStock[] = [];
  for (const stock of all) {
    const read = shown.includes(stock) ? readCell(stock, column, text) : stock;
    if (typeof read === 'string') return read;
    next.push(read);
  }
  return next;
}
