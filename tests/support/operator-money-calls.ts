import { nothing, operatorOnly } from './operator-only.ts';
import type { Aim, PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';
import type { World } from './strangers-world.ts';

const ofOrder = (world: World) => ({ params: { orderNumber: world.orderNumber } });
const ofRefunded = (world: World) => ({ params: { number: world.orderNumber } });
const anySeller = () => ({ params: { sellerId: 73 } });
const providerSettlement = () => {
  const charges = {
    commission: 0,
    commissionTax: 0,
    withheldIncomeTax: 0,
    withheldSalesTax: 0,
    withheldCityTax: 0,
  };
  return { json: { provider: 'epayco', reference: '1', gross: 1, receivedOn: '2026-11-20', ...charges } };
};

function refundOfHers({ orderNumber }: World): Aim {
  return { json: { orderNumber, cause: 'other' } };
}

function packageOfHers({ orderNumber }: World): Aim {
  return { params: { orderNumber, sellerId: 1 } };
}

/** The operators' calls about money and packages. */
export const operatorMoneyCalls = {
  listWaitingBalances: operatorOnly(nothing),
  startSettlementRun: operatorOnly(nothing),
  listSettlementRuns: operatorOnly(nothing),
  getSettlementSchedule: operatorOnly(nothing),
  setSettlementSchedule: operatorOnly(() => ({ json: { enabled: false, hour: 5, weekdays: [1] } })),
  getSettlement: operatorOnly(() => ({ params: { id: 1001 } })),
  getSellerMoney: operatorOnly(anySeller),
  listSellerMovements: operatorOnly(anySeller),
  listSellerSettlements: operatorOnly(anySeller),
  getSellerStatement: operatorOnly(() => ({ params: { sellerId: 73, month: '2026-11' } })),
  getMoneyOverview: operatorOnly(nothing),
  listFees: operatorOnly(nothing),
  listFeeCategories: operatorOnly(nothing),
  getSellerFees: operatorOnly(anySeller),
  setFee: operatorOnly(() => ({
    json: { sellerId: 73, percent: '8,5', validFrom: '2099-01-01', reason: 'Acuerdo' },
  })),
  endFee: operatorOnly(() => ({ params: { id: 1001 }, json: { reason: 'Acuerdo' } })),
  getBankAccount: operatorOnly(anySeller),
  saveBankAccount: operatorOnly(() => ({ ...anySeller(), json: { accountKind: 'ahorros' } })),
  confirmSplit: operatorOnly((world) => ({ ...ofOrder(world), json: { receivers: [] } })),
  listPayouts: operatorOnly(nothing),
  listRefusedPayouts: operatorOnly(nothing),
  createPayoutFile: operatorOnly(nothing),
  listPayoutFiles: operatorOnly(nothing),
  downloadPayoutFile: operatorOnly(() => ({ params: { id: 101 } })),
  createRefundFile: operatorOnly(nothing),
  getRefundFiles: operatorOnly(nothing),
  listSentRefunds: operatorOnly(() => ({ params: { ids: '1' } })),
  downloadRefundFile: operatorOnly(() => ({ params: { id: 101 } })),
  applyRefundReport: operatorOnly(nothing),
  markPayoutPaid: operatorOnly(() => ({ params: { payoutId: 1001 }, json: { bankReference: 'B1' } })),
  markPayoutFailed: operatorOnly(() => ({ params: { payoutId: 1001 }, json: { reason: 'Cuenta cerrada' } })),
  markPayoutReturned: operatorOnly(() => ({
    params: { payoutId: 1001 },
    json: { reason: 'Cuenta cerrada' },
  })),
  applyPayoutReport: operatorOnly(nothing),
  recordProviderSettlement: operatorOnly(providerSettlement),
  listProviderSettlements: operatorOnly(nothing),
  requestReconciliation: operatorOnly(nothing),
  listReconciliations: operatorOnly(nothing),
  listDifferences: operatorOnly(nothing),
  groupDifferences: operatorOnly(nothing),
  noteDifference: operatorOnly(() => ({ params: { id: 1001 }, json: { note: 'Visto' } })),
  previewRefund: operatorOnly(refundOfHers),
  createRefund: operatorOnly(refundOfHers),
  listDueRefunds: operatorOnly(nothing),
  listOrderRefunds: operatorOnly(ofRefunded),
  markRefundPaid: operatorOnly(() => ({
    params: { id: 1001 },
    json: { paidBy: 'bank', reference: 'R-1' },
  })),
  recordRecovery: operatorOnly(() => ({ json: { paymentReference: '1', amount: 1, reference: 'R-1' } })),
  restockRefunded: operatorOnly((world) => ({ ...ofRefunded(world), json: { sellerId: 1 } })),
  listLedgerBalances: operatorOnly(nothing),
  listLedgerEntries: operatorOnly(() => ({ params: { account: 'seller_payable', owner: 1 } })),
  explainLedgerEntry: operatorOnly(() => ({ params: { id: 1 } })),
  explainLedgerOrder: operatorOnly(ofOrder),
  checkLedger: operatorOnly(nothing),
  changePackageStatus: operatorOnly((world) => ({ ...packageOfHers(world), json: { to: 20 } })),
  cancelPackage: operatorOnly((world) => ({ ...packageOfHers(world), json: { cause: 'other' } })),
  settleDelivery: operatorOnly((world) => ({ ...packageOfHers(world), json: { note: 'Firma en la guía' } })),
  losePackage: operatorOnly((world) => ({ ...packageOfHers(world), json: { note: 'Sin rastro' } })),
  returnPackage: operatorOnly((world) => ({ ...packageOfHers(world), json: {} })),
  recordCollection: operatorOnly((world) => ({
    ...packageOfHers(world),
    json: { amount: 28_000, collectedBy: 'seller' },
  })),
  undoCollection: operatorOnly(() => ({ params: { collectionId: 1 }, json: { reason: 'Por error' } })),
  recordRefusal: operatorOnly((world) => ({ ...packageOfHers(world), json: { reason: 'No estaba' } })),
  recordRemittance: operatorOnly(() => ({
    json: { carrier: 'TCC', reference: 'R1', amount: 28_000 },
  })),
  listCashInTransit: operatorOnly(nothing),
  listCarrierBalances: operatorOnly(nothing),
} satisfies Partial<Record<CallName, PersonalCall>>;
