import { cashOnDeliveryEndpoints } from './cash-on-delivery.ts';
import { catalogEndpoints } from './catalog.ts';
import type { Endpoint } from './endpoint.ts';
import { favouriteEndpoints } from './favourites.ts';
import { feedbackEndpoints } from './feedback.ts';
import { fulfilmentEndpoints } from './fulfilment.ts';
import { geoEndpoints } from './geo.ts';
import { identityEndpoints } from './identity.ts';
import { ledgerEndpoints } from './ledger.ts';
import { legalEndpoints } from './legal.ts';
import { operatorAccessEndpoints } from './operator-access.ts';
import { operatorAuditEndpoints } from './operator-audit.ts';
import { operatorBuyerEndpoints } from './operator-buyers.ts';
import { operatorCatalogueEndpoints } from './operator-catalogue.ts';
import { operatorCentreEndpoints } from './operator-centre.ts';
import { operatorContentEndpoints } from './operator-content.ts';
import { operatorFeeEndpoints } from './operator-fees.ts';
import { operatorFiguresEndpoints } from './operator-figures.ts';
import { operatorModerationEndpoints } from './operator-moderation.ts';
import { operatorMoneyEndpoints } from './operator-money.ts';
import { operatorOrderEndpoints } from './operator-orders.ts';
import { operatorProductEndpoints } from './operator-products.ts';
import { operatorSellerEndpoints } from './operator-sellers.ts';
import { operatorSettingsEndpoints } from './operator-settings.ts';
import { operatorShippingEndpoints } from './operator-shipping.ts';
import { operatorStaffEndpoints } from './operator-staff.ts';
import { operatorSystemEndpoints } from './operator-system.ts';
import { orderEndpoints } from './orders.ts';
import { paymentEndpoints } from './payments.ts';
import { payoutEndpoints } from './payouts.ts';
import { productImportEndpoints } from './product-import.ts';
import { purchaseEndpoints } from './purchases.ts';
import { questionEndpoints } from './questions.ts';
import { reconciliationEndpoints } from './reconciliation.ts';
import { refundEndpoints } from './refunds.ts';
import { registrationEndpoints } from './registration.ts';
import { sellerActivityEndpoints } from './seller-activity.ts';
import { sellerApiEndpoints } from './seller-api.ts';
import { sellerApplicationEndpoints } from './seller-application.ts';
import { sellerCentreEndpoints } from './seller-centre.ts';
import { sellerFeeEndpoints } from './seller-fees.ts';
import { sellerHomeEndpoints } from './seller-home.ts';
import { sellerIntegrationEndpoints } from './seller-integrations.ts';
import { sellerMoneyEndpoints } from './seller-money.ts';
import { sellerOrderEndpoints } from './seller-orders.ts';
import { sellerProductEndpoints } from './seller-products.ts';
import { sellerShopEndpoints } from './seller-shop.ts';
import { sellerSuggestionEndpoints } from './seller-suggestions.ts';
import { sellerTeamEndpoints } from './seller-team.ts';
import { sessionEndpoints } from './sessions.ts';
import { settlementEndpoints } from './settlements.ts';
import { shopContentEndpoints } from './shop-content.ts';
import { viewAsEndpoints } from './view-as.ts';

/** Every call of the API, one entry each; routes, clients, validation and the OpenAPI document come from here. */
export const endpoints = {
  ...geoEndpoints,
  ...catalogEndpoints,
  ...shopContentEndpoints,
  ...orderEndpoints,
  ...purchaseEndpoints,
  ...paymentEndpoints,
  ...favouriteEndpoints,
  ...feedbackEndpoints,
  ...questionEndpoints,
  ...identityEndpoints,
  ...sessionEndpoints,
  ...registrationEndpoints,
  ...refundEndpoints,
  ...settlementEndpoints,
  ...payoutEndpoints,
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
  ...operatorFiguresEndpoints,
  ...operatorAuditEndpoints,
  ...operatorCentreEndpoints,
  ...operatorFeeEndpoints,
  ...operatorMoneyEndpoints,
  ...operatorContentEndpoints,
  ...operatorCatalogueEndpoints,
  ...operatorModerationEndpoints,
  ...operatorOrderEndpoints,
  ...operatorProductEndpoints,
  ...operatorSellerEndpoints,
  ...operatorBuyerEndpoints,
  ...viewAsEndpoints,
  ...sellerCentreEndpoints,
  ...sellerApplicationEndpoints,
  ...sellerHomeEndpoints,
  ...sellerMoneyEndpoints,
  ...sellerFeeEndpoints,
  ...sellerOrderEndpoints,
  ...sellerIntegrationEndpoints,
  ...sellerApiEndpoints,
  ...sellerProductEndpoints,
  ...productImportEndpoints,
  ...sellerTeamEndpoints,
  ...sellerShopEndpoints,
  ...sellerSuggestionEndpoints,
  ...sellerActivityEndpoints,
} satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
