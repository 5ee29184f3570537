import type { CategoryField } from '../../../domain/category-schema.ts';
import type { MovedSetting } from '../../../domain/move-in/moved-setting.ts';
import { isFetchNeeded, type WantedPicture } from '../../../domain/move-in/wanted-pictures.ts';
import { type FactProblems, factProblems } from '../../../domain/product-facts.ts';
import {
  emptyProductForm,
  type FormOffer,
  missingToPublish,
  type ProductForm,
} from '../../../domain/product-form.ts';
import { type SheetProduct, sheetChanges } from '../../../domain/product-sheet.ts';
import { sheetFacts } from '../../../domain/product-sheet-facts.ts';
import {
  type ColumnUse,
  type RowOutcome,
  SHEET_FIELDS,
  type SheetField,
} from '../../../domain/product-sheet-fields.ts';
import { mergeSheetRows, type SheetCategory } from '../../../domain/product-sheet-merge.ts';
import { rowName, type SheetChange, type SheetProblem } from '../../../domain/product-sheet-problem.ts';
import { readSheetRow, type SheetRow } from '../../../domain/product-sheet-row.ts';
import { momentText } from '../../../domain/product-sheet-values.ts';
import type { ProductState } from '../../../domain/product-state.ts';
import { type Demands, missingInPlace } from '../catalogue/facts/fact-demand.service.ts';
import type { SellerProduct } from '../catalogue/products/product-form-of.ts';
import { findFormProblems } from '../catalogue/products/product-rules.service.ts';
import { cellOfFact, factsOfRows } from './facts-of-rows.ts';
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
  demands: Demands;
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
  const add = ({ rowNumber }: SheetRow, problem: SheetProblem) => {
    const list = problems.get(rowNumber) ?? [];
    // One sentence for each cell: the first one names its cause.
    if (!list.some(({ column }) => column === problem.column)) list.push(problem);
    problems.set(rowNumber, list);
  };
  for (const { row, field, message } of merged.problems) add(row, { ...row.told(field), message });
  const own = factsOfRows(rows, merged.form, setting);
  for (const { row, ...problem } of own.problems) add(row, problem);
  const form = { ...merged.form, facts: own.facts };
  const lacking = missingInPlace(setting.demands, form, current, setting.now);
  const asked = { rows, form, state: merged.state, lacking };
  const { state, awaitsPicture, ...reached } = reachableState(asked, current, setting);
  const notes = [...own.notes, ...reached.notes];
  const addAll = (rules: Record<string, string>) => {
    for (const [name, message] of Object.entries(rules)) {
      const { row, ...told } = cellThatSays(rows, name, setting, form);
      add(row, { ...told, message });
    }
  };
  const hasProblems = () => [...problems.values()].some((list) => list.length > 0);
  addAll(findFormProblems(form, { before: current?.form ?? null, state, now: setting.now }));
  const fetches = isFetchNeeded(merged.pictures) ? merged.pictures : null;
  const wanted = { form, state, fetches };
  const changes = hasProblems() ? [] : changesOf(wanted, current, setting);
  // Nobody is asked for more by a sheet that changes nothing.
  if (!current || changes.length > 0)
    addAll({ ...factProblems(setting.demands.askedIn(form), form), ...(state === 'active' && lacking) });
  const isWrong = hasProblems();
  const outcome = isWrong ? 'error' : !current ? 'create' : changes.length > 0 ? 'update' : 'unchanged';
  const told = isWrong ? [] : changes;
  return { rows, current, form, state, outcome, problems, changes: told, notes, fetches, awaitsPicture };
}

/** What a save would change of the product; a new one is an empty draft before it. */
function changesOf(
  { form, state, fetches }: Pick<ProductOfRows, 'form' | 'state' | 'fetches'>,
  current: SellerProduct | null,
  { categories, demands }: SheetSetting,
): SheetChange[] {
  const old = current ?? { form: emptyProductForm({ reference: form.reference }), state: 'draft' as const };
  const surroundings = { categories, fields: demands.askedIn(form), baseUrl: '' };
  const before = sheetProductOf(old.form, old.state, surroundings);
  const after = sheetProductOf(form, state, surroundings);
  const pictures = fetches?.map(({ url, address }) => url ?? address) ?? after.pictures;
  return sheetChanges(before, { ...after, pictures });
}

/**
 * A row that asks for an active product without a picture is saved as it is, and becomes active with its picture; what
 * another shop's export lacks makes a draft, with the reasons.
 */
function reachableState(
  { rows, form, state, lacking }: Pick<ProductOfRows, 'rows' | 'form' | 'state'> & { lacking: FactProblems },
  current: SellerProduct | null,
  setting: SheetSetting,
): Pick<ProductOfRows, 'state' | 'notes' | 'awaitsPicture'> {
  const before = current?.state ?? 'draft';
  const stays = { state, notes: [], awaitsPicture: false };
  if (state !== 'active' || before === 'active') return stays;
  const { images, ...others } = missingToPublish(form);
  const reasons = Object.entries({ ...lacking, ...others });
  if (reasons.length > 0) {
    if (setting.source === 'sheet') return stays;
    const notes = reasons.map(([name, message]) => ({
      column: cellThatSays(rows, name, setting, form).column,
      found: '',
      message: `Queda en borrador. ${message}`,
    }));
    return { state: before, notes: distinct(notes), awaitsPicture: false };
  }
  if (!images) return stays;
  const message = 'Se guarda como borrador y se activa solo cuando llegue su primera foto.';
  const notes = [{ column: SHEET_FIELDS.pictures, found: '', message }];
  return { state: before, notes, awaitsPicture: true };
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
      message: `La fila ${rowName(wrong?.rowNumber ?? 0)} del mismo producto tiene un error, y un producto se guarda completo o no se guarda.`,
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

/** The row and the cell that say a field of the form, or a fact by 'facts.<key>'. */
function cellThatSays(
  rows: readonly SheetRow[],
  name: string,
  setting: SheetSetting,
  form: ProductForm,
): { row: SheetRow; column: string; found: string } {
  const first = rows[0];
  if (!first) throw new Error('A product has at least one row');
  const asked = setting.demands.askedIn(form).find(({ key }) => name === `facts.${key}`);
  if (asked) return { ...cellOfFact(rows, asked, setting, form), row: first };
  const field = FIELD_OF_FORM[name as keyof ProductForm];
  const row = rows.find(({ values }) => values[field] !== undefined) ?? first;
  return { row, ...row.told(field) };
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

interface SheetSurroundings {
  categories: readonly SheetCategory[];
  /** What the product's category asks. */
  fields: readonly CategoryField[];
  /** What addresses of our own begin with; '' leaves them as they are stored. */
  baseUrl: string;
}

export function sheetProductOf(
  form: ProductForm,
  state: ProductState,
  { categories, fields, baseUrl }: SheetSurroundings,
): SheetProduct {
  const nameOf = (id: number | null) => categories.find((one) => one.id === id)?.name ?? null;
  const whole = (url: string) => (url.startsWith('/') ? baseUrl + url : url);
  return {
    ...form,
    state,
    mainCategoryName: nameOf(form.mainCategoryId),
    subcategoryName: nameOf(form.subcategoryId),
    offer: readableOffer(form.offer),
    facts: sheetFacts(fields, form.facts),
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
