import { operatorPaths } from '../../wire/operator-paths.ts';
import { operatorCasePaths } from '../../wire/rights/case-paths.ts';
import { operatorMoneyPages } from './payouts/money-pages.ts';

/** Every page of the operators' panel. */
export const operatorPages = [
  ...operatorMoneyPages,
  { id: 'operator-home', address: operatorPaths.home, load: () => import('./overview/home.page.tsx') },
  {
    id: 'operator-sellers',
    address: operatorPaths.sellers,
    load: () => import('./sellers/sellers.page.tsx'),
  },
  {
    id: 'operator-buyers',
    address: operatorPaths.buyers,
    load: () => import('./buyers/buyers.page.tsx'),
  },
  {
    id: 'operator-buyer',
    address: operatorPaths.buyer,
    load: () => import('./buyers/buyer.page.tsx'),
  },
  {
    id: 'operator-buyer-view',
    address: operatorPaths.buyerView,
    load: () => import('./buyers/buyer-view.page.tsx'),
  },
  {
    id: 'operator-buyer-order',
    address: operatorPaths.buyerOrder,
    load: () => import('./buyers/buyer-order.page.tsx'),
  },
  {
    id: 'operator-seller',
    address: operatorPaths.seller,
    load: () => import('./sellers/seller.page.tsx'),
  },
  {
    id: 'operator-orders',
    address: operatorPaths.orders,
    load: () => import('./orders/orders.page.tsx'),
  },
  {
    id: 'operator-order',
    address: operatorPaths.order,
    load: () => import('./orders/order.page.tsx'),
  },
  { id: 'operator-cases', address: operatorCasePaths.list, load: () => import('./rights/cases.page.tsx') },
  { id: 'operator-case', address: operatorCasePaths.case, load: () => import('./rights/case.page.tsx') },
  {
    id: 'operator-products',
    address: operatorPaths.products,
    load: () => import('./catalogue/products/products.page.tsx'),
  },
  {
    id: 'operator-product',
    address: operatorPaths.product,
    load: () => import('./catalogue/products/product.page.tsx'),
  },
  {
    id: 'operator-levels',
    address: operatorPaths.levelContests,
    load: () => import('./reviews/levels.page.tsx'),
  },
  {
    id: 'operator-reviews',
    address: operatorPaths.reviews,
    load: () => import('./reviews/reviews.page.tsx'),
  },
  {
    id: 'operator-questions',
    address: operatorPaths.reportedQuestions,
    load: () => import('./reviews/questions.page.tsx'),
  },
  {
    id: 'operator-messages',
    address: operatorPaths.contactMessages,
    load: () => import('./reviews/messages.page.tsx'),
  },
  {
    id: 'operator-catalogue',
    address: operatorPaths.catalogue,
    load: () => import('./catalogue/categories/catalogue.page.tsx'),
  },
  {
    id: 'operator-searches',
    address: operatorPaths.searches,
    load: () => import('./catalogue/searches/searches.page.tsx'),
  },
  {
    id: 'operator-content',
    address: operatorPaths.content,
    load: () => import('./content/content.page.tsx'),
  },
  {
    id: 'operator-content-slot',
    address: operatorPaths.contentSlot,
    load: () => import('./content/slot.page.tsx'),
  },
  {
    id: 'operator-audit',
    address: operatorPaths.audit,
    load: () => import('./audit/audit.page.tsx'),
  },
  {
    id: 'operator-system',
    address: operatorPaths.system,
    load: () => import('./operations/system.page.tsx'),
  },
  {
    id: 'operator-figures',
    address: operatorPaths.figures,
    load: () => import('./overview/figures/figures.page.tsx'),
  },
  {
    id: 'operator-promises',
    address: operatorPaths.promises,
    load: () => import('./overview/promises/promises.page.tsx'),
  },
  {
    id: 'operator-settings',
    address: operatorPaths.settings,
    load: () => import('./settings/settings.page.tsx'),
  },
  {
    id: 'operator-shipping',
    address: operatorPaths.shipping,
    load: () => import('./shipping/shipping.page.tsx'),
  },
  {
    id: 'operator-personal-data',
    address: operatorPaths.personalData,
    load: () => import('./audit/data/data.page.tsx'),
  },
  {
    id: 'operator-legal',
    address: operatorPaths.legal,
    load: () => import('./content/legal/legal.page.tsx'),
  },
  {
    id: 'operator-staff',
    address: operatorPaths.staff,
    load: () => import('./accounts/staff/staff.page.tsx'),
  },
  {
    id: 'operator-security',
    address: operatorPaths.security,
    load: () => import('./accounts/security/security.page.tsx'),
  },
] as const;

/** Without menu: the way into the console. */
export const bareOperatorPages = [
  {
    id: 'operator-enter',
    address: operatorPaths.enter,
    load: () => import('./accounts/enter/enter.page.tsx'),
  },
] as const;
