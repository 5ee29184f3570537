import type { FormOffer, FormStock, FormVariant, ProductForm } from './product-form.ts';
import type { SheetField } from './product-sheet-fields.ts';
import { mergeOffer, type Report } from './product-sheet-offer.ts';
import { choiceOf } from './product-sheet-options.ts';
import type { SheetRow } from './product-sheet-row.ts';

/** What each row of a product with variants says of its own variant. */
export const OF_VARIANTS = [
  ...(['price', 'salePrice', 'offerStart', 'offerEnd', 'weight', 'height', 'width', 'length'] as const),
  ...(['gtin', 'content'] as const),
] as const;

const MEASURES = ['price', 'weight', 'height', 'width', 'length'] as const;

/**
 * What the rows of a new product with variants say for those that leave a cell empty: a price or measure that all others agree
 * on, and of the rest what the first row with a price says. Where the others differ nobody guesses: `unsaid` hears of it.
 */
export function saidForAll(
  rows: readonly SheetRow[],
  unsaid: (row: SheetRow, field: SheetField, message: string) => void,
): Pick<SheetRow['values'], (typeof OF_VARIANTS)[number]> {
  const first = rows.find(({ values }) => typeof values.price === 'number') ?? rows[0];
  const said = OF_VARIANTS.map((field) => [field, field === 'gtin' ? undefined : first?.values[field]]);
  const measures = MEASURES.map((field) => {
    const all = new Set(rows.flatMap(({ values }) => (values[field] === undefined ? [] : [values[field]])));
    if (all.size < 2) return [field, [...all][0]];
    const silent = rows.filter((row) => row.values[field] === undefined && !isWrong(row, field));
    for (const row of silent) unsaid(row, field, DIFFERENT);
    return [field, field === 'price' ? first?.values.price : null];
  });
  return Object.fromEntries([...said, ...measures]);
}

const DIFFERENT = 'Las otras opciones de este producto tienen valores distintos. Escribe el de esta.';

/**
 * What rows that add a combination to a product with variants leave empty, where those that it has differ: the product's own
 * price and measures are those of its cheapest one, and nobody guesses that the new one is like it.
 */
export function tellUnsaid(
  rows: readonly SheetRow[],
  before: ProductForm,
  form: ProductForm,
  unsaid: (row: SheetRow, field: SheetField, message: string) => void,
): void {
  if (!before.stockPerCombination || !form.stockPerCombination) return;
  const known = form.stock.filter(({ variant }) => variant !== null && variant.id !== null);
  for (const row of rows) {
    if (!row.values.options) continue;
    const choice = choiceOf(row, form).join();
    if (known.some((one) => one.choice.join() === choice)) continue;
    for (const field of MEASURES) {
      const values = new Set(known.map((one) => shownVariant(form, one.choice)[SHOWN[field]]));
      if (values.size > 1 && row.values[field] === undefined && !isWrong(row, field))
        unsaid(row, field, DIFFERENT);
    }
  }
}

const SHOWN = {
  price: 'price',
  weight: 'weightKilograms',
  height: 'heightCentimetres',
  width: 'widthCentimetres',
  length: 'lengthCentimetres',
} as const satisfies Record<(typeof MEASURES)[number], keyof ShownVariant>;

function isWrong({ problems, told }: SheetRow, field: SheetField): boolean {
  return problems.some(({ column }) => column === told(field).column);
}

/**
 * The variants as their rows want them. A row without options speaks of all of them; what no row says stays, and of a new
 * one is the product's.
 */
export function mergeVariants(
  rows: readonly SheetRow[],
  form: ProductForm,
  knownPictures: ReadonlyMap<string, string>,
  report: (row: SheetRow) => Report,
): ProductForm {
  if (!form.stockPerCombination) return form;
  const rowByChoice = new Map<string, SheetRow>();
  for (const row of rows) if (row.values.options) rowByChoice.set(choiceOf(row, form).join(), row);
  const [general] = rowByChoice.size === 0 ? rows : [];
  const stock = form.stock.map((one): FormStock => {
    const row = rowByChoice.get(one.choice.join()) ?? general;
    return row && (one.variant || saysOfVariant(row))
      ? { ...one, variant: merged(row, one.variant, form, knownPictures, report(row)) }
      : one;
  });
  return { ...form, stock };
}

const SAID: readonly SheetField[] = [...OF_VARIANTS, 'variantSku', 'variantActive', 'variantPictures'];

function saysOfVariant({ values }: SheetRow): boolean {
  return SAID.some((field) => values[field] !== undefined);
}

function merged(
  { values }: SheetRow,
  before: FormVariant | null,
  form: ProductForm,
  known: ReadonlyMap<string, string>,
  report: Report,
): FormVariant {
  const base = before ?? asProduct(form);
  return {
    ...base,
    reference: values.variantSku ?? base.reference,
    isActive: values.variantActive ?? base.isActive,
    price: said(values.price, base.price),
    offer: mergeOffer(values, before === null ? null : base.offer, report),
    weightKilograms: said(values.weight, base.weightKilograms),
    heightCentimetres: said(values.height, base.heightCentimetres),
    widthCentimetres: said(values.width, base.widthCentimetres),
    lengthCentimetres: said(values.length, base.lengthCentimetres),
    gtin: said(values.gtin, base.gtin) ?? '',
    // As an offer: where each row speaks for itself, an empty cell of a new one means none.
    content: said(values.content, before === null ? null : base.content),
    images: imagesOf(values.variantPictures, base.images, known),
  };
}

/** Those of the row once all of them are there. */
function imagesOf(
  addresses: readonly string[] | null | undefined,
  before: string[],
  known: ReadonlyMap<string, string>,
): string[] {
  if (addresses === undefined) return before;
  const urls = (addresses ?? []).flatMap((address) => known.get(address) ?? []);
  return urls.length === (addresses?.length ?? 0) ? urls : before;
}

/** One that says nothing of its own yet. */
function asProduct(form: ProductForm): FormVariant {
  return {
    id: null,
    reference: '',
    price: null,
    offer: form.offer,
    weightKilograms: null,
    heightCentimetres: null,
    widthCentimetres: null,
    lengthCentimetres: null,
    gtin: '',
    images: [],
    content: form.content,
    isActive: true,
  };
}

function said<Value>(now: Value | null | undefined, before: Value | null): Value | null {
  return now === undefined ? before : now;
}

/** What a combination says of itself, or else the product. */
export type ShownVariant = Pick<
  ProductForm,
  | 'price'
  | 'weightKilograms'
  | 'heightCentimetres'
  | 'widthCentimetres'
  | 'lengthCentimetres'
  | 'gtin'
  | 'content'
> & { offer: FormOffer | null; reference: string; isActive: boolean; images: string[] };

type Shown = Omit<
  ProductForm,
  'facts' | 'mainCategoryId' | 'subcategoryId' | 'attributes' | 'stock' | 'images'
> & {
  stock: readonly Pick<FormStock, 'choice' | 'variant'>[];
};

export function shownVariant(product: Shown, choice: readonly number[]): ShownVariant {
  const { stock, stockPerCombination } = product;
  const own = stockPerCombination ? stock.find((one) => one.choice.join() === choice.join())?.variant : null;
  const whole = { ...product, reference: '', images: [], isActive: true };
  if (!own) return stockPerCombination ? { ...whole, gtin: '' } : whole;
  return {
    reference: own.reference,
    price: own.price ?? product.price,
    offer: own.offer,
    weightKilograms: own.weightKilograms ?? product.weightKilograms,
    heightCentimetres: own.heightCentimetres ?? product.heightCentimetres,
    widthCentimetres: own.widthCentimetres ?? product.widthCentimetres,
    lengthCentimetres: own.lengthCentimetres ?? product.lengthCentimetres,
    gtin: own.gtin,
    content: own.content,
    isActive: own.isActive,
    images: own.images,
  };
}
