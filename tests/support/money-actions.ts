import type { CancellationCause } from '../../src/domain/cancellation.ts';
import type { ProviderState } from '../../src/domain/payment-state.ts';
import type { GoodsRefundCause } from '../../src/domain/refund-causes.ts';
import { query, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { recordCollection } from '../../src/server/modules/orders/cash/record-collection.service.ts';
import { recordRefusal } from '../../src/server/modules/orders/cash/record-refusal.service.ts';
import { recordRemittance } from '../../src/server/modules/orders/cash/record-remittance.service.ts';
import { cancelPackage } from '../../src/server/modules/orders/fulfilment/cancel-package.service.ts';
import {
  changePackageStatus,
  type StatusChange,
} from '../../src/server/modules/orders/fulfilment/change-package-status.service.ts';
import { losePackage } from '../../src/server/modules/orders/fulfilment/lost-package.service.ts';
import { returnPackage } from '../../src/server/modules/orders/fulfilment/return-package.service.ts';
import { handleTransaction } from '../../src/server/modules/orders/payments/handle-transaction.service.ts';
import { startPayment } from '../../src/server/modules/orders/payments/start-payment.service.ts';
import { lockOrder } from '../../src/server/modules/orders/placing/order-money.service.ts';
import { refundGoods } from '../../src/server/modules/orders/refunds/refund.service.ts';
import type { SplitOutcome } from './money-provider.ts';
import { type MoneyShop, type MoneyWorld, numberOf } from './money-world.ts';

/** What people and machines do, by the services that the routes and jobs use. */

/** The buyer opens the provider's checkout, which says how the money is to be split. */
export function openCheckout({ context }: MoneyShop, orderNumber: number) {
  return startPayment(context, { orderNumber, payerAddress: '190.0.0.1' });
}

/** An attempt at the provider, told to the shop at once. */
export async function pay(
  { context, provider, db }: MoneyShop,
  orderNumber: number,
  {
    state = 1,
    split = 'asked',
    amount,
    franchise = 'VS',
  }: { state?: ProviderState; split?: SplitOutcome; amount?: number; franchise?: string } = {},
) {
  const total = await numberOf(db, sql`select total as value from orders where number = ${orderNumber}`);
  const invoice = String(orderNumber);
  const transaction = provider.attempt({ invoice, amount: amount ?? total, state, split, franchise });
  return { reference: transaction.reference, verdict: await handleTransaction(context, transaction) };
}

/** The provider changes its mind, and the shop hears of it. */
export function changeAtProvider(
  { context, provider }: MoneyShop,
  reference: string,
  state: ProviderState,
  split?: SplitOutcome,
) {
  return handleTransaction(context, provider.change(reference, state, split));
}

export interface WorldPackage {
  orderNumber: number;
  sellerId: number;
  statusId: number;
  moneyState: string;
  lines: { line: number; quantity: number; cancelled: number; unitPrice: number; productId: number }[];
}

/** Of the world's orders, in their order. */
export function listPackages({ shop, orders }: MoneyWorld): Promise<WorldPackage[]> {
  return query<WorldPackage>(
    shop.db,
    sql`select order_number, seller_id, status_id,
          money_state,
          (select jsonb_agg(jsonb_build_object('line', line, 'quantity', quantity, 'cancelled', cancelled_quantity,
             'unitPrice', unit_price, 'productId', product_id) order by line)
           from order_line
           where order_line.order_number = package.order_number
             and order_line.seller_id = package.seller_id) as lines
        from package where order_number = any(${orders}) order by order_number, position`,
  );
}

type PackageRef = Pick<WorldPackage, 'orderNumber' | 'sellerId'>;

export function move({ context, operatorId }: MoneyShop, ref: PackageRef, to: StatusChange['to']) {
  const actor = { accountId: operatorId, role: 'operator' } as const;
  const guide = { carrier: 'Servientrega', trackingNumber: `G${ref.orderNumber}${ref.sellerId}` };
  return changePackageStatus(context, { ...ref, to, ...guide, actor });
}

/** From the paid order to its buyer's door. */
export async function deliver(shop: MoneyShop, ref: PackageRef): Promise<void> {
  for (const to of [20, 1, 2, 3] as const) expectDone(await move(shop, ref, to));
}

/** From the paid order to the carrier's van. */
export async function send(shop: MoneyShop, ref: PackageRef): Promise<void> {
  for (const to of [20, 1, 2] as const) expectDone(await move(shop, ref, to));
}

/** `kept`: units of each line that are still sent; null cancels all. */
export async function cancel(
  world: MoneyWorld,
  one: WorldPackage,
  { cause, kept }: { cause: CancellationCause; kept: { line: number; quantity: number }[] | null },
) {
  const { context, operatorId } = world.shop;
  const { orderNumber, sellerId } = one;
  const actor = { accountId: operatorId, role: 'operator' } as const;
  const result = await cancelPackage(context, {
    orderNumber,
    sellerId,
    cause,
    kept: kept ?? undefined,
    actor,
  });
  const isLost = cause === 'out-of-stock' || cause === 'damaged';
  // Of what is paid the refund remembers it.
  if (result.ok && isLost && one.moneyState === 'none') noteLost(world, one, kept);
  return result;
}

function noteLost(
  { lost }: MoneyWorld,
  { lines }: WorldPackage,
  kept: { line: number; quantity: number }[] | null,
) {
  for (const { line, quantity, cancelled, productId } of lines) {
    const wanted = kept ? (kept.find((one) => one.line === line)?.quantity ?? quantity) : 0;
    const units = Math.max(0, quantity - cancelled - wanted);
    lost.set(productId, (lost.get(productId) ?? 0) + units);
  }
}

let refundKey = 0;

export function refund(
  { context, operatorId: actor }: MoneyShop,
  orderNumber: number,
  request: {
    lines: { line: number; quantity: number; restock: boolean }[];
    cause?: GoodsRefundCause;
    shipping?: 'by-rule' | 'all' | 'none';
    key?: string;
  },
) {
  const { lines, cause = 'withdrawal', shipping = 'by-rule', key = `test-${++refundKey}` } = request;
  return inTransaction(context.write, async (db) => {
    const order = await lockOrder(db, orderNumber);
    if (!order) throw new Error(`There is no order ${orderNumber}`);
    const parts = { order, idempotencyKey: key, lines, shipping, cause, note: '', actor };
    return refundGoods(db, { ...parts, now: context.now() });
  });
}

/** What the buyer pays at the door for what is left of the package. */
async function dueOf({ db }: MoneyShop, { orderNumber, sellerId }: PackageRef): Promise<number> {
  return numberOf(
    db,
    sql`select sum(unit_price * (quantity - cancelled_quantity))
          + max(case when quantity > cancelled_quantity then shipping_rate - shipping_refunded_amount else 0 end) as value
        from order_line join package using (order_number, seller_id)
        where order_number = ${orderNumber} and seller_id = ${sellerId}`,
  );
}

export async function collect(shop: MoneyShop, ref: PackageRef, collectedBy: 'carrier' | 'seller') {
  const { orderNumber, sellerId } = ref;
  const actor = { accountId: shop.operatorId, role: 'operator' } as const;
  const amount = await dueOf(shop, ref);
  const carrier = collectedBy === 'carrier' ? { carrier: 'Servientrega' } : {};
  return recordCollection(shop.context, { orderNumber, sellerId, amount, collectedBy, ...carrier, actor });
}

export function refuse({ context, operatorId }: MoneyShop, { orderNumber, sellerId }: PackageRef) {
  const actor = { accountId: operatorId, role: 'operator' } as const;
  return recordRefusal(context, { orderNumber, sellerId, reason: 'No estaba', actor });
}

export function takeBack({ context, operatorId }: MoneyShop, { orderNumber, sellerId }: PackageRef) {
  const actor = { accountId: operatorId, role: 'operator' } as const;
  return returnPackage(context, { orderNumber, sellerId, restock: true, actor });
}

/** Its carrier says so; what nobody has paid for is on no refund either. */
export async function lose(world: MoneyWorld, one: WorldPackage) {
  const { context, operatorId } = world.shop;
  const { orderNumber, sellerId } = one;
  const actor = { accountId: operatorId, role: 'operator' } as const;
  const result = await losePackage(context, { orderNumber, sellerId, note: 'Sin rastro desde Honda', actor });
  if (result.ok && !result.value.isRepeated && one.moneyState === 'none') noteLost(world, one, null);
  return result;
}

let remittances = 0;

/** The carrier hands over what it has collected of these orders; null: it holds nothing of them. */
export async function remit({ shop, orders }: MoneyWorld) {
  const { context, db, operatorId: actor } = shop;
  const open = await query<{ id: number; amount: number }>(
    db,
    sql`select id, amount from cash_collection
        where order_number = any(${orders}) and collected_by = 'carrier' and remittance_id is null`,
  );
  if (open.length === 0) return null;
  return recordRemittance(context, {
    carrier: 'Servientrega',
    reference: `R${++remittances}`,
    amount: open.reduce((sum, { amount }) => sum + amount, 0),
    collectionIds: open.map(({ id }) => id),
    actor,
  });
}

export function expectDone<Value>(result: { ok: boolean; value?: Value; reason?: string } | null): Value {
  if (!result?.ok) throw new Error(`Refused: ${result?.reason}`);
  return result.value as Value;
}
