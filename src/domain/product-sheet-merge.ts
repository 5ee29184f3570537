import { withContentsInNames } from './move-in/contents-in-names.ts';
import { type CategoryPlace, type MovedSetting, OWN_SHEET, withDefaults } from './move-in/moved-setting.ts';
import { imagesOf, type WantedPicture, wantedPictures } from './move-in/wanted-pictures.ts';
import { withEveryStock } from './product-choices.ts';
import { emptyProductForm, type ProductForm, perishableIn } from './product-form.ts';
import type { SheetField } from './product-sheet-fields.ts';
import { mergeOffer, type Report } from './product-sheet-offer.ts';
import { mergeOptions } from './product-sheet-options.ts';
import { rowName } from './product-sheet-problem.ts';
import type { SheetRow, SheetValues } from './product-sheet-row.ts';
import { mergeVariants, OF_VARIANTS, saidForAll, tellUnsaid } from './product-sheet-variants.ts';
import { canMoveProduct, PRODUCT_STATE_NAMES, type ProductState } from './product-state.ts';
import { foldText } from './text.ts';

/** What the shop has under the SKU. */
export type CurrentProduct = { form: ProductForm; state: ProductState; ownPerishable: boolean };

export type SheetCategory = { id: number; name: string; parentId: number | null };

export type MergeProblem = { row: SheetRow; field: SheetField; message: string };

export type MergedProduct = {
  form: ProductForm;
  /** The state it is to have in the end. */
  state: ProductState;
  /** Null: the rows say nothing of pictures. */
  pictures: WantedPicture[] | null;
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
  moved: MovedSetting = OWN_SHEET,
): MergedProduct {
  const problems: MergeProblem[] = [];
  const first = rows[0];
  if (!first) throw new Error('A product has at least one row');
  const base = current?.form ?? emptyProductForm({ reference: first.values.sku ?? '' });
  const shaped = withEveryStock(mergeOptions(rows, base, problems));
  const hasOptions = rows.some(({ values }) => values.options);
  const own = hasOptions && shaped.stockPerCombination ? [...OF_ROWS, ...OF_VARIANTS] : OF_ROWS;
  // Rows without options are one product twice, which is told once.
  const all = sayTogether(rows, own, hasOptions ? problems : []);
  const isOwn = moved.source === 'sheet';
  const unsaid = (row: SheetRow, field: SheetField, message: string) =>
    isOwn && problems.push({ row, field, message });
  const said = own === OF_ROWS ? all : { ...all, ...saidForAll(current ? [] : rows, unsaid) };
  const report = (field: SheetField, message: string) => problems.push({ row: first, field, message });
  if (!current && said.name === undefined)
    report('name', 'Ningún producto tiene este SKU. Para crearlo, escribe su nombre.');
  const place = placeOf(said, moved) ?? mergeCategories(said, base, categories, report);
  const simple: ProductForm = {
    ...shaped,
    name: said.name ?? base.name,
    description: withSameBreaks(kept(said.description, base.description) ?? '', base.description),
    price: kept(said.price, base.price),
    weightKilograms: kept(said.weight, base.weightKilograms),
    heightCentimetres: kept(said.height, base.heightCentimetres),
    widthCentimetres: kept(said.width, base.widthCentimetres),
    lengthCentimetres: kept(said.length, base.lengthCentimetres),
    taxClass: said.tax ?? base.taxClass,
    perishable: said.perishable ?? (current !== null && perishableIn(place, current)),
    gtin: kept(said.gtin, base.gtin) ?? '',
    content: kept(said.content, base.content),
    offer: mergeOffer(said, base.offer, report),
    ...place,
  };
  const reportOf = (row: SheetRow) => (field: SheetField, message: string) =>
    problems.push({ row, field, message });
  const known = withOwnPictures(moved, base.images);
  const whole = mergeVariants(rows, simple, known, reportOf);
  tellUnsaid(rows, base, whole, unsaid);
  const pictures = wantedPictures(rows, base.images, known);
  const isSaid = (field: 'stock' | 'tax') =>
    current !== null || rows.some(({ values }) => values[field] !== undefined);
  const filled = withDefaults(whole, moved, { units: isSaid('stock'), tax: isSaid('tax') });
  const named = isOwn || current ? filled : withContentsInNames(filled);
  const form = { ...named, images: imagesOf(named, pictures) };
  return { form, state: mergeState(said.state, current, report), pictures, problems };
}

/** What the product shows already is not fetched, whoever put it there. */
function withOwnPictures(
  { baseUrl, knownPictures }: MovedSetting,
  images: ProductForm['images'],
): ReadonlyMap<string, string> {
  const own = images.map(({ url }) => [url.startsWith('/') ? baseUrl + url : url, url] as const);
  return new Map([...own, ...knownPictures]);
}

/** Another shop's category; null: the sheet names ours. One that the shop has given no place stays without. */
function placeOf({ category }: Said, { source, places }: MovedSetting): CategoryPlace | null {
  if (source === 'sheet' || !category) return null;
  return places.get(category) ?? { mainCategoryId: null, subcategoryId: null };
}

type Said = Omit<SheetRow['values'], (typeof OF_ROWS)[number]>;

/** What each row says of itself. */
const OF_ROWS = ['options', 'stock', 'variantSku', 'variantActive', 'pictures', 'variantPictures'] as const;

/** What all rows say of the product as a whole; two that contradict each other are told. */
function sayTogether(
  rows: readonly SheetRow[],
  ownFields: readonly SheetField[],
  problems: MergeProblem[],
): Said {
  const said: Record<string, unknown> = {};
  const saidIn = new Map<string, SheetRow>();
  for (const row of rows)
    for (const [field, value] of Object.entries(row.values) as [SheetField, unknown][]) {
      if (value === undefined || isOfRows(field)) continue;
      const other = saidIn.get(field);
      if (other && !ownFields.includes(field) && JSON.stringify(said[field]) !== JSON.stringify(value)) {
        const message = `La fila ${rowName(other.rowNumber)} del mismo producto dice «${other.told(field).found}».`;
        problems.push({ row, field, message });
      }
      if (other) continue;
      said[field] = value;
      saidIn.set(field, row);
    }
  return said;
}

function isOfRows(field: SheetField): boolean {
  return OF_ROWS.some((own) => own === field);
}

function kept<Value>(said: Value | null | undefined, before: Value | null): Value | null {
  return said === undefined ? before : said;
}

/** Sheets have one kind of line break; another kind alone is no change. */
function withSameBreaks(text: string, before: string): string {
  return text === before.replace(/\r\n?/g, '\n').trim() ? before : text;
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
