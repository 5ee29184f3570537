/** Every page of the sellers' centre; the id names its loader in panel-loaders.ts. */
export const sellerPages = [
  { id: 'seller-home', path: '/vender', load: () => import('./overview/home.page.tsx') },
  { id: 'seller-orders', path: '/vender/pedidos', load: () => import('./orders/orders.page.tsx') },
  {
    id: 'seller-order',
    path: '/vender/pedidos/:number',
    load: () => import('./orders/order.page.tsx'),
  },
  {
    id: 'seller-questions',
    path: '/vender/preguntas',
    load: () => import('./reviews/questions.page.tsx'),
  },
  {
    id: 'seller-reviews',
    path: '/vender/valoraciones',
    load: () => import('./reviews/reviews.page.tsx'),
  },
  {
    id: 'seller-application',
    path: '/vender/solicitud',
    load: () => import('./sellers/application/application.page.tsx'),
  },
  { id: 'seller-shop', path: '/vender/tienda', load: () => import('./catalogue/shop/shop.page.tsx') },
  {
    id: 'seller-security',
    path: '/vender/seguridad',
    load: () => import('./accounts/security/security.page.tsx'),
  },
  { id: 'seller-team', path: '/vender/equipo', load: () => import('./accounts/team/team.page.tsx') },
  {
    id: 'seller-activity',
    path: '/vender/actividad',
    load: () => import('./accounts/team/activity.page.tsx'),
  },
  {
    id: 'seller-integrations',
    path: '/vender/integraciones',
    load: () => import('./integrations/integrations.page.tsx'),
  },
  {
    id: 'seller-integrations-guide',
    path: '/vender/integraciones/guia',
    load: () => import('./integrations/guide.page.tsx'),
  },
  {
    id: 'seller-products',
    path: '/vender/productos',
    load: () => import('./catalogue/products/products.page.tsx'),
  },
  {
    id: 'seller-product-grid',
    path: '/vender/productos/rejilla',
    load: () => import('./catalogue/products/grid.page.tsx'),
  },
  {
    id: 'seller-product',
    path: '/vender/productos/:id',
    load: () => import('./catalogue/products/product.page.tsx'),
  },
  { id: 'seller-imports', path: '/vender/carga', load: () => import('./import/imports.page.tsx') },
  { id: 'seller-import', path: '/vender/carga/:id', load: () => import('./import/import.page.tsx') },
  // Where the export used to be: leads to the imports.
  {
    id: 'seller-product-files',
    path: '/vender/descargas',
    load: () => import('./import/imports.page.tsx'),
  },
  {
    id: 'seller-product-history',
    path: '/vender/productos/:id/historial',
    load: () => import('./catalogue/products/history.page.tsx'),
  },
  { id: 'seller-money', path: '/vender/dinero', load: () => import('./payouts/money.page.tsx') },
  {
    id: 'seller-movement',
    path: '/vender/dinero/movimientos/:id',
    load: () => import('./payouts/movement.page.tsx'),
  },
  {
    id: 'seller-settlements',
    path: '/vender/dinero/liquidaciones',
    load: () => import('./payouts/settlements.page.tsx'),
  },
  {
    id: 'seller-settlement',
    path: '/vender/dinero/liquidaciones/:id',
    load: () => import('./payouts/settlement.page.tsx'),
  },
  {
    id: 'seller-statements',
    path: '/vender/dinero/extractos',
    load: () => import('./payouts/statements.page.tsx'),
  },
  {
    id: 'seller-bank-account',
    path: '/vender/dinero/cuenta',
    load: () => import('./payouts/bank-account.page.tsx'),
  },
] as const;

/** Without menu: nobody is at work in a shop yet. */
export const bareSellerPages = [
  {
    id: 'seller-enter',
    path: '/vender/entrar',
    load: () => import('./accounts/enter/enter.page.tsx'),
  },
  {
    id: 'seller-invitation',
    path: '/vender/invitacion',
    load: () => import('./accounts/team/invitation.page.tsx'),
  },
] as const;
