import { formatPesos } from './money.ts';
import { choiceName } from './product-choices.ts';
import { type FormOffer, listChoices, type ProductForm } from './product-form.ts';
import { SHEET_FIELDS, type SheetField } from './product-sheet-fields.ts';
import type { SheetChange } from './product-sheet-problem.ts';
import { optionsText } from './product-sheet-values.ts';
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
  | 'stockPerCombination'
> & {
  state: ProductState;
  mainCategoryName: string | null;
  subcategoryName: string | null;
  offer: FormOffer | null;
  attributes: { name: string; terms: { name: string }[] }[];
  stock: { choice: number[]; onHand: number }[];
};

export type SheetCell = string | number;

const TAX_NAMES: Record<ProductForm['taxClass'], string> = {
  '19': '19 %',
  '5': '5 %',
  exento: 'Exento',
  excluido: 'Excluido',
};

const CELLS: Record<SheetField, (product: SheetProduct, choice: readonly number[]) => SheetCell> = {
  sku: (product) => product.reference,
  name: (product) => product.name,
  description: (product) => product.description,
  state: (product) => PRODUCT_STATE_NAMES[product.state],
  category: (product) => product.mainCategoryName ?? '',
  subcategory: (product) => product.subcategoryName ?? '',
  price: (product) => product.price ?? '',
  salePrice: (product) => product.offer?.salePrice ?? '',
  offerStart: (product) => product.offer?.startsAt ?? '',
  offerEnd: (product) => product.offer?.endsAt ?? '',
  tax: (product) => TAX_NAMES[product.taxClass],
  weight: (product) => product.weightKilograms ?? '',
  height: (product) => product.heightCentimetres ?? '',
  width: (product) => product.widthCentimetres ?? '',
  length: (product) => product.lengthCentimetres ?? '',
  perishable: (product) => (product.perishable ? 'Sí' : 'No'),
  options: (product, choice) => choiceText(product, choice),
  stock: (product, choice) => unitsOf(product, choice),
};

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
export function sheetRows(product: SheetProduct): SheetCell[][] {
  return listChoices(product.attributes).map((choice) =>
    SHEET_COLUMNS.map(({ cell }) => cell(product, choice)),
  );
}

/** What a sheet changes of a product, column by column; units by combination. */
export function sheetChanges(before: SheetProduct, after: SheetProduct): SheetChange[] {
  const changes: SheetChange[] = [];
  for (const { field, header, cell } of SHEET_COLUMNS) {
    if (field === 'options' || field === 'stock') continue;
    const [old, now] = [cell(before, []), cell(after, [])].map((one) => shown(field, one));
    if (old !== now) changes.push({ column: header, before: begin(old), after: begin(now) });
  }
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
  if (!stockPerCombination) return choice.every((term) => term === 0) ? (stock[0]?.onHand ?? 0) : '';
  return stock.find((one) => one.choice.join() === choice.join())?.onHand ?? 0;
}
