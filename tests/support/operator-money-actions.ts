import { queryOne, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { lockOrder } from '../../src/server/modules/orders/order-money.service.ts';
import { refundGoods } from '../../src/server/modules/refunds/refund.service.ts';
import { markRefundPaid } from '../../src/server/modules/refunds/refund-payment.service.ts';
import { recordReversal } from '../../src/server/modules/refunds/reversal.service.ts';
import { recordPayoutStep } from '../../src/server/modules/settlements/payout.service.ts';
import { createPayoutFile } from '../../src/server/modules/settlements/payout-file.service.ts';
import type { EndpointName } from '../../src/wire/endpoints.ts';
import { buildSeller } from './catalog-factories.ts';
import { type ActionWorld, type OperatorAction, writesNothing } from './operator-action.ts';
import type { Aim } from './personal-call.ts';
import { buildSale, type Sale } from './sale-factories.ts';
import { buildMoneyWorld, buildPaidSeller, earn, payoutsOf, settleAll } from './settlement-world.ts';

const line = { unitPrice: 20_000, quantity: 2, fee: 4_000 };

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
} satisfies Partial<Record<EndpointName, OperatorAction | typeof writesNothing>>;

function ofPackage({ number, sellerIds }: Sale): Aim {
  return { params: { numPedido: number, codVendedor: sellerIds[0] ?? 0 } };
}

function paidSale({ shop }: ActionWorld, statusId = 19): Promise<Sale> {
  return buildSale(shop.db, [{ shippingRate: 8_000, statusId, lines: [line] }]);
}

/** On its way; 48.000 are to be collected. */
function cashSale({ shop }: ActionWorld): Promise<Sale> {
  const parcel = { shippingRate: 8_000, statusId: 2, isCollected: false, lines: [line] };
  return buildSale(shop.db, [parcel], 'carrier');
}

async function collectedCash({ shop }: ActionWorld): Promise<number> {
  const parcel = { shippingRate: 8_000, statusId: 3, lines: [line] };
  const { number } = await buildSale(shop.db, [parcel], 'carrier');
  return idOf(
    shop,
    sql`update cash_collection set carrier = 'TCC' where order_number = ${number} returning id`,
  );
}

async function pendingPayout({ shop, operator }: ActionWorld): Promise<number> {
  const world = await buildMoneyWorld(shop, operator.id);
  const sellerId = await buildPaidSeller(world);
  await earn(world, { sellerId });
  await settleAll(world);
  return (await payoutsOf(shop.db, sellerId))[0]?.id ?? 0;
}

async function sentPayout(world: ActionWorld): Promise<{ params: { codGiro: number } }> {
  const codGiro = await pendingPayout(world);
  await createPayoutFile(world.shop.context, world.operator.id);
  return { params: { codGiro } };
}

async function refundUnit({ shop, operator }: ActionWorld, sale: Sale): Promise<number> {
  return inTransaction(shop.db, async (db) => {
    const order = await lockOrder(db, sale.number);
    if (!order) throw new Error('The order vanished');
    const refunded = await refundGoods(db, {
      ...({ shipping: 'by-rule', cause: 'other', note: '', order } as const),
      ...{ actor: operator.id, now: new Date() },
      idempotencyKey: `unit:${sale.number}`,
      lines: [{ line: 1, quantity: 1, restock: false }],
    });
    if (!refunded.ok) throw new Error(refunded.reason);
    return refunded.value.refundId;
  });
}

/** One unit of 20.000 was paid back by the bank, then the provider took the whole sale back. */
async function doubledPayment(world: ActionWorld): Promise<string> {
  const { shop, operator } = world;
  const sale = await paidSale(world);
  const refundId = await refundUnit(world, sale);
  await markRefundPaid(shop.context, { refundId, paidBy: 'bank', reference: 'B-1', actor: operator.id });
  await inTransaction(shop.db, async (db) => {
    const { transactionId, total: amount } = sale;
    const order = await lockOrder(db, sale.number);
    await recordReversal(db, { order, transactionId, amount, now: new Date() });
  });
  const paid = await queryOne<{ reference: string }>(
    shop.db,
    sql`select reference from payment_transaction where id = ${sale.transactionId}`,
  );
  return paid?.reference ?? '';
}

function openDifference({ shop }: ActionWorld): Promise<number> {
  return idOf(
    shop,
    sql`with run as (insert into reconciliation_run (requested_at) values (now()) returning id)
        insert into reconciliation_difference (kind, subject, cause, remedy, happened_at, first_seen, last_seen, last_run)
        select 'provider-away', 'lista del proveedor', 'No responde', 'Espera', now(), now(), now(), id from run
        returning id`,
  );
}

async function idOf(shop: ActionWorld['shop'], statement: ReturnType<typeof sql>): Promise<number> {
  return (await queryOne<{ id: number }>(shop.db, statement))?.id ?? 0;
}
