/** The files of a shop's packages; no JSON, hence no endpoints. */
export const DOCUMENT_PATHS = {
  label: '/api/vender/documentos/etiquetas',
  'packing-slip': '/api/vender/documentos/listas-de-empaque',
} as const;

export function documentPath(document: keyof typeof DOCUMENT_PATHS, orderNumbers: readonly number[]): string {
  return `${DOCUMENT_PATHS[document]}?pedidos=${orderNumbers.join(',')}`;
}
