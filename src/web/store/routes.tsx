import type { LoaderFunction, RouteObject } from 'react-router';
import { type PageRow, pageRoute } from '../app/page-route.tsx';
import { NotFoundOrError } from './errors/error-page.tsx';
import { RootFallback } from './errors/root-fallback.tsx';
import { Root } from './layout/root.tsx';
import { StoreLayout } from './layout/store-layout.tsx';

/** Every page of the shop: its id, address and module. The id names its loader in loaders.ts. */
const storePages = [
  { id: 'home', path: '/', load: () => import('./content/home/home.page.tsx') },
  { id: 'product', path: '/producto/:productId', load: () => import('./catalogue/product/product.page.tsx') },
  { id: 'products', path: '/productos', load: () => import('./catalogue/listing/listing.page.tsx') },
  {
    id: 'category',
    path: '/productos/category/:categoryId',
    load: () => import('./catalogue/listing/listing.page.tsx'),
  },
  {
    id: 'category-short',
    path: '/category/:categoryId',
    load: () => import('./catalogue/listing/listing.page.tsx'),
  },
  {
    id: 'subcategory',
    path: '/productos/category/:categoryId/:subcategoryId',
    load: () => import('./catalogue/listing/listing.page.tsx'),
  },
  {
    id: 'seller',
    path: '/productos/seller/:sellerId',
    load: () => import('./catalogue/listing/seller.page.tsx'),
  },
  { id: 'offers', path: '/productos/sale', load: () => import('./catalogue/listing/listing.page.tsx') },
  { id: 'search', path: '/resultados', load: () => import('./catalogue/listing/listing.page.tsx') },
  {
    id: 'purchase-result',
    path: '/response-compra',
    load: () => import('./orders/purchase-result/purchase-result.page.tsx'),
  },
  { id: 'cart', path: '/cart', load: () => import('./orders/cart/cart.page.tsx') },
  { id: 'wishlist', path: '/wishlist', load: () => import('./buyers/wishlist.page.tsx') },
  { id: 'account', path: '/cuenta', load: () => import('./accounts/account/profile.page.tsx') },
  { id: 'profile', path: '/cuenta/perfil', load: () => import('./accounts/account/profile.page.tsx') },
  { id: 'orders', path: '/cuenta/pedidos', load: () => import('./accounts/account/orders.page.tsx') },
  {
    id: 'account-details',
    path: '/cuenta/detalles-cuenta',
    load: () => import('./accounts/account/details.page.tsx'),
  },
  { id: 'order', path: '/pedido/:orderNumber', load: () => import('./orders/order/order.page.tsx') },
  { id: 'about', path: '/about', load: () => import('./content/about.page.tsx') },
  { id: 'start-selling', path: '/empieza-a-vender', load: () => import('./content/start-selling.page.tsx') },
  { id: 'ourselves', path: '/nosotros', load: () => import('./content/ourselves.page.tsx') },
  { id: 'contact', path: '/contact', load: () => import('./content/contact.page.tsx') },
  { id: 'support', path: '/support', load: () => import('./content/support.page.tsx') },
  { id: 'sellers', path: '/tienda', load: () => import('./content/sellers.page.tsx') },
  { id: 'privacy', path: '/politica-de-privacidad', load: () => import('./content/privacy.page.tsx') },
  { id: 'terms', path: '/terminos', load: () => import('./content/terms.page.tsx') },
] as const;

const checkoutPages = [
  { id: 'checkout', path: '/checkout', load: () => import('./orders/checkout/checkout.page.tsx') },
] as const;

/** For logged-out visitors only (spec 2.1). */
const authPages = [
  { id: 'login', path: '/login', load: () => import('./accounts/auth/login.page.tsx') },
  { id: 'recovery', path: '/olvido-contraseña', load: () => import('./accounts/auth/recovery.page.tsx') },
  {
    id: 'registration',
    path: '/registro-seleccion',
    load: () => import('./accounts/registration/chooser.page.tsx'),
  },
  {
    id: 'buyer-steps',
    path: '/registro-usuario',
    load: () => import('./accounts/registration/checklist.page.tsx'),
  },
  {
    id: 'buyer-email',
    path: '/registro-usuario/email',
    load: () => import('./accounts/registration/email.page.tsx'),
  },
  {
    id: 'buyer-phone',
    path: '/registro-usuario/telefono',
    load: () => import('./accounts/registration/phone.page.tsx'),
  },
  {
    id: 'buyer-code',
    path: '/registro-usuario/sms-validacion',
    load: () => import('./accounts/registration/code.page.tsx'),
  },
  {
    id: 'buyer-form',
    path: '/registro-usuario/formulario',
    load: () => import('./accounts/registration/buyer-form.page.tsx'),
  },
  {
    id: 'buyer-done',
    path: '/registro-usuario/validacion-cuenta',
    load: () => import('./accounts/registration/done.page.tsx'),
  },
  {
    id: 'seller-steps',
    path: '/registro-vendedor',
    load: () => import('./accounts/registration/checklist.page.tsx'),
  },
  {
    id: 'seller-email',
    path: '/registro-vendedor/email',
    load: () => import('./accounts/registration/email.page.tsx'),
  },
  {
    id: 'seller-phone',
    path: '/registro-vendedor/telefono',
    load: () => import('./accounts/registration/phone.page.tsx'),
  },
  {
    id: 'seller-code',
    path: '/registro-vendedor/sms-validacion',
    load: () => import('./accounts/registration/code.page.tsx'),
  },
  {
    id: 'seller-form',
    path: '/registro-vendedor/formulario',
    load: () => import('./accounts/registration/seller-form.page.tsx'),
  },
  {
    id: 'seller-done',
    path: '/registro-vendedor/validacion-cuenta',
    load: () => import('./accounts/registration/done.page.tsx'),
  },
] as const;

export type StorePage = (typeof storePages | typeof checkoutPages | typeof authPages)[number];

export type PageId = StorePage['id'] | 'not-found';

/** The router's table. `loaderOf` differs: the server runs loaders, the browser fetches what they return. */
export function createRoutes(loaderOf: (id: PageId | 'root') => LoaderFunction): RouteObject[] {
  const route = (row: PageRow & { id: PageId }) => pageRoute(row, loaderOf(row.id));
  return [
    {
      id: 'root',
      Component: Root,
      loader: loaderOf('root'),
      // The shell's data is the same on every page of a visit.
      shouldRevalidate: () => false,
      ErrorBoundary: RootFallback,
      children: [
        {
          lazy: async () => ({ Component: (await import('./layout/checkout-layout.tsx')).CheckoutLayout }),
          children: [{ ErrorBoundary: NotFoundOrError, children: checkoutPages.map(route) }],
        },
        {
          lazy: async () => ({ Component: (await import('./accounts/auth/auth-layout.tsx')).AuthLayout }),
          children: [{ ErrorBoundary: NotFoundOrError, children: authPages.map(route) }],
        },
        {
          Component: StoreLayout,
          children: [
            {
              ErrorBoundary: NotFoundOrError,
              children: [
                ...storePages.map(route),
                route({ id: 'not-found', path: '*', load: () => import('./errors/not-found.page.tsx') }),
              ],
            },
          ],
        },
      ],
    },
  ];
}
