import { sellerCasePaths } from '../../wire/rights/case-paths.ts';
import { sellerPaths } from '../../wire/seller-paths.ts';

/** Every page of the sellers' panel; the id names its loader in panel-loaders.ts. */
export const sellerPages = [
  { id: 'seller-home', address: sellerPaths.home, load: () => import('./overview/home.page.tsx') },
  { id: 'seller-orders', address: sellerPaths.orders, load: () => import('./orders/orders.page.tsx') },
  {
    id: 'seller-order',
    address: sellerPaths.order,
    load: () => import('./orders/order.page.tsx'),
  },
  {
    id: 'seller-promises',
    address: sellerPaths.promises,
    load: () => import('./overview/promises/promises.page.tsx'),
  },
  { id: 'seller-cases', address: sellerCasePaths.list, load: () => import('./rights/cases.page.tsx') },
  { id: 'seller-case', address: sellerCasePaths.case, load: () => import('./rights/case.page.tsx') },
  {
    id: 'seller-questions',
    address: sellerPaths.questions,
    load: () => import('./reviews/questions.page.tsx'),
  },
  {
    id: 'seller-reviews',
    address: sellerPaths.reviews,
    load: () => import('./reviews/reviews.page.tsx'),
  },
  { id: 'seller-level', address: sellerPaths.level, load: () => import('./sellers/level/level.page.tsx') },
  {
    id: 'seller-application',
    address: sellerPaths.application,
    load: () => import('./sellers/application/application.page.tsx'),
  },
  { id: 'seller-shop', address: sellerPaths.shop, load: () => import('./sellers/shop/shop.page.tsx') },
  {
    id: 'seller-security',
    address: sellerPaths.security,
    load: () => import('./accounts/security/security.page.tsx'),
  },
  { id: 'seller-team', address: sellerPaths.team, load: () => import('./accounts/team/team.page.tsx') },
  {
    id: 'seller-activity',
    address: sellerPaths.activity,
    load: () => import('./accounts/team/activity.page.tsx'),
  },
  {
    id: 'seller-integrations',
    address: sellerPaths.integrations,
    load: () => import('./integrations/integrations.page.tsx'),
  },
  {
    id: 'seller-integrations-guide',
    address: sellerPaths.integrationsGuide,
    load: () => import('./integrations/guide.page.tsx'),
  },
  {
    id: 'seller-searches',
    address: sellerPaths.searches,
    load: () => import('./catalogue/searches/searches.page.tsx'),
  },
  {
    id: 'seller-products',
    address: sellerPaths.products,
    load: () => import('./catalogue/products/products.page.tsx'),
  },
  {
    id: 'seller-product-grid',
    address: sellerPaths.productGrid,
    load: () => import('./catalogue/products/grid.page.tsx'),
  },
  {
    id: 'seller-product',
    address: sellerPaths.product,
    load: () => import('./catalogue/products/product.page.tsx'),
  },
  {
    id: 'seller-imports',
    address: sellerPaths.imports,
    load: () => import('./import/imports.page.tsx'),
  },
  { id: 'seller-import', address: sellerPaths.import, load: () => import('./import/import.page.tsx') },
  // Where the export used to be: leads to the imports.
  {
    id: 'seller-product-files',
    address: sellerPaths.productFiles,
    load: () => import('./import/imports.page.tsx'),
  },
  {
    id: 'seller-product-history',
    address: sellerPaths.productHistory,
    load: () => import('./catalogue/products/history.page.tsx'),
  },
  { id: 'seller-money', address: sellerPaths.money, load: () => import('./payouts/money.page.tsx') },
  {
    id: 'seller-movement',
    address: sellerPaths.movement,
    load: () => import('./payouts/movement.page.tsx'),
  },
  {
    id: 'seller-settlements',
    address: sellerPaths.settlements,
    load: () => import('./payouts/settlements.page.tsx'),
  },
  {
    id: 'seller-settlement',
    address: sellerPaths.settlement,
    load: () => import('./payouts/settlement.page.tsx'),
  },
  {
    id: 'seller-statements',
    address: sellerPaths.statements,
    load: () => import('./payouts/statements.page.tsx'),
  },
  {
    id: 'seller-bank-account',
    address: sellerPaths.bankAccount,
    load: () => import('./payouts/bank-account.page.tsx'),
  },
] as const;

/** Without menu: nobody is at work in a shop yet. */
export const bareSellerPages = [
  {
    id: 'seller-enter',
    address: sellerPaths.enter,
    load: () => import('./accounts/enter/enter.page.tsx'),
  },
  {
    id: 'seller-invitation',
    address: sellerPaths.invitation,
    load: () => import('./accounts/team/invitation.page.tsx'),
  },
] as const;
