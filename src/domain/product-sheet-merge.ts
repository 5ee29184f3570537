import { withEveryStock } from './product-choices.ts';
import { emptyProductForm, type FormOffer, type ProductForm } from './product-form.ts';
import type { SheetField } from './product-sheet-fields.ts';
import { mergeOptions } from './product-sheet-options.ts';
import type { SheetRow, SheetValues } from './product-sheet-row.ts';
import { canMoveProduct, PRODUCT_STATE_NAMES, type ProductState } from './product-state.ts';
import { foldText } from './text.ts';

/** What the shop has under the SKU. */
export type CurrentProduct = { form: ProductForm; state: ProductState };

export type SheetCategory = { id: number; name: string; parentId: number | null };

export type MergeProblem = { row: SheetRow; field: SheetField; message: string };

export type MergedProduct = {
  form: ProductForm;
  /** The state it is to have in the end. */
  state: ProductState;
  problems: MergeProblem[];
};

/**
 * The product as its rows want it: what they do not say stays as it is. `rows` share one SKU; cells with problems have
 * said nothing. The same rules as in the editor are asked afterwards.
 */
export function mergeSheetRows(
  rows: readonly SheetRow[],
  current: CurrentProduct | null,
  categories: readonly SheetCategory[],
): MergedProduct {
  const problems: MergeProblem[] = [];
  const first = rows[0];
  if (!first) throw new Error('A product has at least one row');
  // Rows without options are one product twice, which is told once.
  const said = sayTogether(rows, rows.some(({ values }) => values.options) ? problems : []);
  const base = current?.form ?? emptyProductForm({ reference: first.values.sku ?? '' });
  const report = (field: SheetField, message: string) => problems.push({ row: first, field, message });
  if (!current && said.name === undefined)
    report('name', 'Ningún producto tiene este SKU. Para crearlo, escribe su nombre.');
  const simple: ProductForm = {
    ...base,
    name: said.name ?? base.name,
    description: withSameBreaks(kept(said.description, base.description) ?? '', base.description),
    price: kept(said.price, base.price),
    weightKilograms: kept(said.weight, base.weightKilograms),
    heightCentimetres: kept(said.height, base.heightCentimetres),
    widthCentimetres: kept(said.width, base.widthCentimetres),
    lengthCentimetres: kept(said.length, base.lengthCentimetres),
    taxClass: said.tax ?? base.taxClass,
    perishable: said.perishable ?? base.perishable,
    offer: mergeOffer(said, base.offer, report),
    ...mergeCategories(said, base, categories, report),
  };
  const form = withEveryStock(mergeOptions(rows, simple, problems));
  return { form, state: mergeState(said.state, current, report), problems };
}

type Report = (field: SheetField, message: string) => void;
type Said = Omit<SheetRow['values'], 'options' | 'stock'>;

/** What all rows say of the product as a whole; two that contradict each other are told. */
function sayTogether(rows: readonly SheetRow[], problems: MergeProblem[]): Said {
  const said: Record<string, unknown> = {};
  const saidIn = new Map<string, SheetRow>();
  for (const row of rows)
    for (const [field, value] of Object.entries(row.values) as [SheetField, unknown][]) {
      if (value === undefined || field === 'options' || field === 'stock') continue;
      const other = saidIn.get(field);
      if (other && said[field] !== value) {
        const message = `La fila ${other.rowNumber} del mismo producto dice «${other.told(field).found}».`;
        problems.push({ row, field, message });
      }
      if (other) continue;
      said[field] = value;
      saidIn.set(field, row);
    }
  return said;
}

function kept<Value>(said: Value | null | undefined, before: Value | null): Value | null {
  return said === undefined ? before : said;
}

/** Sheets have one kind of line break; another kind alone is no change. */
function withSameBreaks(text: string, before: string): string {
  return text === before.replace(/\r\n?/g, '\n').trim() ? before : text;
}

function mergeOffer(said: Said, before: FormOffer | null, report: Report): FormOffer | null {
  const { salePrice, offerStart, offerEnd } = said;
  if (salePrice === null) return null;
  const price = salePrice ?? before?.salePrice;
  if (price === undefined) {
    for (const field of ['offerStart', 'offerEnd'] as const)
      if (said[field]) report(field, 'Escribe también el precio rebajado.');
    return null;
  }
  return {
    salePrice: price,
    startsAt: moment(offerStart, before?.startsAt ?? null),
    endsAt: moment(offerEnd, before?.endsAt ?? null),
  };
}

/** A sheet tells minutes: the seconds of a moment that stays are kept. */
function moment(said: string | null | undefined, before: string | null): string | null {
  if (said === undefined) return before;
  const minute = (text: string) => Math.floor(Date.parse(text) / 60_000);
  return said !== null && before !== null && minute(said) === minute(before) ? before : said;
}

function mergeCategories(
  said: Said,
  base: ProductForm,
  categories: readonly SheetCategory[],
  report: Report,
): Pick<ProductForm, 'mainCategoryId' | 'subcategoryId'> {
  const mains = categories.filter(({ parentId }) => parentId === null);
  let { mainCategoryId, subcategoryId } = base;
  if (said.category === null) return { mainCategoryId: null, subcategoryId: null };
  if (said.category !== undefined) {
    const main = named(mains, said.category);
    if (!main) report('category', `No existe esta categoría. Escribe una de estas: ${listOf(mains)}.`);
    else if (main.id !== mainCategoryId) [mainCategoryId, subcategoryId] = [main.id, null];
  }
  if (said.subcategory === null) return { mainCategoryId, subcategoryId: null };
  if (said.subcategory !== undefined) {
    const own = categories.filter(({ parentId }) => parentId !== null && parentId === mainCategoryId);
    const sub = named(own, said.subcategory);
    if (mainCategoryId === null) report('subcategory', 'Escribe también la categoría.');
    else if (!sub) report('subcategory', `Esta categoría no la tiene. Escribe una de estas: ${listOf(own)}.`);
    else subcategoryId = sub.id;
  }
  return { mainCategoryId, subcategoryId };
}

function named(categories: readonly SheetCategory[], name: string): SheetCategory | undefined {
  return categories.find((one) => foldText(one.name) === foldText(name));
}

function listOf(categories: readonly SheetCategory[]): string {
  return categories.map(({ name }) => name).join(', ') || 'ninguna';
}

function mergeState(
  said: SheetValues['state'] | null | undefined,
  current: CurrentProduct | null,
  report: Report,
): ProductState {
  const before = current?.state ?? 'draft';
  if (!said || said === before) return before;
  if (canMoveProduct(before, said)) return said;
  report(
    'state',
    current
      ? `Un producto en ${PRODUCT_STATE_NAMES[before]} no puede pasar a ${PRODUCT_STATE_NAMES[said]}.`
      : 'Un producto nuevo empieza en Borrador, o en Activo si ya tiene todo.',
  );
  return before;
}
