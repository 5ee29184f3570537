import type { Context } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { auditLogRoutes } from './audit/audit-log.routes.ts';
import { cashOnDeliveryRoutes } from './cash-on-delivery/cash-on-delivery.routes.ts';
import { catalogRoutes } from './catalog/catalog.routes.ts';
import { categoriesAdminRoutes } from './categories-admin/categories-admin.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { favouriteRoutes } from './favourites/favourite.routes.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import { operatorFeeRoutes } from './fees/fee.routes.ts';
import { sellerFeeRoutes } from './fees/seller-fee.routes.ts';
import { figuresRoutes } from './figures/figures.routes.ts';
import { fulfilmentRoutes } from './fulfilment/fulfilment.routes.ts';
import { geoRoutes } from './geo/geo.routes.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import { sessionListRoutes } from './identity/session-list.routes.ts';
import { ledgerRoutes } from './ledger/ledger.routes.ts';
import { legalRoutes } from './legal/legal.routes.ts';
import { moderationRoutes } from './moderation/moderation.routes.ts';
import { operatorAccessRoutes } from './operator-access/operator-access.routes.ts';
import { operatorStaffRoutes } from './operator-access/staff.routes.ts';
import { operatorBuyerRoutes } from './operator-buyers/operator-buyers.routes.ts';
import { operatorHomeRoutes } from './operator-home/operator-home.routes.ts';
import { operatorMoneyRoutes } from './operator-money/operator-money.routes.ts';
import { operatorOrderRoutes } from './operator-orders/operator-order.routes.ts';
import { operatorProductRoutes } from './operator-products/operator-product.routes.ts';
import { operatorSellerRoutes } from './operator-sellers/operator-sellers.routes.ts';
import { operatorShippingRoutes } from './operator-shipping/operator-shipping.routes.ts';
import { orderRoutes } from './orders/order.routes.ts';
import { paymentRoutes } from './payments/payment.routes.ts';
import { productImportRoutes } from './product-import/product-import.routes.ts';
import { purchaseRoutes } from './purchases/purchase.routes.ts';
import { questionRoutes } from './questions/question.routes.ts';
import { reconciliationRoutes } from './reconciliation/reconciliation.routes.ts';
import { refundRoutes } from './refunds/refund.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { sellerAccessRoutes } from './seller-access/seller-access.routes.ts';
import { integrationRoutes } from './seller-api/integration.routes.ts';
import { sellerApiRoutes } from './seller-api/seller-api.routes.ts';
import { sellerApplicationRoutes } from './seller-application/seller-application.routes.ts';
import { sellerHomeRoutes } from './seller-home/seller-home.routes.ts';
import { sellerMoneyRoutes } from './seller-money-view/seller-money.routes.ts';
import { sellerOrderRoutes } from './seller-orders/seller-order.routes.ts';
import { sellerProductRoutes } from './seller-products/seller-product.routes.ts';
import { sellerShopRoutes } from './seller-shop/seller-shop.routes.ts';
import { sellerActivityRoutes } from './seller-team/activity.routes.ts';
import { sellerTeamRoutes } from './seller-team/seller-team.routes.ts';
import { settingRoutes } from './settings/setting.routes.ts';
import { payoutRoutes } from './settlements/payout.routes.ts';
import { settlementRoutes } from './settlements/settlement.routes.ts';
import { systemRoutes } from './system/system.routes.ts';
import { viewAsRoutes } from './view-as/view-as.routes.ts';

/** Every endpoint's handler; the type demands that none is missing. */
export function createHandlers(context: Context): Handlers {
  return {
    ...geoRoutes(context),
    ...catalogRoutes(context),
    ...contentRoutes(context),
    ...categoriesAdminRoutes(context),
    ...orderRoutes(context),
    ...purchaseRoutes(context),
    ...paymentRoutes(context),
    ...favouriteRoutes(context),
    ...feedbackRoutes(context),
    ...questionRoutes(context),
    ...identityRoutes(context),
    ...sessionListRoutes(context),
    ...registrationRoutes(context),
    ...refundRoutes(context),
    ...settlementRoutes(context),
    ...payoutRoutes(context),
    ...reconciliationRoutes(context),
    ...ledgerRoutes(context),
    ...fulfilmentRoutes(context),
    ...cashOnDeliveryRoutes(context),
    ...operatorAccessRoutes(context),
    ...operatorStaffRoutes(context),
    ...auditLogRoutes(context),
    ...systemRoutes(context),
    ...legalRoutes(context),
    ...operatorShippingRoutes(context),
    ...settingRoutes(context),
    ...figuresRoutes(context),
    ...operatorHomeRoutes(context),
    ...operatorFeeRoutes(context),
    ...operatorMoneyRoutes(context),
    ...moderationRoutes(context),
    ...operatorOrderRoutes(context),
    ...operatorProductRoutes(context),
    ...operatorSellerRoutes(context),
    ...operatorBuyerRoutes(context),
    ...viewAsRoutes(context),
    ...sellerAccessRoutes(context),
    ...sellerApplicationRoutes(context),
    ...sellerHomeRoutes(context),
    ...sellerMoneyRoutes(context),
    ...sellerFeeRoutes(context),
    ...sellerOrderRoutes(context),
    ...integrationRoutes(context),
    ...sellerApiRoutes(context),
    ...sellerProductRoutes(context),
    ...productImportRoutes(context),
    ...sellerTeamRoutes(context),
    ...sellerShopRoutes(context),
    ...sellerActivityRoutes(context),
  };
}
