import { type PageData, PageError, type PageLoader } from '../app/page.ts';
import type { LoadersOf } from '../app/page-route.tsx';
import { accountLoader } from './accounts/account/account.loader.ts';
import { detailsLoader } from './accounts/account/details.loader.ts';
import { ordersLoader } from './accounts/account/orders.loader.ts';
import { profileLoader } from './accounts/account/profile.loader.ts';
import { loginLoader } from './accounts/auth/login.loader.ts';
import { recoveryLoader } from './accounts/auth/recovery.loader.ts';
import { chooserLoader, formLoader, stepLoader } from './accounts/registration/registration.loader.ts';
import { listLoader, listsLoader, sharedListLoader } from './buyers/lists/lists.loader.ts';
import { marketLoader } from './buyers/market/market.loader.ts';
import { wishlistLoader } from './buyers/wishlist.loader.ts';
import { categoryLoader, subcategoryLoader } from './catalogue/listing/category.loader.ts';
import { offersLoader } from './catalogue/listing/offers.loader.ts';
import { productsLoader } from './catalogue/listing/products.loader.ts';
import { searchLoader } from './catalogue/listing/search.loader.ts';
import { sellerLoader } from './catalogue/listing/seller.loader.ts';
import { productLoader } from './catalogue/product/product.loader.ts';
import { ownAlertsLoader } from './catalogue/product-alert/own-alerts.loader.ts';
import { endInvitationsLoader } from './catalogue/review/end-invitations.loader.ts';
import { rateOrderLoader } from './catalogue/review/rate-order.loader.ts';
import { endAlertsLoader } from './catalogue/search-alert/end-alerts.loader.ts';
import { aboutLoader } from './content/about.loader.ts';
import { contactLoader } from './content/contact.loader.ts';
import { homeLoader } from './content/home/home.loader.ts';
import { ourselvesLoader } from './content/ourselves.loader.ts';
import { privacyLoader } from './content/privacy.loader.ts';
import { sellersLoader } from './content/sellers.loader.ts';
import { startSellingLoader } from './content/start-selling.loader.ts';
import { supportLoader } from './content/support.loader.ts';
import { termsLoader } from './content/terms.loader.ts';
import { rootLoader } from './layout/root.loader.ts';
import { cartLoader } from './orders/cart/cart.loader.ts';
import { checkoutLoader } from './orders/checkout/checkout.loader.ts';
import { orderLoader } from './orders/order/order.loader.ts';
import { purchaseResultLoader } from './orders/purchase-result/purchase-result.loader.ts';
import { requestLoader } from './rights/ask/request.loader.ts';
import { withdrawalLoader } from './rights/ask/withdrawal.loader.ts';
import { caseLoader } from './rights/case/case.loader.ts';
import { ownCasesLoader } from './rights/own-cases.loader.ts';
import { caseFiguresLoader } from './rights/public/figures.loader.ts';
import { pqrLoader } from './rights/public/pqr.loader.ts';
import { warrantyRightLoader } from './rights/public/warranty-right.loader.ts';
import { withdrawalRightLoader } from './rights/public/withdrawal-right.loader.ts';
import type { StorePage } from './routes.tsx';

/** The loader of every page; bundled for the server only. */
export const loaders = {
  home: homeLoader,
  product: productLoader,
  products: productsLoader,
  category: categoryLoader,
  'category-short': categoryLoader,
  subcategory: subcategoryLoader,
  seller: sellerLoader,
  offers: offersLoader,
  search: searchLoader,
  'end-alerts': endAlertsLoader,
  'end-invitations': endInvitationsLoader,
  'rate-order': rateOrderLoader,
  cart: cartLoader,
  checkout: checkoutLoader,
  'purchase-result': purchaseResultLoader,
  wishlist: wishlistLoader,
  market: marketLoader,
  lists: listsLoader,
  list: listLoader,
  'shared-list': sharedListLoader,
  account: accountLoader,
  profile: profileLoader,
  orders: ordersLoader,
  'account-alerts': ownAlertsLoader,
  'account-details': detailsLoader,
  order: orderLoader,
  about: aboutLoader,
  'start-selling': startSellingLoader,
  ourselves: ourselvesLoader,
  contact: contactLoader,
  support: supportLoader,
  sellers: sellersLoader,
  privacy: privacyLoader,
  terms: termsLoader,
  'own-cases': ownCasesLoader,
  case: caseLoader,
  withdraw: withdrawalLoader,
  request: requestLoader,
  'case-figures': caseFiguresLoader,
  petition: pqrLoader,
  'withdrawal-right': withdrawalRightLoader,
  'warranty-right': warrantyRightLoader,
  login: loginLoader,
  recovery: recoveryLoader,
  registration: chooserLoader,
  'buyer-steps': stepLoader('buyer'),
  'buyer-email': stepLoader('buyer'),
  'buyer-phone': stepLoader('buyer'),
  'buyer-code': stepLoader('buyer'),
  'buyer-form': formLoader('buyer'),
  'buyer-done': stepLoader('buyer'),
  'seller-steps': stepLoader('seller'),
  'seller-email': stepLoader('seller'),
  'seller-phone': stepLoader('seller'),
  'seller-code': stepLoader('seller'),
  'seller-form': formLoader('seller'),
  'seller-done': stepLoader('seller'),
  'not-found': async () => {
    throw new PageError(404);
  },
} satisfies LoadersOf<StorePage> & Record<'not-found', PageLoader<PageData>>;

export { rootLoader };
