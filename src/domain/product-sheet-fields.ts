/** What a column of a sheet of products may tell. */
export const SHEET_FIELDS = {
  sku: 'SKU',
  name: 'Nombre',
  description: 'Descripción',
  state: 'Estado',
  category: 'Categoría',
  subcategory: 'Subcategoría',
  price: 'Precio',
  salePrice: 'Precio rebajado',
  offerStart: 'Inicio de la oferta',
  offerEnd: 'Fin de la oferta',
  tax: 'IVA',
  weight: 'Peso (kg)',
  height: 'Alto (cm)',
  width: 'Ancho (cm)',
  length: 'Largo (cm)',
  perishable: 'Perecedero',
  options: 'Opciones',
  stock: 'Existencias',
  variantSku: 'SKU de la opción',
  variantActive: 'Opción activa',
  gtin: 'Código de barras',
  content: 'Contenido neto',
  pictures: 'Fotos',
  variantPictures: 'Fotos de la opción',
} as const;

export type SheetField = keyof typeof SHEET_FIELDS;

export const SHEET_FIELD_IDS = Object.keys(SHEET_FIELDS) as SheetField[];

/** What several columns may tell together: 'Foto 1', 'Foto 2'. */
export const REPEATABLE_FIELDS: readonly SheetField[] = ['pictures', 'variantPictures'];

/** What becomes of a column: 'fact' says what a category asks, by its header; null is undecided. */
export type ColumnUse = SheetField | 'fact' | 'ignored' | null;

/** The header of the column that a file of failed rows has in addition. */
export const ERROR_HEADER = 'Error';

const IMPORT_STATES = [
  'reading',
  'mapping',
  'checking',
  'checked',
  'applying',
  'finished',
  'cancelled',
  'failed',
] as const;

export type ImportState = (typeof IMPORT_STATES)[number];
export type ImportKind = 'sheet' | 'pictures';
export type RowOutcome = 'create' | 'update' | 'unchanged' | 'error';

/** Products by outcome, the rows of those with errors, and the products that are saved with a note. */
export type ImportCounts = Record<RowOutcome, number> & { errorRows: number; notes?: number | undefined };

export const MAXIMUM_SHEET_BYTES = 10 * 1024 * 1024;
export const MAXIMUM_SHEET_ROWS = 20_000;
export const MAXIMUM_SHEET_COLUMNS = 300;
/** Beside the columns that every product has. */
export const MAXIMUM_FACT_COLUMNS = 250;
export const MAXIMUM_PICTURES_ZIP_BYTES = 200 * 1024 * 1024;
/** Of all the uploads of a shop that wait. */
export const MAXIMUM_OPEN_UPLOAD_BYTES = 1024 * 1024 * 1024;
export const MAXIMUM_PICTURES_IN_ZIP = 2_000;
