import type { LoaderFunction, RouteObject } from 'react-router';
import { NotFoundOrError } from './errors/error-page.tsx';
import { RootFallback } from './errors/root-fallback.tsx';
import { Root } from './layout/root.tsx';
import { StoreLayout } from './layout/store-layout.tsx';

interface PageModule {
  Page: React.ComponentType;
}

/** Every page of the shop: its id, address and file. The id names its loader in loaders.ts. */
const storePages = [
  { id: 'home', path: '/', file: './content/home/home.page.tsx' },
  { id: 'product', path: '/producto/:productId', file: './catalogue/product/product.page.tsx' },
  { id: 'products', path: '/productos', file: './catalogue/listing/listing.page.tsx' },
  { id: 'category', path: '/productos/category/:categoryId', file: './catalogue/listing/listing.page.tsx' },
  { id: 'category-short', path: '/category/:categoryId', file: './catalogue/listing/listing.page.tsx' },
  {
    id: 'subcategory',
    path: '/productos/category/:categoryId/:subcategoryId',
    file: './catalogue/listing/listing.page.tsx',
  },
  { id: 'seller', path: '/productos/seller/:sellerId', file: './catalogue/listing/seller.page.tsx' },
  { id: 'offers', path: '/productos/sale', file: './catalogue/listing/listing.page.tsx' },
  { id: 'search', path: '/resultados', file: './catalogue/listing/listing.page.tsx' },
  {
    id: 'purchase-result',
    path: '/response-compra',
    file: './orders/purchase-result/purchase-result.page.tsx',
  },
  { id: 'cart', path: '/cart', file: './orders/cart/cart.page.tsx' },
  { id: 'wishlist', path: '/wishlist', file: './buyers/wishlist.page.tsx' },
  { id: 'account', path: '/cuenta', file: './accounts/account/profile.page.tsx' },
  { id: 'profile', path: '/cuenta/perfil', file: './accounts/account/profile.page.tsx' },
  { id: 'orders', path: '/cuenta/pedidos', file: './accounts/account/orders.page.tsx' },
  { id: 'account-details', path: '/cuenta/detalles-cuenta', file: './accounts/account/details.page.tsx' },
  { id: 'order', path: '/pedido/:orderNumber', file: './orders/order/order.page.tsx' },
  { id: 'about', path: '/about', file: './content/about.page.tsx' },
  { id: 'start-selling', path: '/empieza-a-vender', file: './content/start-selling.page.tsx' },
  { id: 'ourselves', path: '/nosotros', file: './content/ourselves.page.tsx' },
  { id: 'contact', path: '/contact', file: './content/contact.page.tsx' },
  { id: 'support', path: '/support', file: './content/support.page.tsx' },
  { id: 'sellers', path: '/tienda', file: './content/sellers.page.tsx' },
  { id: 'privacy', path: '/politica-de-privacidad', file: './content/privacy.page.tsx' },
  { id: 'terms', path: '/terminos', file: './content/terms.page.tsx' },
] as const;

const checkoutPages = [
  { id: 'checkout', path: '/checkout', file: './orders/checkout/checkout.page.tsx' },
] as const;

/** For logged-out visitors only (spec 2.1). */
const authPages = [
  { id: 'login', path: '/login', file: './accounts/auth/login.page.tsx' },
  { id: 'recovery', path: '/olvido-contraseña', file: './accounts/auth/recovery.page.tsx' },
  { id: 'registration', path: '/registro-seleccion', file: './accounts/registration/chooser.page.tsx' },
  { id: 'buyer-steps', path: '/registro-usuario', file: './accounts/registration/checklist.page.tsx' },
  { id: 'buyer-email', path: '/registro-usuario/email', file: './accounts/registration/email.page.tsx' },
  { id: 'buyer-phone', path: '/registro-usuario/telefono', file: './accounts/registration/phone.page.tsx' },
  {
    id: 'buyer-code',
    path: '/registro-usuario/sms-validacion',
    file: './accounts/registration/code.page.tsx',
  },
  {
    id: 'buyer-form',
    path: '/registro-usuario/formulario',
    file: './accounts/registration/buyer-form.page.tsx',
  },
  {
    id: 'buyer-done',
    path: '/registro-usuario/validacion-cuenta',
    file: './accounts/registration/done.page.tsx',
  },
  { id: 'seller-steps', path: '/registro-vendedor', file: './accounts/registration/checklist.page.tsx' },
  { id: 'seller-email', path: '/registro-vendedor/email', file: './accounts/registration/email.page.tsx' },
  { id: 'seller-phone', path: '/registro-vendedor/telefono', file: './accounts/registration/phone.page.tsx' },
  {
    id: 'seller-code',
    path: '/registro-vendedor/sms-validacion',
    file: './accounts/registration/code.page.tsx',
  },
  {
    id: 'seller-form',
    path: '/registro-vendedor/formulario',
    file: './accounts/registration/seller-form.page.tsx',
  },
  {
    id: 'seller-done',
    path: '/registro-vendedor/validacion-cuenta',
    file: './accounts/registration/done.page.tsx',
  },
] as const;

type TableRow = (typeof storePages | typeof checkoutPages | typeof authPages)[number];

export type PageId = TableRow['id'] | 'not-found';

const modules = import.meta.glob<PageModule>('./**/*.page.tsx');

/** The router's table. `loaderOf` differs: the server runs loaders, the browser fetches what they return. */
export function createRoutes(loaderOf: (id: PageId | 'root') => LoaderFunction): RouteObject[] {
  const pageRoute = ({ id, path, file }: { id: PageId; path: string; file: string }): RouteObject => ({
    id,
    path,
    loader: loaderOf(id),
    lazy: async () => ({ Component: (await loadModule(file)).Page }),
  });
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
          children: [{ ErrorBoundary: NotFoundOrError, children: checkoutPages.map(pageRoute) }],
        },
        {
          lazy: async () => ({ Component: (await import('./accounts/auth/auth-layout.tsx')).AuthLayout }),
          children: [{ ErrorBoundary: NotFoundOrError, children: authPages.map(pageRoute) }],
        },
        {
          Component: StoreLayout,
          children: [
            {
              ErrorBoundary: NotFoundOrError,
              children: [
                ...storePages.map(pageRoute),
                pageRoute({ id: 'not-found', path: '*', file: './errors/not-found.page.tsx' }),
              ],
            },
          ],
        },
      ],
    },
  ];
}

function loadModule(file: string): Promise<PageModule> {
  const load = modules[file];
  if (!load) throw new Error(`no page file ${file}`);
  return load();
}
