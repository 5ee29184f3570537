/** Every address of the sellers' centre; apart from the shop's, which every visitor loads. */
export const sellerPaths = {
  home: () => '/vender',
  /** What the provider asks to be corrected before the approval. */
  application: () => '/vender/solicitud',
  questions: () => '/vender/preguntas',
  reviews: () => '/vender/valoraciones',
  integrations: () => '/vender/integraciones',
  integrationsGuide: () => '/vender/integraciones/guia',
  enter: (returnTo?: string) =>
    returnTo ? `/vender/entrar?returnTo=${encodeURIComponent(returnTo)}` : '/vender/entrar',
  shop: () => '/vender/tienda',
  security: () => '/vender/seguridad',
  team: () => '/vender/equipo',
  activity: () => '/vender/actividad',
  invitation: (token: string) => `/vender/invitacion?llave=${token}`,
  imports: (before?: number) => withQuery('/vender/carga', { antes: before }),
  import: (id: number, rows: { view?: string; column?: string | undefined; after?: number } = {}) =>
    withQuery(`/vender/carga/${id}`, { ver: rows.view, columna: rows.column, despues: rows.after }),
  orders: () => '/vender/pedidos',
  order: (number: number) => `/vender/pedidos/${number}`,
  products: (
    filter: {
      state?: string | undefined;
      stock?: string | undefined;
      search?: string | undefined;
      before?: number;
    } = {},
  ) => {
    const { state, stock, search, before } = filter;
    return withQuery('/vender/productos', {
      estado: state,
      existencias: stock,
      buscar: search,
      antes: before,
    });
  },
  product: (id: number | 'nuevo') => `/vender/productos/${id}`,
  productHistory: (id: number, before?: number) =>
    before ? `/vender/productos/${id}/historial?antes=${before}` : `/vender/productos/${id}/historial`,
  productGrid: (before?: number, search?: string) =>
    withQuery('/vender/productos/rejilla', { antes: before, buscar: search || undefined }),
  money: (cursor?: string) =>
    cursor ? `/vender/dinero?cursor=${encodeURIComponent(cursor)}` : '/vender/dinero',
  movement: (id: number) => `/vender/dinero/movimientos/${id}`,
  settlements: (cursor?: number) =>
    cursor ? `/vender/dinero/liquidaciones?cursor=${cursor}` : '/vender/dinero/liquidaciones',
  settlement: (id: number, cursor?: number) =>
    cursor ? `/vender/dinero/liquidaciones/${id}?cursor=${cursor}` : `/vender/dinero/liquidaciones/${id}`,
  statements: () => '/vender/dinero/extractos',
  bankAccount: () => '/vender/dinero/cuenta',
} as const;

function withQuery(path: string, entries: Record<string, string | number | undefined>): string {
  const query = Object.entries(entries).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}
