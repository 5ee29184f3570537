/** Every address of the site (spec 2.1). Nobody writes a path by hand elsewhere. */
export const paths = {
  home: () => '/',
  products: () => '/productos',
  product: (id: number) => `/producto/${id}`,
  category: (id: number) => `/productos/category/${id}`,
  subcategory: (parentId: number, id: number) => `/productos/category/${parentId}/${id}`,
  seller: (id: number) => `/productos/seller/${id}`,
  offers: () => '/productos/sale',
  search: (text: string) => `/resultados?search=${encodeURIComponent(text)}`,
  searchForm: () => '/resultados',
  cart: () => '/cart',
  checkout: () => '/checkout',
  purchaseResult: (method: string, orderNumber: number) =>
    `/response-compra?metodo=${encodeURIComponent(method)}&pedido=${orderNumber}`,
  /** What became of an order's online payment, and the way to pay it. */
  payment: (orderNumber: number) => `/response-compra?pedido=${orderNumber}`,
  wishlist: () => '/wishlist',
  account: () => '/cuenta',
  profile: () => '/cuenta/perfil',
  orders: (cursor?: number) => (cursor ? `/cuenta/pedidos?cursor=${cursor}` : '/cuenta/pedidos'),
  accountDetails: () => '/cuenta/detalles-cuenta',
  order: (number: number) => `/pedido/${number}`,
  login: (returnTo?: string) => (returnTo ? `/login?returnTo=${encodeURIComponent(returnTo)}` : '/login'),
  recoverPassword: () => '/olvido-contraseña',
  registerChooser: () => '/registro-seleccion',
  registerBuyer: () => '/registro-usuario',
  registerSeller: () => '/registro-vendedor',
  about: () => '/about',
  ourselves: () => '/nosotros',
  contact: () => '/contact',
  support: () => '/support',
  sellers: () => '/tienda',
  privacyPolicy: () => '/politica-de-privacidad',
  terms: () => '/terminos',
  sellerCentre: () => '/vender',
  sellerQuestions: () => '/vender/preguntas',
  sellerReviews: () => '/vender/valoraciones',
  sellerIntegrations: () => '/vender/integraciones',
  sellerIntegrationsGuide: () => '/vender/integraciones/guia',
  sellerEnter: (returnTo?: string) =>
    returnTo ? `/vender/entrar?returnTo=${encodeURIComponent(returnTo)}` : '/vender/entrar',
  sellerShop: () => '/vender/tienda',
  sellerTeam: () => '/vender/equipo',
  sellerActivity: () => '/vender/actividad',
  sellerInvitation: (token: string) => `/vender/invitacion?llave=${token}`,
  sellerProductFiles: () => '/vender/descargas',
  sellerOrders: () => '/vender/pedidos',
  sellerOrder: (number: number) => `/vender/pedidos/${number}`,
  sellerProducts: (
    filter: {
      state?: string | undefined;
      stock?: string | undefined;
      search?: string | undefined;
      before?: number;
    } = {},
  ) => {
    const { state, stock, search, before } = filter;
    const entries = Object.entries({ estado: state, existencias: stock, buscar: search, antes: before });
    const query = new URLSearchParams(
      entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    return query.size > 0 ? `/vender/productos?${query}` : '/vender/productos';
  },
  sellerProduct: (id: number | 'nuevo') => `/vender/productos/${id}`,
  sellerProductHistory: (id: number, before?: number) =>
    before ? `/vender/productos/${id}/historial?antes=${before}` : `/vender/productos/${id}/historial`,
  sellerProductGrid: (before?: number, search?: string) => {
    const query = new URLSearchParams({
      ...(before && { antes: String(before) }),
      ...(search && { buscar: search }),
    });
    return query.size > 0 ? `/vender/productos/rejilla?${query}` : '/vender/productos/rejilla';
  },
  sellerMoney: (cursor?: string) =>
    cursor ? `/vender/dinero?cursor=${encodeURIComponent(cursor)}` : '/vender/dinero',
  sellerMovement: (id: number) => `/vender/dinero/movimientos/${id}`,
  sellerSettlements: (cursor?: number) =>
    cursor ? `/vender/dinero/liquidaciones?cursor=${cursor}` : '/vender/dinero/liquidaciones',
  sellerSettlement: (id: number, cursor?: number) =>
    cursor ? `/vender/dinero/liquidaciones/${id}?cursor=${cursor}` : `/vender/dinero/liquidaciones/${id}`,
  sellerStatements: () => '/vender/dinero/extractos',
  sellerBankAccount: () => '/vender/dinero/cuenta',
} as const;
