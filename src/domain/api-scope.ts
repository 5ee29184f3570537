/** What a key of a shop's own system may do. */
export const API_SCOPES = [
  'orders:read',
  'orders:write',
  'products:read',
  'products:write',
  'stock:write',
] as const;

export type ApiScope = (typeof API_SCOPES)[number];

export const API_SCOPE_NAMES: Record<ApiScope, string> = {
  'orders:read': 'Leer pedidos',
  'orders:write': 'Cambiar el estado de los pedidos',
  'products:read': 'Leer productos y existencias',
  'products:write': 'Crear y cambiar productos y fotos',
  'stock:write': 'Cambiar existencias y precios',
};

export const MAXIMUM_API_KEYS = 10;
export const API_CALLS_PER_MINUTE = 120;
export const API_ROWS_PER_CALL = 200;
