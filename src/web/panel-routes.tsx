import type { LoaderFunction, RouteObject } from 'react-router';
import { OperatorLayout } from './operator/layout/operator-layout.tsx';
import { operatorMoneyPages } from './operator/payouts/money-pages.ts';
import { PanelError } from './panel/panel-error.tsx';
import { PanelRoot } from './panel/panel-root.tsx';
import { SellerLayout } from './seller/layout/seller-layout.tsx';

interface PageModule {
  Page: React.ComponentType;
}

/** Every page of the sellers' centre; the id names its loader in loaders.ts. */
const sellerPages = [
  { id: 'seller-home', path: '/vender', file: './seller/overview/home.page.tsx' },
  { id: 'seller-orders', path: '/vender/pedidos', file: './seller/orders/orders.page.tsx' },
  { id: 'seller-order', path: '/vender/pedidos/:number', file: './seller/orders/order.page.tsx' },
  { id: 'seller-questions', path: '/vender/preguntas', file: './seller/reviews/questions.page.tsx' },
  { id: 'seller-reviews', path: '/vender/valoraciones', file: './seller/reviews/reviews.page.tsx' },
  {
    id: 'seller-application',
    path: '/vender/solicitud',
    file: './seller/sellers/application/application.page.tsx',
  },
  { id: 'seller-shop', path: '/vender/tienda', file: './seller/catalogue/shop/shop.page.tsx' },
  { id: 'seller-security', path: '/vender/seguridad', file: './seller/accounts/security/security.page.tsx' },
  { id: 'seller-team', path: '/vender/equipo', file: './seller/accounts/team/team.page.tsx' },
  { id: 'seller-activity', path: '/vender/actividad', file: './seller/accounts/team/activity.page.tsx' },
  {
    id: 'seller-integrations',
    path: '/vender/integraciones',
    file: './seller/integrations/integrations.page.tsx',
  },
  {
    id: 'seller-integrations-guide',
    path: '/vender/integraciones/guia',
    file: './seller/integrations/guide.page.tsx',
  },
  { id: 'seller-products', path: '/vender/productos', file: './seller/catalogue/products/products.page.tsx' },
  {
    id: 'seller-product-grid',
    path: '/vender/productos/rejilla',
    file: './seller/catalogue/products/grid.page.tsx',
  },
  {
    id: 'seller-product',
    path: '/vender/productos/:id',
    file: './seller/catalogue/products/product.page.tsx',
  },
  { id: 'seller-imports', path: '/vender/carga', file: './seller/import/imports.page.tsx' },
  { id: 'seller-import', path: '/vender/carga/:id', file: './seller/import/import.page.tsx' },
  // Where the export used to be: leads to the imports.
  { id: 'seller-product-files', path: '/vender/descargas', file: './seller/import/imports.page.tsx' },
  {
    id: 'seller-product-history',
    path: '/vender/productos/:id/historial',
    file: './seller/catalogue/products/history.page.tsx',
  },
  { id: 'seller-money', path: '/vender/dinero', file: './seller/payouts/money.page.tsx' },
  {
    id: 'seller-movement',
    path: '/vender/dinero/movimientos/:id',
    file: './seller/payouts/movement.page.tsx',
  },
  {
    id: 'seller-settlements',
    path: '/vender/dinero/liquidaciones',
    file: './seller/payouts/settlements.page.tsx',
  },
  {
    id: 'seller-settlement',
    path: '/vender/dinero/liquidaciones/:id',
    file: './seller/payouts/settlement.page.tsx',
  },
  { id: 'seller-statements', path: '/vender/dinero/extractos', file: './seller/payouts/statements.page.tsx' },
  {
    id: 'seller-bank-account',
    path: '/vender/dinero/cuenta',
    file: './seller/payouts/bank-account.page.tsx',
  },
] as const;

/** Every page of the operators' console. */
const operatorPages = [
  ...operatorMoneyPages,
  { id: 'operator-home', path: '/operacion', file: './operator/overview/home.page.tsx' },
  { id: 'operator-sellers', path: '/operacion/vendedores', file: './operator/sellers/sellers.page.tsx' },
  { id: 'operator-buyers', path: '/operacion/clientes', file: './operator/buyers/buyers.page.tsx' },
  { id: 'operator-buyer', path: '/operacion/clientes/:id', file: './operator/buyers/buyer.page.tsx' },
  {
    id: 'operator-buyer-view',
    path: '/operacion/clientes/:id/vista',
    file: './operator/buyers/buyer-view.page.tsx',
  },
  {
    id: 'operator-buyer-order',
    path: '/operacion/clientes/:id/vista/:number',
    file: './operator/buyers/buyer-order.page.tsx',
  },
  { id: 'operator-seller', path: '/operacion/vendedores/:id', file: './operator/sellers/seller.page.tsx' },
  { id: 'operator-orders', path: '/operacion/pedidos', file: './operator/orders/orders.page.tsx' },
  { id: 'operator-order', path: '/operacion/pedidos/:number', file: './operator/orders/order.page.tsx' },
  {
    id: 'operator-products',
    path: '/operacion/productos',
    file: './operator/catalogue/products/products.page.tsx',
  },
  {
    id: 'operator-product',
    path: '/operacion/productos/:id',
    file: './operator/catalogue/products/product.page.tsx',
  },
  { id: 'operator-reviews', path: '/operacion/moderacion', file: './operator/reviews/reviews.page.tsx' },
  {
    id: 'operator-questions',
    path: '/operacion/moderacion/preguntas',
    file: './operator/reviews/questions.page.tsx',
  },
  {
    id: 'operator-messages',
    path: '/operacion/moderacion/mensajes',
    file: './operator/reviews/messages.page.tsx',
  },
  {
    id: 'operator-catalogue',
    path: '/operacion/catalogo',
    file: './operator/catalogue/categories/catalogue.page.tsx',
  },
  { id: 'operator-content', path: '/operacion/contenido', file: './operator/content/content.page.tsx' },
  {
    id: 'operator-content-slot',
    path: '/operacion/contenido/:slot',
    file: './operator/content/slot.page.tsx',
  },
  { id: 'operator-audit', path: '/operacion/registro', file: './operator/audit/audit.page.tsx' },
  { id: 'operator-system', path: '/operacion/sistema', file: './operator/operations/system.page.tsx' },
  { id: 'operator-figures', path: '/operacion/cifras', file: './operator/overview/figures/figures.page.tsx' },
  {
    id: 'operator-settings',
    path: '/operacion/configuracion',
    file: './operator/settings/settings.page.tsx',
  },
  { id: 'operator-shipping', path: '/operacion/envios', file: './operator/shipping/shipping.page.tsx' },
  { id: 'operator-legal', path: '/operacion/textos', file: './operator/content/legal/legal.page.tsx' },
  { id: 'operator-staff', path: '/operacion/equipo', file: './operator/accounts/staff/staff.page.tsx' },
  {
    id: 'operator-security',
    path: '/operacion/seguridad',
    file: './operator/accounts/security/security.page.tsx',
  },
] as const;

/** Without menu: nobody is at work in a shop yet. */
const bareSellerPages = [
  { id: 'seller-enter', path: '/vender/entrar', file: './seller/accounts/enter/enter.page.tsx' },
  { id: 'seller-invitation', path: '/vender/invitacion', file: './seller/accounts/team/invitation.page.tsx' },
] as const;

/** Without menu: the way into the console. */
const bareOperatorPages = [
  { id: 'operator-enter', path: '/operacion/entrar', file: './operator/accounts/enter/enter.page.tsx' },
] as const;

export type PanelPageId =
  | (
      | typeof sellerPages
      | typeof bareSellerPages
      | typeof operatorPages
      | typeof bareOperatorPages
    )[number]['id']
  | 'panel-not-found';

const modules = import.meta.glob<PageModule>(['./seller/**/*.page.tsx', './operator/**/*.page.tsx']);

/** The panels' own router: nothing of it weighs on the shop. */
export function createPanelRoutes(loaderOf: (id: PanelPageId) => LoaderFunction): RouteObject[] {
  const pageRoute = ({ id, path, file }: { id: PanelPageId; path: string; file: string }): RouteObject => ({
    id,
    path,
    loader: loaderOf(id),
    lazy: async () => ({ Component: (await loadModule(file)).Page }),
  });
  return [
    {
      Component: PanelRoot,
      ErrorBoundary: PanelError,
      children: [
        ...bareSellerPages.map(pageRoute),
        ...bareOperatorPages.map(pageRoute),
        {
          Component: SellerLayout,
          children: [{ ErrorBoundary: PanelError, children: sellerPages.map(pageRoute) }],
        },
        {
          Component: OperatorLayout,
          children: [{ ErrorBoundary: PanelError, children: operatorPages.map(pageRoute) }],
        },
        { id: 'panel-not-found', path: '*', loader: loaderOf('panel-not-found'), Component: PanelError },
      ],
    },
  ];
}

function loadModule(file: string): Promise<PageModule> {
  const load = modules[file];
  if (!load) throw new Error(`no page file ${file}`);
  return load();
}
