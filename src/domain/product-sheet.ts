import { formatPesos } from './money.ts';
import type { NetContent } from './net-content.ts';
import { choiceName } from './product-choices.ts';
import { type FormOffer, type FormVariant, listChoices, type ProductForm } from './product-form.ts';
import { type FactColumn, factCell, factColumns, type SheetFact } from './product-sheet-facts.ts';
import { SHEET_FIELDS, type SheetField } from './product-sheet-fields.ts';
import { cellText, type SheetChange } from './product-sheet-problem.ts';
import { CLEARING_WORD, optionsText } from './product-sheet-values.ts';
import { OF_VARIANTS, type ShownVariant, shownVariant } from './product-sheet-variants.ts';
import { PRODUCT_STATE_NAMES, type ProductState } from './product-state.ts';

/** A product as its rows tell it; categories by name, the offer's moments as 'YYYY-MM-DD HH:MM' of Bogotá. */
export type SheetProduct = Pick<
  ProductForm,
  | 'reference'
  | 'name'
  | 'description'
  | 'price'
  | 'taxClass'
  | 'weightKilograms'
  | 'heightCentimetres'
  | 'widthCentimetres'
  | 'lengthCentimetres'
  | 'perishable'
  | 'gtin'
  | 'content'
  | 'stockPerCombination'
> & {
  state: ProductState;
  mainCategoryName: string | null;
  subcategoryName: string | null;
  offer: FormOffer | null;
  attributes: { name: string; terms: { name: string }[] }[];
  stock: { choice: number[]; onHand: number; variant: FormVariant | null }[];
  facts: SheetFact[];
  /** Whole addresses. */
  pictures: string[];
};

export type SheetCell = string | number;

const TAX_NAMES: Record<ProductForm['taxClass'], string> = {
  '19': '19 %',
  '5': '5 %',
  exento: 'Exento',
  excluido: 'Excluido',
};

type Cell = (product: SheetProduct, choice: readonly number[], variant: ShownVariant) => SheetCell;

const CELLS: Record<SheetField, Cell> = {
  sku: (product) => product.reference,
  name: (product) => product.name,
  description: (product) => product.description,
  state: (product) => PRODUCT_STATE_NAMES[product.state],
  category: (product) => product.mainCategoryName ?? '',
  subcategory: (product) => product.subcategoryName ?? '',
  price: (_, __, { price }) => price ?? '',
  salePrice: (_, __, { offer }) => offer?.salePrice ?? '',
  offerStart: (_, __, { offer }) => offer?.startsAt ?? '',
  offerEnd: (_, __, { offer }) => offer?.endsAt ?? '',
  tax: (product) => TAX_NAMES[product.taxClass],
  weight: (product, _, variant) => measureCell(product, variant, 'weightKilograms'),
  height: (product, _, variant) => measureCell(product, variant, 'heightCentimetres'),
  width: (product, _, variant) => measureCell(product, variant, 'widthCentimetres'),
  length: (product, _, variant) => measureCell(product, variant, 'lengthCentimetres'),
  perishable: (product) => (product.perishable ? 'Sí' : 'No'),
  options: (product, choice) => choiceText(product, choice),
  stock: (product, choice) => unitsOf(product, choice),
  variantSku: ({ stockPerCombination }, _, { reference }) => (stockPerCombination ? reference : ''),
  variantActive: ({ stockPerCombination }, _, { isActive }) =>
    stockPerCombination ? (isActive ? 'Sí' : 'No') : '',
  gtin: (_, __, { gtin }) => gtin,
  content: (_, __, { content }) => (content ? contentCell(content) : ''),
  pictures: ({ pictures }, choice) => (isFirst(choice) ? pictures.join(' ') : ''),
  variantPictures: (_, __, { images }) => images.join(' '),
};

/** Where other variants say theirs, an empty cell would mean the same. */
function measureCell(
  { stock, stockPerCombination }: SheetProduct,
  variant: ShownVariant,
  name: 'weightKilograms' | 'heightCentimetres' | 'widthCentimetres' | 'lengthCentimetres',
): SheetCell {
  const isSaid = stockPerCombination && stock.some((one) => (one.variant?.[name] ?? null) !== null);
  return variant[name] ?? (isSaid ? CLEARING_WORD : '');
}

/** As parseContent reads it, whatever a sheet takes a mark between thousands for. */
function contentCell({ amount, unit, pieces }: NetContent): string {
  const one = `${String(amount).replace('.', ',')} ${unit}`;
  return pieces === 1 ? one : `${pieces} x ${one}`;
}

/** Of the rows of a product. */
function isFirst(choice: readonly number[]): boolean {
  return choice.every((term) => term === 0);
}

/** The columns of a sheet of products, in their order. */
export const SHEET_COLUMNS = (Object.keys(SHEET_FIELDS) as SheetField[]).map((field) => ({
  field,
  header: SHEET_FIELDS[field],
  cell: CELLS[field],
}));

/**
 * One row per combination of terms, all with the SKU of the product; a product without attributes has one. Attributes
 * that share one stock write it in their first row and leave the others empty.
 */
export function sheetRows(product: SheetProduct, columns: readonly FactColumn[] = []): SheetCell[][] {
  const facts = columns.map((column) => factCell(product.facts, column));
  return listChoices(product.attributes).map((choice) => {
    const variant = shownVariant(product, choice);
    return [...SHEET_COLUMNS.map(({ cell }) => cell(product, choice, variant)), ...facts];
  });
}

/** What a sheet changes of a product, column by column; units by combination. */
export function sheetChanges(before: SheetProduct, after: SheetProduct): SheetChange[] {
  const changes: SheetChange[] = [];
  for (const { field, header, cell } of SHEET_COLUMNS) {
    if (field === 'options' || field === 'stock' || field === 'pictures') continue;
    if (after.stockPerCombination && isOfVariant(field)) continue;
    const [old, now] = [before, after].map((one) => shown(field, cell(one, [], shownVariant(one, []))));
    if (old !== now) changes.push({ column: header, before: begin(old), after: begin(now) });
  }
  changes.push(...variantChanges(before, after), ...factChanges(before, after));
  const [oldPictures, pictures] = [before, after].map((one) => one.pictures.join(' '));
  if (oldPictures !== pictures)
    changes.push({ column: SHEET_FIELDS.pictures, before: countText(before), after: countText(after) });
  const [oldOptions, options] = [before, after].map(attributesText);
  if (oldOptions !== options)
    changes.push({ column: SHEET_FIELDS.options, before: begin(oldOptions), after: begin(options) });
  const unitsBefore = new Map(before.stock.map(({ choice, onHand }) => [choiceKey(before, choice), onHand]));
  for (const { choice, onHand } of after.stock) {
    const key = choiceKey(after, choice);
    const old = unitsBefore.get(key);
    if (old !== onHand && (old !== undefined || onHand > 0))
      changes.push({
        column: key ? `${SHEET_FIELDS.stock} de ${key}` : SHEET_FIELDS.stock,
        before: old === undefined ? '' : String(old),
        after: String(onHand),
      });
  }
  return changes;
}

const OF_VARIANT_ROWS: readonly SheetField[] = [
  ...OF_VARIANTS,
  'variantSku',
  'variantActive',
  'variantPictures',
];

function isOfVariant(field: SheetField): boolean {
  return OF_VARIANT_ROWS.includes(field);
}

/** Of each combination what it says of itself, beside what it, or the product before it had any, said. */
function variantChanges(before: SheetProduct, after: SheetProduct): SheetChange[] {
  if (!after.stockPerCombination) return [];
  const choiceBefore = new Map(before.stock.map(({ choice }) => [choiceKey(before, choice), choice]));
  return after.stock.flatMap(({ choice }) => {
    const key = choiceKey(after, choice);
    const old = shownVariant(before, choiceBefore.get(key) ?? []);
    const now = shownVariant(after, choice);
    return SHEET_COLUMNS.filter(({ field }) => isOfVariant(field)).flatMap(({ field, header, cell }) => {
      const texts = [cell(before, choice, old), cell(after, choice, now)].map((one) => shown(field, one));
      const [was = '', is = ''] = texts;
      const isNews = was !== is && !(field === 'variantActive' && was === '');
      return isNews ? [{ column: `${header} de ${key}`, before: begin(was), after: begin(is) }] : [];
    });
  });
}

/** Both by the category that the product has afterwards. */
function factChanges(before: SheetProduct, after: SheetProduct): SheetChange[] {
  const fields = [...before.facts, ...after.facts].map(({ field }) => field);
  return factColumns(fields).flatMap((column) => {
    const [was, is] = [before, after].map(({ facts }) => cellText(factCell(facts, column)));
    return was === is ? [] : [{ column: column.header, before: begin(was), after: begin(is) }];
  });
}

function countText({ pictures }: SheetProduct): string {
  return pictures.length === 1 ? '1 foto' : `${pictures.length} fotos`;
}

/** Of a long description nobody reads more in a list of changes. */
function begin(text = ''): string {
  return text.length > 300 ? `${text.slice(0, 300).toWellFormed()}…` : text;
}

function shown(field: SheetField, cell: SheetCell): string {
  if (typeof cell === 'number' && (field === 'price' || field === 'salePrice')) return formatPesos(cell);
  return typeof cell === 'number' ? String(cell).replace('.', ',') : cell;
}

function choiceKey({ attributes }: SheetProduct, choice: readonly number[]): string {
  const named = attributes.map(({ name, terms }) => ({
    id: null,
    name,
    terms: terms.map((term) => ({ id: null, name: term.name })),
  }));
  return choiceName({ attributes: named }, choice);
}

function attributesText({ attributes }: SheetProduct): string {
  return attributes
    .map(({ name, terms }) => `${name}: ${terms.map((term) => term.name).join(', ')}`)
    .join(' | ');
}

function choiceText({ attributes }: SheetProduct, choice: readonly number[]): string {
  return optionsText(
    attributes.map(({ name, terms }, index) => ({
      attribute: name,
      term: terms[choice[index] ?? 0]?.name ?? '',
    })),
  );
}

function unitsOf({ stock, stockPerCombination }: SheetProduct, choice: readonly number[]): SheetCell {
  if (!stockPerCombination) return isFirst(choice) ? (stock[0]?.onHand ?? 0) : '';
  return stock.find((one) => one.choice.join() === choice.join())?.onHand ?? 0;
}
