/** The shop's products as a file; no JSON, hence no endpoint. */
export const PRODUCT_EXPORT_PATH = '/api/vender/productos/exportacion';
