import { operatorMoneyPages } from './payouts/money-pages.ts';

/** Every page of the operators' console. */
export const operatorPages = [
  ...operatorMoneyPages,
  { id: 'operator-home', path: '/operacion', load: () => import('./overview/home.page.tsx') },
  {
    id: 'operator-sellers',
    path: '/operacion/vendedores',
    load: () => import('./sellers/sellers.page.tsx'),
  },
  {
    id: 'operator-buyers',
    path: '/operacion/clientes',
    load: () => import('./buyers/buyers.page.tsx'),
  },
  {
    id: 'operator-buyer',
    path: '/operacion/clientes/:id',
    load: () => import('./buyers/buyer.page.tsx'),
  },
  {
    id: 'operator-buyer-view',
    path: '/operacion/clientes/:id/vista',
    load: () => import('./buyers/buyer-view.page.tsx'),
  },
  {
    id: 'operator-buyer-order',
    path: '/operacion/clientes/:id/vista/:number',
    load: () => import('./buyers/buyer-order.page.tsx'),
  },
  {
    id: 'operator-seller',
    path: '/operacion/vendedores/:id',
    load: () => import('./sellers/seller.page.tsx'),
  },
  {
    id: 'operator-orders',
    path: '/operacion/pedidos',
    load: () => import('./orders/orders.page.tsx'),
  },
  {
    id: 'operator-order',
    path: '/operacion/pedidos/:number',
    load: () => import('./orders/order.page.tsx'),
  },
  {
    id: 'operator-products',
    path: '/operacion/productos',
    load: () => import('./catalogue/products/products.page.tsx'),
  },
  {
    id: 'operator-product',
    path: '/operacion/productos/:id',
    load: () => import('./catalogue/products/product.page.tsx'),
  },
  {
    id: 'operator-reviews',
    path: '/operacion/moderacion',
    load: () => import('./reviews/reviews.page.tsx'),
  },
  {
    id: 'operator-questions',
    path: '/operacion/moderacion/preguntas',
    load: () => import('./reviews/questions.page.tsx'),
  },
  {
    id: 'operator-messages',
    path: '/operacion/moderacion/mensajes',
    load: () => import('./reviews/messages.page.tsx'),
  },
  {
    id: 'operator-catalogue',
    path: '/operacion/catalogo',
    load: () => import('./catalogue/categories/catalogue.page.tsx'),
  },
  {
    id: 'operator-content',
    path: '/operacion/contenido',
    load: () => import('./content/content.page.tsx'),
  },
  {
    id: 'operator-content-slot',
    path: '/operacion/contenido/:slot',
    load: () => import('./content/slot.page.tsx'),
  },
  {
    id: 'operator-audit',
    path: '/operacion/registro',
    load: () => import('./audit/audit.page.tsx'),
  },
  {
    id: 'operator-system',
    path: '/operacion/sistema',
    load: () => import('./operations/system.page.tsx'),
  },
  {
    id: 'operator-figures',
    path: '/operacion/cifras',
    load: () => import('./overview/figures/figures.page.tsx'),
  },
  {
    id: 'operator-settings',
    path: '/operacion/configuracion',
    load: () => import('./settings/settings.page.tsx'),
  },
  {
    id: 'operator-shipping',
    path: '/operacion/envios',
    load: () => import('./shipping/shipping.page.tsx'),
  },
  {
    id: 'operator-legal',
    path: '/operacion/textos',
    load: () => import('./content/legal/legal.page.tsx'),
  },
  {
    id: 'operator-staff',
    path: '/operacion/equipo',
    load: () => import('./accounts/staff/staff.page.tsx'),
  },
  {
    id: 'operator-security',
    path: '/operacion/seguridad',
    load: () => import('./accounts/security/security.page.tsx'),
  },
] as const;

/** Without menu: the way into the console. */
export const bareOperatorPages = [
  {
    id: 'operator-enter',
    path: '/operacion/entrar',
    load: () => import('./accounts/enter/enter.page.tsx'),
  },
] as const;
