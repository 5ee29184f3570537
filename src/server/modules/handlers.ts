import type { Context } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { sellerActivityRoutes } from './accounts/routes/activity.routes.ts';
import { addressRoutes } from './accounts/routes/address.routes.ts';
import { identityRoutes } from './accounts/routes/identity.routes.ts';
import { operatorAccessRoutes } from './accounts/routes/operator-access.routes.ts';
import { registrationRoutes } from './accounts/routes/registration.routes.ts';
import { savedViewRoutes } from './accounts/routes/saved-view.routes.ts';
import { sellerAccessRoutes } from './accounts/routes/seller-access.routes.ts';
import { sellerTeamRoutes } from './accounts/routes/seller-team.routes.ts';
import { sessionListRoutes } from './accounts/routes/session-list.routes.ts';
import { operatorStaffRoutes } from './accounts/routes/staff.routes.ts';
import { viewAsRoutes } from './accounts/routes/view-as.routes.ts';
import { auditLogRoutes } from './audit/routes/audit-log.routes.ts';
import { operatorFeeRoutes } from './books/routes/fee.routes.ts';
import { ledgerRoutes } from './books/routes/ledger.routes.ts';
import { forgetBuyer } from './buyers/forget-buyer.service.ts';
import { favouriteRoutes } from './buyers/routes/favourite.routes.ts';
import { listRoutes } from './buyers/routes/list.routes.ts';
import { marketRoutes } from './buyers/routes/market.routes.ts';
import { operatorBuyerRoutes } from './buyers/routes/operator-buyers.routes.ts';
import { purchaseRoutes } from './buyers/routes/purchase.routes.ts';
import { bulkChangeRoutes } from './catalogue/routes/bulk-change.routes.ts';
import { catalogRoutes } from './catalogue/routes/catalog.routes.ts';
import { categoriesAdminRoutes } from './catalogue/routes/categories-admin.routes.ts';
import { operatorProductRoutes } from './catalogue/routes/operator-product.routes.ts';
import { productAlertRoutes } from './catalogue/routes/product-alert.routes.ts';
import { reachRoutes } from './catalogue/routes/reach.routes.ts';
import { searchAlertRoutes } from './catalogue/routes/search-alert.routes.ts';
import { searchDeskRoutes } from './catalogue/routes/search-desk.routes.ts';
import { sellerProductRoutes } from './catalogue/routes/seller-product.routes.ts';
import { synonymRoutes } from './catalogue/routes/synonym.routes.ts';
import { contentRoutes } from './content/routes/content.routes.ts';
import { legalRoutes } from './content/routes/legal.routes.ts';
import { productImportRoutes } from './import/routes/product-import.routes.ts';
import { integrationRoutes } from './integrations/routes/integration.routes.ts';
import { sellerApiRoutes } from './integrations/routes/seller-api.routes.ts';
import { sellerApiProductRoutes } from './integrations/routes/seller-api-products.routes.ts';
import { systemRoutes } from './operations/routes/system.routes.ts';
import { cartRoutes } from './orders/routes/cart.routes.ts';
import { cashOnDeliveryRoutes } from './orders/routes/cash-on-delivery.routes.ts';
import { fulfilmentRoutes } from './orders/routes/fulfilment.routes.ts';
import { operatorOrderRoutes } from './orders/routes/operator-order.routes.ts';
import { orderRoutes } from './orders/routes/order.routes.ts';
import { paymentRoutes } from './orders/routes/payment.routes.ts';
import { refundRoutes } from './orders/routes/refund.routes.ts';
import { sellerOrderRoutes } from './orders/routes/seller-order.routes.ts';
import { figuresRoutes } from './overview/routes/figures.routes.ts';
import { jumpRoutes } from './overview/routes/jump.routes.ts';
import { promisesRoutes } from './overview/routes/promises.routes.ts';
import { payoutRoutes } from './payouts/routes/payout.routes.ts';
import { reconciliationRoutes } from './payouts/routes/reconciliation.routes.ts';
import { refundFileRoutes } from './payouts/routes/refund-file.routes.ts';
import { sellerMoneyRoutes } from './payouts/routes/seller-money.routes.ts';
import { settlementRoutes } from './payouts/routes/settlement.routes.ts';
import { feedbackRoutes } from './reviews/routes/feedback.routes.ts';
import { moderationRoutes } from './reviews/routes/moderation.routes.ts';
import { productReviewRoutes } from './reviews/routes/product-review.routes.ts';
import { questionRoutes } from './reviews/routes/question.routes.ts';
import { caseRoutes } from './rights/routes/case.routes.ts';
import { caseFigureRoutes } from './rights/routes/case-figures.routes.ts';
import { casePreviewRoutes } from './rights/routes/case-preview.routes.ts';
import { panelCaseRoutes } from './rights/routes/panel-case.routes.ts';
import { operatorSellerRoutes } from './sellers/routes/operator-sellers.routes.ts';
import { sellerApplicationRoutes } from './sellers/routes/seller-application.routes.ts';
import { sellerRegistrationRoutes } from './sellers/routes/seller-registration.routes.ts';
import { sellerShopRoutes } from './sellers/routes/seller-shop.routes.ts';
import { shopLevelRoutes } from './sellers/routes/shop-level.routes.ts';
import { settingRoutes } from './settings/routes/setting.routes.ts';
import { deliveryRoutes } from './shipping/routes/delivery.routes.ts';
import { geoRoutes } from './shipping/routes/geo.routes.ts';
import { operatorShippingRoutes } from './shipping/routes/operator-shipping.routes.ts';

/** Every endpoint's handler; the type demands that none is missing. */
export function createHandlers(context: Context): Handlers {
  return {
    ...geoRoutes(context),
    ...deliveryRoutes(context),
    ...catalogRoutes(context),
    ...reachRoutes(context),
    ...contentRoutes(context),
    ...categoriesAdminRoutes(context),
    ...cartRoutes(context),
    ...orderRoutes(context),
    ...purchaseRoutes(context),
    ...paymentRoutes(context),
    ...favouriteRoutes(context),
    ...listRoutes(context),
    ...marketRoutes(context),
    ...feedbackRoutes(context),
    ...productReviewRoutes(context),
    ...questionRoutes(context),
    ...identityRoutes(context, forgetBuyer),
    ...addressRoutes(context),
    ...sessionListRoutes(context),
    ...registrationRoutes(context),
    ...sellerRegistrationRoutes(context),
    ...refundRoutes(context),
    ...settlementRoutes(context),
    ...payoutRoutes(context),
    ...refundFileRoutes(context),
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
    ...synonymRoutes(context),
    ...searchDeskRoutes(context),
    ...searchAlertRoutes(context),
    ...productAlertRoutes(context),
    ...figuresRoutes(context),
    ...promisesRoutes(context),
    ...operatorFeeRoutes(context),
    ...moderationRoutes(context),
    ...operatorOrderRoutes(context),
    ...operatorProductRoutes(context),
    ...operatorSellerRoutes(context),
    ...operatorBuyerRoutes(context),
    ...viewAsRoutes(context),
    ...sellerAccessRoutes(context),
    ...savedViewRoutes(context),
    ...jumpRoutes(context),
    ...sellerApplicationRoutes(context),
    ...sellerMoneyRoutes(context),
    ...sellerOrderRoutes(context),
    ...integrationRoutes(context),
    ...sellerApiRoutes(context),
    ...sellerApiProductRoutes(context),
    ...sellerProductRoutes(context),
    ...bulkChangeRoutes(context),
    ...productImportRoutes(context),
    ...sellerTeamRoutes(context),
    ...sellerShopRoutes(context),
    ...shopLevelRoutes(context),
    ...sellerActivityRoutes(context),
    ...caseRoutes(context),
    ...caseFigureRoutes(context),
    ...casePreviewRoutes(context),
    ...panelCaseRoutes(context),
  };
}
