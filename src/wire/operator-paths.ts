/** In the words of the address. */
export interface SellerFilter {
  grupo?: string | undefined;
  buscar?: string | undefined;
  despues?: number | undefined;
  /** The application that is open beside the list. */
  solicitud?: number | undefined;
}

export interface BuyerFilter {
  grupo?: string | undefined;
  buscar?: string | undefined;
  despues?: number | undefined;
}

/** Every address of the operators' console; apart from the shop's, which every visitor loads. */
export const operatorPaths = {
  home: () => '/operacion',
  enter: (returnTo?: string) =>
    returnTo ? `/operacion/entrar?returnTo=${encodeURIComponent(returnTo)}` : '/operacion/entrar',
  sellers: (filter: SellerFilter = {}) => withQuery('/operacion/vendedores', { ...filter }),
  seller: (sellerId: number) => `/operacion/vendedores/${sellerId}`,
  buyers: (filter: BuyerFilter = {}) => withQuery('/operacion/clientes', { ...filter }),
  buyer: (accountId: number) => `/operacion/clientes/${accountId}`,
  /** Her account as she sees it. */
  buyerView: (accountId: number, orderNumber?: number) =>
    orderNumber
      ? `/operacion/clientes/${accountId}/vista/${orderNumber}`
      : `/operacion/clientes/${accountId}/vista`,
  orders: () => '/operacion/pedidos',
  order: (orderNumber: number) => `/operacion/pedidos/${orderNumber}`,
  products: () => '/operacion/productos',
  product: (productId: number) => `/operacion/productos/${productId}`,
  reviews: () => '/operacion/moderacion',
  reportedQuestions: () => '/operacion/moderacion/preguntas',
  contactMessages: () => '/operacion/moderacion/mensajes',
  catalogue: (categoryId?: number) =>
    categoryId ? `/operacion/catalogo?categoria=${categoryId}` : '/operacion/catalogo',
  content: () => '/operacion/contenido',
  contentSlot: (slot: string) => `/operacion/contenido/${slot}`,
  /** The shop's own home page with a version that shoppers do not see yet. */
  contentPreview: (versionId: number) => `/?vista-previa=${versionId}`,
  audit: () => '/operacion/registro',
  system: (before?: number) => (before ? `/operacion/sistema?antes=${before}` : '/operacion/sistema'),
  figures: () => '/operacion/cifras',
  settings: () => '/operacion/configuracion',
  shipping: () => '/operacion/envios',
  legal: (text?: 'privacidad') => (text ? `/operacion/textos?texto=${text}` : '/operacion/textos'),
  staff: () => '/operacion/equipo',
  security: () => '/operacion/seguridad',
} as const;

function withQuery(path: string, entries: Record<string, string | number | undefined>): string {
  const query = Object.entries(entries).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}
