import { emptyProductForm, type ProductForm, type ProductProblems } from '../../../domain/product-form.ts';
import { type SheetProduct, sheetChanges } from '../../../domain/product-sheet.ts';
import type { ColumnUse, RowOutcome, SheetField } from '../../../domain/product-sheet-fields.ts';
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
}

export interface SheetSetting {
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
  const merged = mergeSheetRows(rows, current, setting.categories);
  const add = ({ rowNumber, told }: SheetRow, field: SheetField, message: string) => {
    const list = problems.get(rowNumber) ?? [];
    const { column, found } = told(field);
    // One sentence for each cell: the first one names its cause.
    if (!list.some((one) => one.column === column)) list.push({ column, found, message });
    problems.set(rowNumber, list);
  };
  for (const { row, field, message } of merged.problems) add(row, field, message);
  const { form, state } = merged;
  const rules = findFormProblems(form, { before: current?.form ?? null, state, now: setting.now });
  for (const [name, message] of Object.entries(rules) as [keyof ProductProblems, string][]) {
    const field = FIELD_OF_FORM[name];
    add(rowThatSays(rows, field), field, ruleText(name, message, state));
  }
  const hasProblems = [...problems.values()].some((list) => list.length > 0);
  const old = current ?? { form: emptyProductForm({ reference: form.reference }), state: 'draft' as const };
  const before = sheetProductOf(old.form, old.state, setting.categories);
  const after = sheetProductOf(form, state, setting.categories);
  const changes = hasProblems ? [] : sheetChanges(before, after);
  const outcome = hasProblems ? 'error' : !current ? 'create' : changes.length > 0 ? 'update' : 'unchanged';
  return { rows, current, form, state, outcome, problems, changes };
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
  images: 'state',
  attributes: 'options',
  stockPerCombination: 'stock',
  stock: 'stock',
};

function ruleText(name: keyof ProductForm, message: string, state: ProductState): string {
  if (name !== 'images' || state !== 'active') return message;
  return 'Para activarlo le falta una foto. Déjalo en Borrador, carga las fotos y actívalo después.';
}

function rowThatSays(rows: readonly SheetRow[], field: SheetField): SheetRow {
  const row = rows.find(({ values }) => values[field] !== undefined) ?? rows[0];
  if (!row) throw new Error('A product has at least one row');
  return row;
}

function sheetProductOf(
  form: ProductForm,
  state: ProductState,
  categories: readonly SheetCategory[],
): SheetProduct {
  const nameOf = (id: number | null) => categories.find((one) => one.id === id)?.name ?? null;
  return {
    ...form,
    state,
    mainCategoryName: nameOf(form.mainCategoryId),
    subcategoryName: nameOf(form.subcategoryId),
    offer: form.offer && {
      salePrice: form.offer.salePrice,
      startsAt: momentText(form.offer.startsAt),
      endsAt: momentText(form.offer.endsAt),
    },
  };
}
