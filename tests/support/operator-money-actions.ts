import { setFee } from '../../src/server/modules/books/fees/change-fee.service.ts';
import { recordPayoutStep } from '../../src/server/modules/payouts/settlements/payout.service.ts';
import { buildSeller } from './catalog-factories.ts';
import { type OperatorAction, writesNothing } from './operator-action.ts';
import {
  cashSale,
  collectedCash,
  doubledPayment,
  ofPackage,
  openDifference,
  paidSale,
  pendingPayout,
  refundUnit,
  sentPayout,
} from './operator-money-cases.ts';
import type { CallName } from './published-reads.ts';

/** What operators do with money; each call with what it needs to succeed. */
export const operatorMoneyActions = {
  startSettlementRun: { action: 'money.settlements-run', prepare: () => ({}) },
  setSettlementSchedule: {
    action: 'money.schedule-changed',
    prepare: () => ({ json: { activa: false, hora: 7, dias: [1, 3] } }),
  },
  saveBankAccount: {
    action: 'money.bank-account-changed',
    prepare: async ({ shop }) => ({
      params: { codVendedor: await buildSeller(shop.db) },
      json: {
        codBanco: '1051',
        tipCuenta: 'corriente',
        numCuenta: '00470123456',
        nomTitular: 'Finca El Jardín',
        codTipDocumento: 'NIT',
        numDocumento: '9001234568',
      },
    }),
  },
  confirmSplit: {
    action: 'money.split-confirmed',
    prepare: async (world) => ({
      params: { numPedido: (await paidSale(world)).number },
      json: { receptores: [] },
    }),
  },
  createPayoutFile: {
    action: 'money.payout-file-created',
    prepare: async (world) => {
      await pendingPayout(world);
      return {};
    },
  },
  markPayoutPaid: {
    action: 'money.payout-paid',
    prepare: async (world) => ({ ...(await sentPayout(world)), json: { referenciaBanco: 'ACH-1' } }),
  },
  markPayoutFailed: {
    action: 'money.payout-failed',
    prepare: async (world) => ({ ...(await sentPayout(world)), json: { motivo: 'Cuenta cerrada' } }),
  },
  markPayoutReturned: {
    action: 'money.payout-returned',
    prepare: async (world) => {
      const aim = await sentPayout(world);
      const step = { payoutId: aim.params.codGiro, bankReference: 'ACH-2', reason: '', amount: null };
      await recordPayoutStep(world.shop.context, { ...step, to: 'paid', actor: world.operator.id });
      return { ...aim, json: { motivo: 'Cuenta cerrada' } };
    },
  },
  applyPayoutReport: {
    action: 'money.payout-paid',
    prepare: async (world) => {
      const { params } = await sentPayout(world);
      const rows = `REFERENCIA;ESTADO;REFERENCIA_BANCO\nGIRO${params.codGiro};PAGADO;ACH-3\n`;
      return { form: { archivo: new File([rows], 'banco.csv', { type: 'text/csv' }) } };
    },
  },
  recordProviderSettlement: {
    action: 'money.provider-settlement-recorded',
    prepare: () => {
      const withheld = { retefuente: 0, reteiva: 0, reteica: 0 };
      const charges = { comision: 900, ivaComision: 171, ...withheld };
      const json = { proveedor: 'epayco', referencia: 'L-1', valBruto: 50_000, fecha: '2026-11-20' };
      return { json: { ...json, ...charges } };
    },
  },
  setFee: {
    action: 'money.fee-set',
    prepare: async ({ shop }) => ({
      json: {
        codVendedor: await buildSeller(shop.db),
        porComision: '8,5',
        desde: '2099-01-01',
        motivo: 'Acuerdo',
      },
    }),
  },
  endFee: {
    action: 'money.fee-cancelled',
    prepare: async ({ shop, operator }) => {
      const target = { sellerId: await buildSeller(shop.db), categoryId: null };
      const days = { validFrom: '2099-01-01', validUntil: null };
      const set = await setFee(
        shop.context,
        { ...target, ...days, percent: 5, reason: 'Acuerdo' },
        operator.id,
      );
      return { params: { codComision: set.ok ? set.value : 0 }, json: { motivo: 'No se firmó' } };
    },
  },
  requestReconciliation: { action: 'money.reconciliation-requested', prepare: () => ({}) },
  noteDifference: {
    action: 'money.difference-noted',
    prepare: async (world) => ({
      params: { codDiferencia: await openDifference(world) },
      json: { nota: 'Avisado al proveedor' },
    }),
  },
  previewRefund: writesNothing,
  createRefund: {
    action: 'money.refund-created',
    prepare: async (world) => ({
      json: { numPedido: (await paidSale(world)).number, causa: 'otro' },
      headers: { 'idempotency-key': 'refund-in-the-log' },
    }),
  },
  markRefundPaid: {
    action: 'money.refund-paid',
    prepare: async (world) => ({
      params: { codReembolso: await refundUnit(world, await paidSale(world)) },
      json: { medio: 'banco', referencia: 'R-1' },
    }),
  },
  recordRecovery: {
    action: 'money.recovery-recorded',
    prepare: async (world) => ({
      json: { ref_payco: await doubledPayment(world), valor: 20_000, referencia: 'C-1' },
    }),
  },
  restockRefunded: {
    action: 'package.restocked',
    prepare: async (world) => {
      const sale = await paidSale(world);
      await refundUnit(world, sale);
      return { params: { numPedido: sale.number }, json: { codVendedor: sale.sellerIds[0] } };
    },
  },
  checkLedger: writesNothing,
  changePackageStatus: {
    action: 'package.status-changed',
    prepare: async (world) => ({ ...ofPackage(await paidSale(world)), json: { codEstado: 20 } }),
  },
  cancelPackage: {
    action: 'package.units-cancelled',
    prepare: async (world) => ({ ...ofPackage(await paidSale(world)), json: { causa: 'otra' } }),
  },
  returnPackage: {
    action: 'package.status-changed',
    prepare: async (world) => ({ ...ofPackage(await paidSale(world, 31)), json: {} }),
  },
  recordCollection: {
    action: 'package.cash-collected',
    prepare: async (world) => ({
      ...ofPackage(await cashSale(world)),
      json: { valor: 48_000, recaudadoPor: 'transportadora', transportadora: 'TCC' },
    }),
  },
  undoCollection: {
    action: 'package.collection-undone',
    prepare: async (world) => ({
      params: { codRecaudo: await collectedCash(world) },
      json: { motivo: 'Registrado por error' },
    }),
  },
  recordRefusal: {
    action: 'package.refused',
    prepare: async (world) => ({ ...ofPackage(await cashSale(world)), json: { motivo: 'No estaba' } }),
  },
  recordRemittance: {
    action: 'money.remittance-recorded',
    prepare: async (world) => {
      const recaudos = [await collectedCash(world)];
      return { json: { transportadora: 'TCC', referencia: 'T-1', valor: 48_000, recaudos } };
    },
  },
} satisfies Partial<Record<CallName, OperatorAction | typeof writesNothing>>;
