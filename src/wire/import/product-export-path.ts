/** Files of products; no JSON, hence no endpoints. Each takes `?formato=csv` or `?formato=xlsx`. */
export const PRODUCT_EXPORT_PATH = '/api/vender/productos/exportacion';
export const PRODUCT_TEMPLATE_PATH = '/api/vender/productos/plantilla';

/** POST of a form with `modo` ('agregar' or 'reemplazar') and `file` (ZIP); answers like uploadProductSheet. */
export const PICTURES_UPLOAD_PATH = '/api/vender/importaciones/fotos';

export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

export function productExportPath(format: SheetFormat): string {
  return `${PRODUCT_EXPORT_PATH}?formato=${format}`;
}

export function productTemplatePath(format: SheetFormat): string {
  return `${PRODUCT_TEMPLATE_PATH}?formato=${format}`;
}

/** The rows with errors, as they were uploaded, and what is wrong with each. */
export function failedRowsPath(importId: number | ':codImportacion', format?: SheetFormat): string {
  return `/api/vender/importaciones/${importId}/errores${format ? `?formato=${format}` : ''}`;
}
