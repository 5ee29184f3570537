import { setFee } from '../../src/server/modules/books/fees/change-fee.service.ts';
import { createRefundFile } from '../../src/server/modules/payouts/refund-files/refund-file.service.ts';
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
  refundToAccount,
  refundUnit,
  reportedSale,
  sentPayout,
} from './operator-money-cases.ts';
import type { CallName } from './published-reads.ts';

/** What operators do with money; each call with what it needs to succeed. */
export const operatorMoneyActions = {
  startSettlementRun: { action: 'money.settlements-run', prepare: () => ({}) },
  setSettlementSchedule: {
    action: 'money.schedule-changed',
    prepare: () => ({ json: { enabled: false, hour: 7, weekdays: [1, 3] } }),
  },
  saveBankAccount: {
    action: 'money.bank-account-changed',
    prepare: async ({ shop }) => ({
      params: { sellerId: await buildSeller(shop.db) },
      json: {
        bankCode: '1051',
        accountKind: 'corriente',
        accountNumber: '00470123456',
        holderName: 'Finca El Jardín',
        holderDocumentType: 'NIT',
        holderDocument: '9001234568',
      },
    }),
  },
  confirmSplit: {
    action: 'money.split-confirmed',
    prepare: async (world) => ({
      params: { orderNumber: (await paidSale(world)).number },
      json: { receivers: [] },
    }),
  },
  createPayoutFile: {
    action: 'money.payout-file-created',
    prepare: async (world) => {
      await pendingPayout(world);
      return {};
    },
  },
  createRefundFile: {
    action: 'money.refund-file-created',
    prepare: async (world) => {
      await refundToAccount(world);
      return {};
    },
  },
  applyRefundReport: {
    action: 'money.refund-paid',
    prepare: async (world) => {
      const refundId = await refundToAccount(world);
      await createRefundFile(world.shop.context, world.operator.id);
      const rows = `REFERENCIA;ESTADO;REFERENCIA_BANCO\nREEM${refundId};PAGADO;ACH-4\n`;
      return { form: { file: new File([rows], 'banco.csv', { type: 'text/csv' }) } };
    },
  },
  markPayoutPaid: {
    action: 'money.payout-paid',
    prepare: async (world) => ({ ...(await sentPayout(world)), json: { bankReference: 'ACH-1' } }),
  },
  markPayoutFailed: {
    action: 'money.payout-failed',
    prepare: async (world) => ({ ...(await sentPayout(world)), json: { reason: 'Cuenta cerrada' } }),
  },
  markPayoutReturned: {
    action: 'money.payout-returned',
    prepare: async (world) => {
      const aim = await sentPayout(world);
      const step = { payoutId: aim.params.payoutId, bankReference: 'ACH-2', reason: '', amount: null };
      await recordPayoutStep(world.shop.context, { ...step, to: 'paid', actor: world.operator.id });
      return { ...aim, json: { reason: 'Cuenta cerrada' } };
    },
  },
  applyPayoutReport: {
    action: 'money.payout-paid',
    prepare: async (world) => {
      const { params } = await sentPayout(world);
      const rows = `REFERENCIA;ESTADO;REFERENCIA_BANCO\nGIRO${params.payoutId};PAGADO;ACH-3\n`;
      return { form: { file: new File([rows], 'banco.csv', { type: 'text/csv' }) } };
    },
  },
  recordProviderSettlement: {
    action: 'money.provider-settlement-recorded',
    prepare: () => {
      const withheld = { withheldIncomeTax: 0, withheldSalesTax: 0, withheldCityTax: 0 };
      const charges = { commission: 900, commissionTax: 171, ...withheld };
      const json = { provider: 'epayco', reference: 'L-1', gross: 50_000, receivedOn: '2026-11-20' };
      return { json: { ...json, ...charges } };
    },
  },
  setFee: {
    action: 'money.fee-set',
    prepare: async ({ shop }) => ({
      json: {
        sellerId: await buildSeller(shop.db),
        percent: '8,5',
        validFrom: '2099-01-01',
        reason: 'Acuerdo',
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
      return { params: { id: set.ok ? set.value : 0 }, json: { reason: 'No se firmó' } };
    },
  },
  requestReconciliation: { action: 'money.reconciliation-requested', prepare: () => ({}) },
  noteDifference: {
    action: 'money.difference-noted',
    prepare: async (world) => ({
      params: { id: await openDifference(world) },
      json: { note: 'Avisado al proveedor' },
    }),
  },
  previewRefund: writesNothing,
  createRefund: {
    action: 'money.refund-created',
    prepare: async (world) => ({
      json: { orderNumber: (await paidSale(world)).number, cause: 'other' },
      headers: { 'idempotency-key': 'refund-in-the-log' },
    }),
  },
  markRefundPaid: {
    action: 'money.refund-paid',
    prepare: async (world) => ({
      params: { id: await refundUnit(world, await paidSale(world)) },
      json: { paidBy: 'bank', reference: 'R-1' },
    }),
  },
  recordRecovery: {
    action: 'money.recovery-recorded',
    prepare: async (world) => ({
      json: { paymentReference: await doubledPayment(world), amount: 20_000, reference: 'C-1' },
    }),
  },
  restockRefunded: {
    action: 'package.restocked',
    prepare: async (world) => {
      const sale = await paidSale(world);
      await refundUnit(world, sale);
      return { params: { number: sale.number }, json: { sellerId: sale.sellerIds[0] } };
    },
  },
  checkLedger: writesNothing,
  changePackageStatus: {
    action: 'package.status-changed',
    prepare: async (world) => ({ ...ofPackage(await paidSale(world)), json: { to: 20 } }),
  },
  cancelPackage: {
    action: 'package.units-cancelled',
    prepare: async (world) => ({ ...ofPackage(await paidSale(world)), json: { cause: 'other' } }),
  },
  settleDelivery: {
    action: 'package.delivery-confirmed',
    prepare: async (world) => ({
      ...ofPackage(await reportedSale(world)),
      json: { note: 'Firma en la guía' },
    }),
  },
  losePackage: {
    action: 'package.lost',
    prepare: async (world) => ({ ...ofPackage(await paidSale(world, 2)), json: { note: 'Sin rastro' } }),
  },
  returnPackage: {
    action: 'package.status-changed',
    prepare: async (world) => ({ ...ofPackage(await paidSale(world, 31)), json: {} }),
  },
  recordCollection: {
    action: 'package.cash-collected',
    prepare: async (world) => ({
      ...ofPackage(await cashSale(world)),
      json: { amount: 48_000, collectedBy: 'carrier', carrier: 'TCC' },
    }),
  },
  undoCollection: {
    action: 'package.collection-undone',
    prepare: async (world) => ({
      params: { collectionId: await collectedCash(world) },
      json: { reason: 'Registrado por error' },
    }),
  },
  recordRefusal: {
    action: 'package.refused',
    prepare: async (world) => ({ ...ofPackage(await cashSale(world)), json: { reason: 'No estaba' } }),
  },
  recordRemittance: {
    action: 'money.remittance-recorded',
    prepare: async (world) => {
      const collectionIds = [await collectedCash(world)];
      return { json: { carrier: 'TCC', reference: 'T-1', amount: 48_000, collectionIds } };
    },
  },
} satisfies Partial<Record<CallName, OperatorAction | typeof writesNothing>>;
