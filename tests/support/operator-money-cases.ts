import { queryOne, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { lockOrder } from '../../src/server/modules/orders/placing/order-money.service.ts';
import { refundGoods } from '../../src/server/modules/orders/refunds/refund.service.ts';
import { markRefundPaid } from '../../src/server/modules/orders/refunds/refund-payment.service.ts';
import { recordReversal } from '../../src/server/modules/orders/refunds/reversal.service.ts';
import { createPayoutFile } from '../../src/server/modules/payouts/settlements/payout-file.service.ts';
import { buildCase } from './case-factories.ts';
import type { ActionWorld } from './operator-action.ts';
import type { Aim } from './personal-call.ts';
import { buildSale, type Sale } from './sale-factories.ts';
import { buildMoneyWorld, buildPaidSeller, earn, payoutsOf, settleAll } from './settlement-world.ts';

const line = { unitPrice: 20_000, quantity: 2, fee: 4_000 };

export function ofPackage({ number, sellerIds }: Sale): Aim {
  return { params: { orderNumber: number, sellerId: sellerIds[0] ?? 0 } };
}

export function paidSale({ shop }: ActionWorld, statusId = 19): Promise<Sale> {
  return buildSale(shop.db, [{ shippingRate: 8_000, statusId, lines: [line] }]);
}

/** Only its shop says that it came. */
export function reportedSale({ shop }: ActionWorld): Promise<Sale> {
  const deliveredAt = new Date('2026-11-10T15:00:00Z');
  return buildSale(shop.db, [
    { shippingRate: 8_000, statusId: 3, deliveredAt, isOnlyReported: true, lines: [line] },
  ]);
}

/** On its way; 48.000 are to be collected. */
export function cashSale({ shop }: ActionWorld): Promise<Sale> {
  const parcel = { shippingRate: 8_000, statusId: 2, isCollected: false, lines: [line] };
  return buildSale(shop.db, [parcel], 'carrier');
}

export async function collectedCash({ shop }: ActionWorld): Promise<number> {
  const parcel = { shippingRate: 8_000, statusId: 3, lines: [line] };
  const { number } = await buildSale(shop.db, [parcel], 'carrier');
  return idOf(
    shop,
    sql`update cash_collection set carrier = 'TCC' where order_number = ${number} returning id`,
  );
}

export async function pendingPayout({ shop, operator }: ActionWorld): Promise<number> {
  const world = await buildMoneyWorld(shop, operator.id);
  const sellerId = await buildPaidSeller(world);
  await earn(world, { sellerId });
  await settleAll(world);
  return (await payoutsOf(shop.db, sellerId))[0]?.id ?? 0;
}

export async function sentPayout(world: ActionWorld): Promise<{ params: { payoutId: number } }> {
  const payoutId = await pendingPayout(world);
  await createPayoutFile(world.shop.context, world.operator.id);
  return { params: { payoutId } };
}

export async function refundUnit(
  { shop, operator }: ActionWorld,
  sale: Sale,
  idempotencyKey = `unit:${sale.number}`,
): Promise<number> {
  return inTransaction(shop.db, async (db) => {
    const order = await lockOrder(db, sale.number);
    if (!order) throw new Error('The order vanished');
    const refunded = await refundGoods(db, {
      ...({ shipping: 'by-rule', cause: 'other', note: '', order } as const),
      ...{ actor: operator.id, now: new Date() },
      idempotencyKey,
      lines: [{ line: 1, quantity: 1, restock: false }],
    });
    if (!refunded.ok) throw new Error(refunded.reason);
    return refunded.value.refundId;
  });
}

/** One unit of 20.000 was paid back by the bank, then the provider took the whole sale back. */
export async function doubledPayment(world: ActionWorld): Promise<string> {
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

export function openDifference({ shop }: ActionWorld): Promise<number> {
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

/** Cash of a withdrawal goes back to the account that its buyer gave; the refund is due. */
export async function refundToAccount(world: ActionWorld, number = '0311234567'): Promise<number> {
  const { db } = world.shop;
  const sale = await buildSale(db, [{ shippingRate: 8_000, statusId: 3, lines: [line] }], 'carrier');
  const caseNumber = await buildCase(db, { orderNumber: sale.number, sellerId: sale.sellerIds[0] ?? null });
  const caseId = await idOf(
    world.shop,
    sql`insert into rights_case_account (case_id, kind, bank_code, bank_name, number, holder_name, holder_document, given_at)
        select id, 'ahorros', '1007', 'Bancolombia', ${number}, 'Ana Gómez', '1020304050', now()
        from rights_case where year = 2026 and sequence = ${Number(caseNumber.slice(-6))} returning case_id as id`,
  );
  return refundUnit(world, sale, `case:${caseId}:first`);
}
