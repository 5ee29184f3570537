import type { MovedSetting } from '../../../domain/move-in/moved-setting.ts';
import { isFetchNeeded, type WantedPicture } from '../../../domain/move-in/wanted-pictures.ts';
import {
  emptyProductForm,
  type FormOffer,
  missingToPublish,
  type ProductForm,
} from '../../../domain/product-form.ts';
import { type SheetProduct, sheetChanges } from '../../../domain/product-sheet.ts';
import {
  type ColumnUse,
  type RowOutcome,
  SHEET_FIELDS,
  type SheetField,
} from '../../../domain/product-sheet-fields.ts';
import { mergeSheetRows, type SheetCategory } from '../../../domain/product-sheet-merge.ts';
import type { SheetChange, SheetProblem } from '../../../domain/product-sheet-problem.ts';
import { readSheetRow, type SheetRow } from '../../../domain/product-sheet-row.ts';
import { momentText } from '../../../domain/product-sheet-values.ts';
import type { ProductState } from '../../../domain/product-state.ts';
import type { SellerProduct } from '../catalogue/products/product-form-of.ts';
import { findFormProblems } from '../catalogue/products/product-rules.service.ts';
import type { ImportRow, RowResult } from './import-row.repository.ts';

/** What a product's rows come to, looked at beside the product as it is now. */
export interface ProductOfRows {
  rows: SheetRow[];
  current: SellerProduct | null;
  form: ProductForm;
  state: ProductState;
  outcome: RowOutcome;
  /** By row number. */
  problems: Map<number, SheetProblem[]>;
  changes: SheetChange[];
  /** Why it is saved otherwise than its rows say; of the whole product. */
  notes: SheetProblem[];
  /** In their order; null: nothing is to be fetched. */
  fetches: WantedPicture[] | null;
  /** Becomes active with its first picture. */
  awaitsPicture: boolean;
}

export interface SheetSetting extends MovedSetting {
  headers: readonly string[];
  mapping: readonly ColumnUse[];
  categories: readonly SheetCategory[];
  now: Date;
}

/** One way of looking at rows for the check and for the save. */
export function productOfRows(
  importRows: readonly ImportRow[],
  current: SellerProduct | null,
  setting: SheetSetting,
): ProductOfRows {
  const rows = importRows.map((row) => readSheetRow(row, setting));
  const problems = new Map(rows.map(({ rowNumber, problems: own }) => [rowNumber, [...own]]));
  const merged = mergeSheetRows(rows, current, setting.categories, setting);
  const add = ({ rowNumber, told }: SheetRow, field: SheetField, message: string) => {
    const list = problems.get(rowNumber) ?? [];
    const { column, found } = told(field);
    // One sentence for each cell: the first one names its cause.
    if (!list.some((one) => one.column === column)) list.push({ column, found, message });
    problems.set(rowNumber, list);
  };
  for (const { row, field, message } of merged.problems) add(row, field, message);
  const { form } = merged;
  const { state, notes, awaitsPicture } = reachableState(merged, current, setting.source);
  const rules = findFormProblems(form, { before: current?.form ?? null, state, now: setting.now });
  for (const [name, message] of Object.entries(rules) as [keyof ProductForm, string][]) {
    const field = FIELD_OF_FORM[name];
    add(rowThatSays(rows, field), field, message);
  }
  const hasProblems = [...problems.values()].some((list) => list.length > 0);
  const old = current ?? { form: emptyProductForm({ reference: form.reference }), state: 'draft' as const };
  const before = sheetProductOf(old.form, old.state, setting.categories);
  const fetches = isFetchNeeded(merged.pictures) ? merged.pictures : null;
  const shown = fetches
    ? fetches.map(({ url, address }) => url ?? address)
    : form.images.map(({ url }) => url);
  const after = { ...sheetProductOf(form, state, setting.categories), pictures: shown };
  const changes = hasProblems ? [] : sheetChanges(before, after);
  const outcome = hasProblems ? 'error' : !current ? 'create' : changes.length > 0 ? 'update' : 'unchanged';
  return { rows, current, form, state, outcome, problems, changes, notes, fetches, awaitsPicture };
}

/**
 * A row that asks for an active product without a picture is saved as it is, and becomes active with its picture; what
 * another shop's export lacks makes a draft, with the reasons.
 */
function reachableState(
  { form, state }: { form: ProductForm; state: ProductState },
  current: SellerProduct | null,
  source: MovedSetting['source'],
): Pick<ProductOfRows, 'state' | 'notes' | 'awaitsPicture'> {
  const before = current?.state ?? 'draft';
  const stays = { state, notes: [], awaitsPicture: false };
  if (state !== 'active' || before === 'active') return stays;
  const { images, ...others } = missingToPublish(form);
  const reasons = Object.entries(others) as [keyof ProductForm, string][];
  if (reasons.length > 0) {
    if (source === 'sheet') return stays;
    const notes = reasons.map(([name, message]) =>
      noteOf(FIELD_OF_FORM[name], `Queda en borrador. ${message}`),
    );
    return { state: before, notes: distinct(notes), awaitsPicture: false };
  }
  if (!images) return stays;
  const message = 'Se guarda como borrador y se activa solo cuando llegue su primera foto.';
  return { state: before, notes: [noteOf('pictures', message)], awaitsPicture: true };
}

function noteOf(field: SheetField, message: string): SheetProblem {
  return { column: SHEET_FIELDS[field], found: '', message };
}

/** Height, width and length lack the same. */
function distinct(notes: readonly SheetProblem[]): SheetProblem[] {
  const columns = Map.groupBy(notes, ({ message }) => message);
  return [...columns].map(([message, same]) => ({
    column: same.map(({ column }) => column).join(', '),
    found: '',
    message,
  }));
}

/** The product's outcome on each of its rows; rows without a mistake of their own name the one that has. */
export function rowResults(product: ProductOfRows, applied: boolean): RowResult[] {
  const wrong = product.rows.find(({ rowNumber }) => product.problems.get(rowNumber)?.length);
  return product.rows.map(({ rowNumber }, index) => {
    const own = product.problems.get(rowNumber) ?? [];
    const shared = {
      column: '',
      found: '',
      message: `La fila ${wrong?.rowNumber} del mismo producto tiene un error, y un producto se guarda completo o no se guarda.`,
    };
    return {
      rowNumber,
      outcome: product.outcome,
      applied,
      problems: product.outcome === 'error' && own.length === 0 ? [shared] : own,
      changes: index === 0 ? product.changes : [],
      notes: index === 0 && product.outcome !== 'error' ? product.notes : [],
    };
  });
}

const FIELD_OF_FORM: Record<keyof ProductForm, SheetField> = {
  name: 'name',
  description: 'description',
  reference: 'sku',
  price: 'price',
  offer: 'salePrice',
  mainCategoryId: 'category',
  subcategoryId: 'subcategory',
  weightKilograms: 'weight',
  heightCentimetres: 'height',
  widthCentimetres: 'width',
  lengthCentimetres: 'length',
  taxClass: 'tax',
  perishable: 'perishable',
  gtin: 'gtin',
  content: 'content',
  facts: 'category',
  images: 'pictures',
  attributes: 'options',
  stockPerCombination: 'stock',
  stock: 'stock',
};

function rowThatSays(rows: readonly SheetRow[], field: SheetField): SheetRow {
  const row = rows.find(({ values }) => values[field] !== undefined) ?? rows[0];
  if (!row) throw new Error('A product has at least one row');
  return row;
}

/** `baseUrl`: what addresses of our own begin with; '' leaves them as they are stored. */
export function sheetProductOf(
  form: ProductForm,
  state: ProductState,
  categories: readonly SheetCategory[],
  baseUrl = '',
): SheetProduct {
  const nameOf = (id: number | null) => categories.find((one) => one.id === id)?.name ?? null;
  const whole = (url: string) => (url.startsWith('/') ? baseUrl + url : url);
  return {
    ...form,
    state,
    mainCategoryName: nameOf(form.mainCategoryId),
    subcategoryName: nameOf(form.subcategoryId),
    offer: readableOffer(form.offer),
    stock: form.stock.map((one) => ({
      ...one,
      variant: one.variant && {
        ...one.variant,
        offer: readableOffer(one.variant.offer),
        images: one.variant.images.map(whole),
      },
    })),
    pictures: form.images.map(({ url }) => whole(url)),
  };
}

/** Its moments by the clock of Bogotá. */
function readableOffer(offer: FormOffer | null): FormOffer | null {
  return offer && { ...offer, startsAt: momentText(offer.startsAt), endsAt: momentText(offer.endsAt) };
}
