import { type PageData, PageError, type PageLoader } from './app/page.ts';
import type { LoadersOf } from './app/page-route.tsx';
import { operatorEnterLoader } from './operator/accounts/enter/enter.loader.ts';
import { operatorSecurityLoader } from './operator/accounts/security/security.loader.ts';
import { operatorStaffLoader } from './operator/accounts/staff/staff.loader.ts';
import { operatorAuditLoader } from './operator/audit/audit.loader.ts';
import { operatorDataLoader } from './operator/audit/data/data.loader.ts';
import {
  operatorBuyerLoader,
  operatorBuyerOrderLoader,
  operatorBuyerViewLoader,
} from './operator/buyers/buyer.loader.ts';
import { operatorBuyersLoader } from './operator/buyers/buyers.loader.ts';
import { operatorCatalogueLoader } from './operator/catalogue/categories/catalogue.loader.ts';
import { operatorProductLoader } from './operator/catalogue/products/product.loader.ts';
import { operatorProductsLoader } from './operator/catalogue/products/products.loader.ts';
import { operatorSearchesLoader } from './operator/catalogue/searches/searches.loader.ts';
import { operatorContentLoader, operatorContentSlotLoader } from './operator/content/content.loader.ts';
import { operatorLegalLoader } from './operator/content/legal/legal.loader.ts';
import { operatorSystemLoader } from './operator/operations/system.loader.ts';
import { operatorOrderLoader } from './operator/orders/order.loader.ts';
import { operatorOrdersLoader } from './operator/orders/orders.loader.ts';
import { operatorFiguresLoader } from './operator/overview/figures/figures.loader.ts';
import { operatorHomeLoader } from './operator/overview/home.loader.ts';
import { operatorPromisesLoader } from './operator/overview/promises/promises.loader.ts';
import { operatorMoneyLoaders } from './operator/payouts/money.loaders.ts';
import {
  operatorLevelsLoader,
  operatorMessagesLoader,
  operatorQuestionsLoader,
  operatorReviewsLoader,
} from './operator/reviews/moderation.loaders.ts';
import { operatorCaseLoader } from './operator/rights/case.loader.ts';
import { operatorCasesLoader } from './operator/rights/cases.loader.ts';
import { operatorSellerLoader } from './operator/sellers/seller.loader.ts';
import { operatorSellersLoader } from './operator/sellers/sellers.loader.ts';
import { operatorSettingsLoader } from './operator/settings/settings.loader.ts';
import { operatorShippingLoader } from './operator/shipping/shipping.loader.ts';
import type { PanelPage } from './panel-routes.tsx';
import { sellerEnterLoader } from './seller/accounts/enter/enter.loader.ts';
import { sellerSecurityLoader } from './seller/accounts/security/security.loader.ts';
import { sellerActivityLoader } from './seller/accounts/team/activity.loader.ts';
import { sellerInvitationLoader } from './seller/accounts/team/invitation.loader.ts';
import { sellerTeamLoader } from './seller/accounts/team/team.loader.ts';
import { sellerProductGridLoader } from './seller/catalogue/products/grid.loader.ts';
import { sellerProductHistoryLoader } from './seller/catalogue/products/history.loader.ts';
import { sellerProductLoader } from './seller/catalogue/products/product.loader.ts';
import { sellerProductsLoader } from './seller/catalogue/products/products.loader.ts';
import { sellerSearchesLoader } from './seller/catalogue/searches/searches.loader.ts';
import { sellerImportLoader } from './seller/import/import.loader.ts';
import { sellerImportsLoader, sellerProductFilesLoader } from './seller/import/imports.loader.ts';
import { sellerIntegrationsGuideLoader } from './seller/integrations/guide.loader.ts';
import { sellerIntegrationsLoader } from './seller/integrations/integrations.loader.ts';
import { sellerOrderLoader } from './seller/orders/order.loader.ts';
import { sellerOrdersLoader } from './seller/orders/orders.loader.ts';
import { sellerHomeLoader } from './seller/overview/home.loader.ts';
import { sellerPromisesLoader } from './seller/overview/promises/promises.loader.ts';
import {
  sellerBankAccountLoader,
  sellerMoneyLoader,
  sellerMovementLoader,
  sellerSettlementLoader,
  sellerSettlementsLoader,
  sellerStatementsLoader,
} from './seller/payouts/money.loaders.ts';
import { sellerQuestionsLoader } from './seller/reviews/questions.loader.ts';
import { sellerReviewsLoader } from './seller/reviews/reviews.loader.ts';
import { sellerCaseLoader } from './seller/rights/case.loader.ts';
import { sellerCasesLoader } from './seller/rights/cases.loader.ts';
import { sellerApplicationLoader } from './seller/sellers/application/application.loader.ts';
import { sellerLevelLoader } from './seller/sellers/level/level.loader.ts';
import { sellerShopLoader } from './seller/sellers/shop/shop.loader.ts';

/** The loader of every page of the panels; bundled for the server only. */
export const panelLoaders = {
  'seller-enter': sellerEnterLoader,
  'seller-home': sellerHomeLoader,
  'seller-questions': sellerQuestionsLoader,
  'seller-reviews': sellerReviewsLoader,
  'seller-orders': sellerOrdersLoader,
  'seller-order': sellerOrderLoader,
  'seller-promises': sellerPromisesLoader,
  'seller-cases': sellerCasesLoader,
  'seller-case': sellerCaseLoader,
  'seller-application': sellerApplicationLoader,
  'seller-level': sellerLevelLoader,
  'seller-shop': sellerShopLoader,
  'seller-security': sellerSecurityLoader,
  'seller-team': sellerTeamLoader,
  'seller-activity': sellerActivityLoader,
  'seller-invitation': sellerInvitationLoader,
  'seller-searches': sellerSearchesLoader,
  'seller-products': sellerProductsLoader,
  'seller-product-grid': sellerProductGridLoader,
  'seller-product': sellerProductLoader,
  'seller-imports': sellerImportsLoader,
  'seller-import': sellerImportLoader,
  'seller-product-files': sellerProductFilesLoader,
  'seller-product-history': sellerProductHistoryLoader,
  'seller-money': sellerMoneyLoader,
  'seller-movement': sellerMovementLoader,
  'seller-settlements': sellerSettlementsLoader,
  'seller-settlement': sellerSettlementLoader,
  'seller-statements': sellerStatementsLoader,
  'seller-bank-account': sellerBankAccountLoader,
  'seller-integrations': sellerIntegrationsLoader,
  'seller-integrations-guide': sellerIntegrationsGuideLoader,
  'operator-home': operatorHomeLoader,
  'operator-sellers': operatorSellersLoader,
  'operator-seller': operatorSellerLoader,
  'operator-buyers': operatorBuyersLoader,
  'operator-buyer': operatorBuyerLoader,
  'operator-buyer-view': operatorBuyerViewLoader,
  'operator-buyer-order': operatorBuyerOrderLoader,
  'operator-orders': operatorOrdersLoader,
  'operator-order': operatorOrderLoader,
  'operator-cases': operatorCasesLoader,
  'operator-case': operatorCaseLoader,
  'operator-products': operatorProductsLoader,
  'operator-product': operatorProductLoader,
  'operator-levels': operatorLevelsLoader,
  'operator-reviews': operatorReviewsLoader,
  'operator-questions': operatorQuestionsLoader,
  'operator-messages': operatorMessagesLoader,
  'operator-catalogue': operatorCatalogueLoader,
  'operator-searches': operatorSearchesLoader,
  'operator-content': operatorContentLoader,
  'operator-content-slot': operatorContentSlotLoader,
  'operator-enter': operatorEnterLoader,
  'operator-audit': operatorAuditLoader,
  'operator-system': operatorSystemLoader,
  'operator-figures': operatorFiguresLoader,
  'operator-promises': operatorPromisesLoader,
  'operator-settings': operatorSettingsLoader,
  'operator-shipping': operatorShippingLoader,
  'operator-personal-data': operatorDataLoader,
  'operator-legal': operatorLegalLoader,
  'operator-staff': operatorStaffLoader,
  'operator-security': operatorSecurityLoader,
  ...operatorMoneyLoaders,
  'panel-not-found': async () => {
    throw new PageError(404);
  },
} satisfies LoadersOf<PanelPage> & Record<'panel-not-found', PageLoader<PageData>>;
