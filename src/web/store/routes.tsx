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
  { id: 'home', path: '/', file: './home/home.page.tsx' },
  { id: 'product', path: '/producto/:productId', file: './product/product.page.tsx' },
  { id: 'products', path: '/productos', file: './listing/listing.page.tsx' },
  { id: 'category', path: '/productos/category/:categoryId', file: './listing/listing.page.tsx' },
  { id: 'category-short', path: '/category/:categoryId', file: './listing/listing.page.tsx' },
  {
    id: 'subcategory',
    path: '/productos/category/:categoryId/:subcategoryId',
    file: './listing/listing.page.tsx',
  },
  { id: 'seller', path: '/productos/seller/:sellerId', file: './listing/seller.page.tsx' },
  { id: 'offers', path: '/productos/sale', file: './listing/listing.page.tsx' },
  { id: 'search', path: '/resultados', file: './listing/listing.page.tsx' },
  { id: 'purchase-result', path: '/response-compra', file: './purchase-result/purchase-result.page.tsx' },
  { id: 'cart', path: '/cart', file: './cart/cart.page.tsx' },
  { id: 'wishlist', path: '/wishlist', file: './wishlist/wishlist.page.tsx' },
  { id: 'account', path: '/cuenta', file: './account/profile.page.tsx' },
  { id: 'profile', path: '/cuenta/perfil', file: './account/profile.page.tsx' },
  { id: 'orders', path: '/cuenta/pedidos', file: './account/orders.page.tsx' },
  { id: 'account-details', path: '/cuenta/detalles-cuenta', file: './account/details.page.tsx' },
  { id: 'order', path: '/pedido/:orderNumber', file: './order/order.page.tsx' },
  { id: 'about', path: '/about', file: './content/about.page.tsx' },
  { id: 'ourselves', path: '/nosotros', file: './content/ourselves.page.tsx' },
  { id: 'contact', path: '/contact', file: './content/contact.page.tsx' },
  { id: 'support', path: '/support', file: './content/support.page.tsx' },
  { id: 'sellers', path: '/tienda', file: './content/sellers.page.tsx' },
  { id: 'privacy', path: '/politica-de-privacidad', file: './content/privacy.page.tsx' },
  { id: 'terms', path: '/terminos', file: './content/terms.page.tsx' },
] as const;

const checkoutPages = [{ id: 'checkout', path: '/checkout', file: './checkout/checkout.page.tsx' }] as const;

export type PageId = (typeof storePages)[number]['id'] | (typeof checkoutPages)[number]['id'] | 'not-found';

const modules = import.meta.glob<PageModule>('./*/*.page.tsx');

/** The router's table. `loaderOf` differs: the server runs loaders, the browser fetches what they return. */
export function createRoutes(loaderOf: (id: PageId | 'root') => LoaderFunction): RouteObject[] {
  const pageRoute = ({ id, path, file }: { id: PageId; path: string; file: string }): RouteObject => ({
    id,
    path,
    handle: { file },
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
