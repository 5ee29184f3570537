import type { LoaderFunction, RouteObject } from 'react-router';
import { paths, registrationPaths, VARIANT_PARAMETER } from '../../wire/paths.ts';
import { casePaths } from '../../wire/rights/case-paths.ts';
import { type PageRow, pageRoute } from '../app/page-route.tsx';
import { NotFoundOrError } from './errors/error-page.tsx';
import { RootFallback } from './errors/root-fallback.tsx';
import { Root } from './layout/root.tsx';
import { StoreLayout } from './layout/store-layout.tsx';

/** Every page of the shop: its id, address and module. The id names its loader in loaders.ts. */
const storePages = [
  { id: 'home', address: paths.home, load: () => import('./content/home/home.page.tsx') },
  {
    id: 'product',
    address: paths.product,
    load: () => import('./catalogue/product/product.page.tsx'),
    ownParameter: VARIANT_PARAMETER,
  },
  {
    id: 'products',
    address: paths.products,
    load: () => import('./catalogue/listing/listing.page.tsx'),
  },
  {
    id: 'category',
    address: paths.category,
    load: () => import('./catalogue/listing/listing.page.tsx'),
  },
  {
    id: 'category-short',
    address: paths.categoryShort,
    load: () => import('./catalogue/listing/listing.page.tsx'),
  },
  {
    id: 'subcategory',
    address: paths.subcategory,
    load: () => import('./catalogue/listing/listing.page.tsx'),
  },
  {
    id: 'seller',
    address: paths.seller,
    load: () => import('./catalogue/listing/seller.page.tsx'),
  },
  { id: 'offers', address: paths.offers, load: () => import('./catalogue/listing/listing.page.tsx') },
  { id: 'search', address: paths.search, load: () => import('./catalogue/listing/search.page.tsx') },
  {
    id: 'end-alerts',
    address: paths.endSearchAlerts,
    load: () => import('./catalogue/search-alert/end-alerts.page.tsx'),
  },
  {
    id: 'purchase-result',
    address: paths.purchaseResult,
    load: () => import('./orders/purchase-result/purchase-result.page.tsx'),
  },
  { id: 'cart', address: paths.cart, load: () => import('./orders/cart/cart.page.tsx') },
  { id: 'wishlist', address: paths.wishlist, load: () => import('./buyers/wishlist.page.tsx') },
  { id: 'market', address: paths.market, load: () => import('./buyers/market/market.page.tsx') },
  { id: 'lists', address: paths.lists, load: () => import('./buyers/lists/lists.page.tsx') },
  { id: 'list', address: paths.list, load: () => import('./buyers/lists/list.page.tsx') },
  {
    id: 'shared-list',
    address: paths.sharedList,
    load: () => import('./buyers/lists/shared-list.page.tsx'),
  },
  { id: 'account', address: paths.account, load: () => import('./accounts/account/profile.page.tsx') },
  { id: 'profile', address: paths.profile, load: () => import('./accounts/account/profile.page.tsx') },
  { id: 'orders', address: paths.orders, load: () => import('./accounts/account/orders.page.tsx') },
  {
    id: 'account-alerts',
    address: paths.accountAlerts,
    load: () => import('./catalogue/product-alert/own-alerts.page.tsx'),
  },
  {
    id: 'account-details',
    address: paths.accountDetails,
    load: () => import('./accounts/account/details.page.tsx'),
  },
  {
    id: 'rate-order',
    address: paths.rateOrder,
    load: () => import('./catalogue/review/rate-order.page.tsx'),
  },
  {
    id: 'end-invitations',
    address: paths.endInvitations,
    load: () => import('./catalogue/review/end-invitations.page.tsx'),
  },
  { id: 'order', address: paths.order, load: () => import('./orders/order/order.page.tsx') },
  { id: 'about', address: paths.about, load: () => import('./content/about.page.tsx') },
  {
    id: 'start-selling',
    address: paths.startSelling,
    load: () => import('./content/start-selling.page.tsx'),
  },
  { id: 'ourselves', address: paths.ourselves, load: () => import('./content/ourselves.page.tsx') },
  { id: 'contact', address: paths.contact, load: () => import('./content/contact.page.tsx') },
  { id: 'support', address: paths.support, load: () => import('./content/support.page.tsx') },
  { id: 'sellers', address: paths.sellers, load: () => import('./content/sellers.page.tsx') },
  { id: 'privacy', address: paths.privacyPolicy, load: () => import('./content/privacy.page.tsx') },
  { id: 'terms', address: paths.terms, load: () => import('./content/terms.page.tsx') },
  { id: 'own-cases', address: casePaths.list, load: () => import('./rights/own-cases.page.tsx') },
  { id: 'case', address: casePaths.case, load: () => import('./rights/case/case.page.tsx') },
  {
    id: 'withdraw',
    address: paths.withdraw,
    load: () => import('./rights/ask/withdrawal.page.tsx'),
    ownParameter: 'paso',
  },
  { id: 'request', address: paths.rightsRequest, load: () => import('./rights/ask/request.page.tsx') },
  {
    id: 'case-figures',
    address: paths.caseFigures,
    load: () => import('./rights/public/figures.page.tsx'),
  },
  { id: 'petition', address: paths.petition, load: () => import('./rights/public/pqr.page.tsx') },
  {
    id: 'withdrawal-right',
    address: paths.withdrawalRight,
    load: () => import('./rights/public/withdrawal-right.page.tsx'),
  },
  {
    id: 'warranty-right',
    address: paths.warrantyRight,
    load: () => import('./rights/public/warranty-right.page.tsx'),
  },
] as const;

const checkoutPages = [
  { id: 'checkout', address: paths.checkout, load: () => import('./orders/checkout/checkout.page.tsx') },
] as const;

/** For logged-out visitors only (spec 2.1). */
const authPages = [
  { id: 'login', address: paths.login, load: () => import('./accounts/auth/login.page.tsx') },
  {
    id: 'recovery',
    address: paths.recoverPassword,
    load: () => import('./accounts/auth/recovery.page.tsx'),
  },
  {
    id: 'registration',
    address: paths.registerChooser,
    load: () => import('./accounts/registration/chooser.page.tsx'),
  },
  {
    id: 'buyer-steps',
    address: registrationPaths.buyer.root,
    load: () => import('./accounts/registration/checklist.page.tsx'),
  },
  {
    id: 'buyer-email',
    address: registrationPaths.buyer.email,
    load: () => import('./accounts/registration/email.page.tsx'),
  },
  {
    id: 'buyer-phone',
    address: registrationPaths.buyer.phone,
    load: () => import('./accounts/registration/phone.page.tsx'),
  },
  {
    id: 'buyer-code',
    address: registrationPaths.buyer.code,
    load: () => import('./accounts/registration/code.page.tsx'),
  },
  {
    id: 'buyer-form',
    address: registrationPaths.buyer.form,
    load: () => import('./accounts/registration/buyer-form.page.tsx'),
  },
  {
    id: 'buyer-done',
    address: registrationPaths.buyer.done,
    load: () => import('./accounts/registration/done.page.tsx'),
  },
  {
    id: 'seller-steps',
    address: registrationPaths.seller.root,
    load: () => import('./accounts/registration/checklist.page.tsx'),
  },
  {
    id: 'seller-email',
    address: registrationPaths.seller.email,
    load: () => import('./accounts/registration/email.page.tsx'),
  },
  {
    id: 'seller-phone',
    address: registrationPaths.seller.phone,
    load: () => import('./accounts/registration/phone.page.tsx'),
  },
  {
    id: 'seller-code',
    address: registrationPaths.seller.code,
    load: () => import('./accounts/registration/code.page.tsx'),
  },
  {
    id: 'seller-form',
    address: registrationPaths.seller.form,
    load: () => import('./accounts/registration/seller-form.page.tsx'),
  },
  {
    id: 'seller-done',
    address: registrationPaths.seller.done,
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
                { id: 'not-found', path: '*', loader: loaderOf('not-found'), Component: NotFoundOrError },
              ],
            },
          ],
        },
      ],
    },
  ];
}
