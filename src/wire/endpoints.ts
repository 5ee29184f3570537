import { addressEndpoints } from './accounts/addresses.ts';
import { identityEndpoints } from './accounts/identity.ts';
import { operatorAccessEndpoints } from './accounts/operator-access.ts';
import { operatorStaffEndpoints } from './accounts/operator-staff.ts';
import { registrationEndpoints } from './accounts/registration.ts';
import { savedViewEndpoints } from './accounts/saved-views.ts';
import { sellerTeamEndpoints } from './accounts/seller-team.ts';
import { sessionEndpoints } from './accounts/sessions.ts';
import { viewAsEndpoints } from './accounts/view-as.ts';
import { operatorAuditEndpoints } from './audit/operator-audit.ts';
import { ledgerEndpoints } from './books/ledger.ts';
import { operatorFeeEndpoints } from './books/operator-fees.ts';
import { favouriteEndpoints } from './buyers/favourites.ts';
import { listEndpoints } from './buyers/lists.ts';
import { marketEndpoints } from './buyers/market.ts';
import { operatorBuyerEndpoints } from './buyers/operator-buyers.ts';
import { purchaseEndpoints } from './buyers/purchases.ts';
import { bulkChangeEndpoints } from './catalogue/bulk-changes.ts';
import { catalogEndpoints } from './catalogue/catalog.ts';
import { operatorCatalogueEndpoints } from './catalogue/operator-catalogue.ts';
import { operatorProductEndpoints } from './catalogue/operator-products.ts';
import { operatorSearchDeskEndpoints } from './catalogue/operator-search-desk.ts';
import { operatorSynonymEndpoints } from './catalogue/operator-synonyms.ts';
import { productAlertEndpoints } from './catalogue/product-alerts.ts';
import { reachEndpoints } from './catalogue/reach.ts';
import { searchAlertEndpoints } from './catalogue/search-alerts.ts';
import { sellerProductEndpoints } from './catalogue/seller-products.ts';
import { sellerSuggestionEndpoints } from './catalogue/seller-suggestions.ts';
import { legalEndpoints } from './content/legal.ts';
import { operatorContentEndpoints } from './content/operator-content.ts';
import { storeContentEndpoints } from './content/store-content.ts';
import type { Endpoint } from './endpoint.ts';
import { productImportEndpoints } from './import/product-import.ts';
import { sellerApiEndpoints } from './integrations/seller-api.ts';
import { sellerApiProductEndpoints } from './integrations/seller-api-products.ts';
import { sellerIntegrationEndpoints } from './integrations/seller-integrations.ts';
import { operatorSystemEndpoints } from './operations/operator-system.ts';
import { cartEndpoints } from './orders/cart.ts';
import { cashOnDeliveryEndpoints } from './orders/cash-on-delivery.ts';
import { fulfilmentEndpoints } from './orders/fulfilment.ts';
import { operatorOrderEndpoints } from './orders/operator-orders.ts';
import { orderEndpoints } from './orders/orders.ts';
import { paymentEndpoints } from './orders/payments.ts';
import { refundEndpoints } from './orders/refunds.ts';
import { sellerOrderEndpoints } from './orders/seller-orders.ts';
import { jumpEndpoints } from './overview/jump.ts';
import { operatorFiguresEndpoints } from './overview/operator-figures.ts';
import { operatorPromisesEndpoints } from './overview/operator-promises.ts';
import { sellerActivityEndpoints } from './overview/seller-activity.ts';
import { sellerPanelEndpoints } from './overview/seller-panel.ts';
import { payoutEndpoints } from './payouts/payouts.ts';
import { reconciliationEndpoints } from './payouts/reconciliation.ts';
import { refundFileEndpoints } from './payouts/refund-files.ts';
import { sellerMoneyEndpoints } from './payouts/seller-money.ts';
import { settlementEndpoints } from './payouts/settlements.ts';
import { feedbackEndpoints } from './reviews/feedback.ts';
import { operatorModerationEndpoints } from './reviews/operator-moderation.ts';
import { productReviewEndpoints } from './reviews/product-reviews.ts';
import { questionEndpoints } from './reviews/questions.ts';
import { sellerFeedbackEndpoints } from './reviews/seller-feedback.ts';
import { caseFigureEndpoints } from './rights/case-figures.ts';
import { caseLinkEndpoints } from './rights/case-link.ts';
import { casePreviewEndpoints } from './rights/case-preview.ts';
import { caseEndpoints } from './rights/cases.ts';
import { operatorCaseEndpoints, sellerCaseEndpoints } from './rights/panel-cases.ts';
import { operatorSellerEndpoints } from './sellers/operator-sellers.ts';
import { sellerApplicationEndpoints } from './sellers/seller-application.ts';
import { sellerShopEndpoints } from './sellers/seller-shop.ts';
import { shopLevelEndpoints } from './sellers/shop-level.ts';
import { operatorSettingsEndpoints } from './settings/operator-settings.ts';
import { deliveryEndpoints } from './shipping/delivery.ts';
import { geoEndpoints } from './shipping/geo.ts';
import { operatorShippingEndpoints } from './shipping/operator-shipping.ts';

/** Every call of the API, one entry each; routes, clients, validation and the OpenAPI document come from here. */
export const endpoints = {
  ...geoEndpoints,
  ...deliveryEndpoints,
  ...reachEndpoints,
  ...catalogEndpoints,
  ...searchAlertEndpoints,
  ...productAlertEndpoints,
  ...storeContentEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
  ...purchaseEndpoints,
  ...paymentEndpoints,
  ...favouriteEndpoints,
  ...listEndpoints,
  ...marketEndpoints,
  ...feedbackEndpoints,
  ...productReviewEndpoints,
  ...questionEndpoints,
  ...sellerFeedbackEndpoints,
  ...identityEndpoints,
  ...sessionEndpoints,
  ...registrationEndpoints,
  ...refundEndpoints,
  ...settlementEndpoints,
  ...payoutEndpoints,
  ...refundFileEndpoints,
  ...reconciliationEndpoints,
  ...ledgerEndpoints,
  ...fulfilmentEndpoints,
  ...cashOnDeliveryEndpoints,
  ...operatorAccessEndpoints,
  ...operatorStaffEndpoints,
  ...operatorSystemEndpoints,
  ...legalEndpoints,
  ...operatorShippingEndpoints,
  ...operatorSettingsEndpoints,
  ...operatorSynonymEndpoints,
  ...operatorSearchDeskEndpoints,
  ...operatorFiguresEndpoints,
  ...operatorPromisesEndpoints,
  ...operatorAuditEndpoints,
  ...operatorFeeEndpoints,
  ...operatorContentEndpoints,
  ...operatorCatalogueEndpoints,
  ...operatorModerationEndpoints,
  ...operatorOrderEndpoints,
  ...operatorProductEndpoints,
  ...operatorSellerEndpoints,
  ...operatorBuyerEndpoints,
  ...viewAsEndpoints,
  ...addressEndpoints,
  ...savedViewEndpoints,
  ...jumpEndpoints,
  ...sellerPanelEndpoints,
  ...sellerApplicationEndpoints,
  ...sellerMoneyEndpoints,
  ...sellerOrderEndpoints,
  ...sellerIntegrationEndpoints,
  ...sellerApiEndpoints,
  ...sellerApiProductEndpoints,
  ...sellerProductEndpoints,
  ...bulkChangeEndpoints,
  ...productImportEndpoints,
  ...sellerTeamEndpoints,
  ...sellerShopEndpoints,
  ...shopLevelEndpoints,
  ...sellerSuggestionEndpoints,
  ...sellerActivityEndpoints,
  ...caseEndpoints,
  ...caseFigureEndpoints,
  ...caseLinkEndpoints,
  ...casePreviewEndpoints,
  ...sellerCaseEndpoints,
  ...operatorCaseEndpoints,
} satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
