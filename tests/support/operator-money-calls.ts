import { nothing, operatorOnly } from './operator-only.ts';
import type { Aim, PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';
import type { World } from './strangers-world.ts';

const ofOrder = (world: World) => ({ params: { numPedido: world.orderNumber } });
const anySeller = () => ({ params: { codVendedor: 73 } });
const providerSettlement = () => {
  const charges = { comision: 0, ivaComision: 0, retefuente: 0, reteiva: 0, reteica: 0 };
  return { json: { proveedor: 'epayco', referencia: '1', valBruto: 1, fecha: '2026-11-20', ...charges } };
};

function refundOfHers({ orderNumber }: World): Aim {
  return { json: { numPedido: orderNumber, causa: 'otro' } };
}

function packageOfHers({ orderNumber }: World): Aim {
  return { params: { numPedido: orderNumber, codVendedor: 1 } };
}

/** The operators' calls about money and packages. */
export const operatorMoneyCalls = {
  listWaitingBalances: operatorOnly(nothing),
  startSettlementRun: operatorOnly(nothing),
  listSettlementRuns: operatorOnly(nothing),
  getSettlementSchedule: operatorOnly(nothing),
  setSettlementSchedule: operatorOnly(() => ({ json: { activa: false, hora: 5, dias: [1] } })),
  getSettlement: operatorOnly(() => ({ params: { codLiquidacion: 1001 } })),
  getSellerMoney: operatorOnly(anySeller),
  listSellerMovements: operatorOnly(anySeller),
  listSellerSettlements: operatorOnly(anySeller),
  getSellerStatement: operatorOnly(() => ({ params: { codVendedor: 73, mes: '2026-11' } })),
  getMoneyOverview: operatorOnly(nothing),
  listFees: operatorOnly(nothing),
  listFeeCategories: operatorOnly(nothing),
  getSellerFees: operatorOnly(anySeller),
  setFee: operatorOnly(() => ({
    json: { codVendedor: 73, porComision: '8,5', desde: '2099-01-01', motivo: 'Acuerdo' },
  })),
  endFee: operatorOnly(() => ({ params: { codComision: 1001 }, json: { motivo: 'Acuerdo' } })),
  listBanks: operatorOnly(nothing),
  getBankAccount: operatorOnly(anySeller),
  saveBankAccount: operatorOnly(() => ({ ...anySeller(), json: { tipCuenta: 'ahorros' } })),
  confirmSplit: operatorOnly((world) => ({ ...ofOrder(world), json: { receptores: [] } })),
  listPayouts: operatorOnly(nothing),
  listRefusedPayouts: operatorOnly(nothing),
  createPayoutFile: operatorOnly(nothing),
  listPayoutFiles: operatorOnly(nothing),
  downloadPayoutFile: operatorOnly(() => ({ params: { codArchivo: 101 } })),
  markPayoutPaid: operatorOnly(() => ({ params: { codGiro: 1001 }, json: { referenciaBanco: 'B1' } })),
  markPayoutFailed: operatorOnly(() => ({ params: { codGiro: 1001 }, json: { motivo: 'Cuenta cerrada' } })),
  markPayoutReturned: operatorOnly(() => ({ params: { codGiro: 1001 }, json: { motivo: 'Cuenta cerrada' } })),
  applyPayoutReport: operatorOnly(nothing),
  recordProviderSettlement: operatorOnly(providerSettlement),
  listProviderSettlements: operatorOnly(nothing),
  requestReconciliation: operatorOnly(nothing),
  listReconciliations: operatorOnly(nothing),
  listDifferences: operatorOnly(nothing),
  groupDifferences: operatorOnly(nothing),
  noteDifference: operatorOnly(() => ({ params: { codDiferencia: 1001 }, json: { nota: 'Visto' } })),
  previewRefund: operatorOnly(refundOfHers),
  createRefund: operatorOnly(refundOfHers),
  listDueRefunds: operatorOnly(nothing),
  listOrderRefunds: operatorOnly(ofOrder),
  markRefundPaid: operatorOnly(() => ({
    params: { codReembolso: 1001 },
    json: { medio: 'banco', referencia: 'R-1' },
  })),
  recordRecovery: operatorOnly(() => ({ json: { ref_payco: '1', valor: 1, referencia: 'R-1' } })),
  restockRefunded: operatorOnly((world) => ({ ...ofOrder(world), json: { codVendedor: 1 } })),
  listLedgerBalances: operatorOnly(nothing),
  listLedgerEntries: operatorOnly(() => ({ params: { cuenta: 'disponible', titular: 1 } })),
  explainLedgerEntry: operatorOnly(() => ({ params: { codMovimiento: 1 } })),
  explainLedgerOrder: operatorOnly(ofOrder),
  checkLedger: operatorOnly(nothing),
  changePackageStatus: operatorOnly((world) => ({ ...packageOfHers(world), json: { codEstado: 20 } })),
  cancelPackage: operatorOnly((world) => ({ ...packageOfHers(world), json: { causa: 'otra' } })),
  returnPackage: operatorOnly((world) => ({ ...packageOfHers(world), json: {} })),
  recordCollection: operatorOnly((world) => ({
    ...packageOfHers(world),
    json: { valor: 28_000, recaudadoPor: 'vendedor' },
  })),
  undoCollection: operatorOnly(() => ({ params: { codRecaudo: 1 }, json: { motivo: 'Por error' } })),
  recordRefusal: operatorOnly((world) => ({ ...packageOfHers(world), json: { motivo: 'No estaba' } })),
  recordRemittance: operatorOnly(() => ({
    json: { transportadora: 'TCC', referencia: 'R1', valor: 28_000 },
  })),
  listCashInTransit: operatorOnly(nothing),
  listCarrierBalances: operatorOnly(nothing),
} satisfies Partial<Record<CallName, PersonalCall>>;
