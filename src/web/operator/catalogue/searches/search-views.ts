/** The views in the words of their address; the first is the usual one. */
export const SEARCH_VIEWS = {
  'sin-resultados': { name: 'Sin resultados', tab: 'missed' },
  'pocos-clics': { name: 'Pocos clics', tab: 'few-clicks' },
  'con-compras': { name: 'Con compras', tab: 'bought' },
  reglas: { name: 'Reglas', tab: null },
  probar: { name: 'Probar', tab: null },
} as const;

export type SearchView = keyof typeof SEARCH_VIEWS;

export const SEARCH_PERIODS = [7, 30, 90] as const;
