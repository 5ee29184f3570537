import type { Context } from '../context.ts';
import type { Reads } from '../http/reads.ts';
import { sellerActivityReads } from './accounts/routes/activity.reads.ts';
import { operatorAccessReads } from './accounts/routes/operator-access.reads.ts';
import { savedViewReads } from './accounts/routes/saved-view.reads.ts';
import { sellerAccessReads } from './accounts/routes/seller-access.reads.ts';
import { sellerTeamReads } from './accounts/routes/seller-team.reads.ts';
import { operatorStaffReads } from './accounts/routes/staff.reads.ts';
import { auditLogReads } from './audit/routes/audit-log.reads.ts';
import { operatorFeeReads } from './books/routes/fee.reads.ts';
import { ledgerReads } from './books/routes/ledger.reads.ts';
import { sellerFeeReads } from './books/routes/seller-fee.reads.ts';
import { operatorBuyerReads } from './buyers/routes/operator-buyers.reads.ts';
import { bulkChangeReads } from './catalogue/routes/bulk-change.reads.ts';
import { categoriesAdminReads } from './catalogue/routes/categories-admin.reads.ts';
import { operatorProductReads } from './catalogue/routes/operator-product.reads.ts';
import { searchDeskReads } from './catalogue/routes/search-desk.reads.ts';
import { sellerProductReads } from './catalogue/routes/seller-product.reads.ts';
import { synonymReads } from './catalogue/routes/synonym.reads.ts';
import { contentReads } from './content/routes/content.reads.ts';
import { legalReads } from './content/routes/legal.reads.ts';
import { productImportReads } from './import/routes/product-import.reads.ts';
import { integrationReads } from './integrations/routes/integration.reads.ts';
import { systemReads } from './operations/routes/system.reads.ts';
import { cashOnDeliveryReads } from './orders/routes/cash-on-delivery.reads.ts';
import { operatorOrderReads } from './orders/routes/operator-order.reads.ts';
import { refundReads } from './orders/routes/refund.reads.ts';
import { sellerOrderReads } from './orders/routes/seller-order.reads.ts';
import { figuresReads } from './overview/routes/figures.reads.ts';
import { operatorHomeReads } from './overview/routes/operator-home.reads.ts';
import { promisesReads } from './overview/routes/promises.reads.ts';
import { sellerHomeReads } from './overview/routes/seller-home.reads.ts';
import { operatorMoneyReads } from './payouts/routes/operator-money.reads.ts';
import { payoutReads } from './payouts/routes/payout.reads.ts';
import { reconciliationReads } from './payouts/routes/reconciliation.reads.ts';
import { refundFileReads } from './payouts/routes/refund-file.reads.ts';
import { sellerMoneyReads } from './payouts/routes/seller-money.reads.ts';
import { settlementReads } from './payouts/routes/settlement.reads.ts';
import { moderationReads } from './reviews/routes/moderation.reads.ts';
import { questionReads } from './reviews/routes/question.reads.ts';
import { deskReads } from './rights/routes/desk.reads.ts';
import { panelCaseReads } from './rights/routes/panel-case.reads.ts';
import { operatorSellerReads } from './sellers/routes/operator-sellers.reads.ts';
import { sellerApplicationReads } from './sellers/routes/seller-application.reads.ts';
import { sellerShopReads } from './sellers/routes/seller-shop.reads.ts';
import { shopLevelReads } from './sellers/routes/shop-level.reads.ts';
import { settingReads } from './settings/routes/setting.reads.ts';
import { operatorShippingReads } from './shipping/routes/operator-shipping.reads.ts';

/** Everything that the pages of both panels ask for. */
export function createPanelReads(context: Context) {
  return {
    ...operatorOrderReads(context),
    ...sellerHomeReads(context),
    ...operatorHomeReads(context),
    ...figuresReads(context),
    ...promisesReads(context),
    ...sellerOrderReads(context),
    ...refundReads(context),
    ...cashOnDeliveryReads(context),
    ...auditLogReads(context),
    ...questionReads(context),
    ...moderationReads(context),
    ...contentReads(context),
    ...legalReads(context),
    ...settingReads(context),
    ...integrationReads(context),
    ...operatorShippingReads(context),
    ...operatorBuyerReads(context),
    ...systemReads(context),
    ...productImportReads(context),
    ...sellerApplicationReads(context),
    ...operatorSellerReads(context),
    ...operatorMoneyReads(context),
    ...payoutReads(context),
    ...refundFileReads(context),
    ...sellerMoneyReads(context),
    ...settlementReads(context),
    ...reconciliationReads(context),
    ...sellerShopReads(context),
    ...shopLevelReads(context),
    ...synonymReads(context),
    ...searchDeskReads(context),
    ...operatorProductReads(context),
    ...categoriesAdminReads(context),
    ...sellerProductReads(context),
    ...bulkChangeReads(context),
    ...sellerAccessReads(context),
    ...savedViewReads(context),
    ...sellerTeamReads(context),
    ...sellerActivityReads(context),
    ...operatorStaffReads(context),
    ...operatorAccessReads(),
    ...operatorFeeReads(context),
    ...ledgerReads(context),
    ...sellerFeeReads(context),
    ...panelCaseReads(context),
    ...deskReads(context),
  } satisfies Reads;
}
