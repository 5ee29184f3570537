import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { purchaseToken } from '../links/purchase-access.service.ts';
import { listOrderMails, type StoredOrderMail } from './order-mail.repository.ts';
import { renderOrderConfirmation } from './templates/order-confirmation.ts';
import { renderPaymentExpired } from './templates/payment-expired.ts';
import type { RenderedMessage } from './templates/rendered-message.ts';
import { renderSellerNewOrder } from './templates/seller-new-order.ts';

/** What the messages about orders need; see TemplateData. */
export interface OrderTemplateData {
  /** The token opens the order for whoever holds the mail, also without the cookie of the purchase. */
  'order-confirmation': { orderNumber: number };
  'payment-expired': { orderNumber: number };
  'seller-new-order': { orderNumber: number; sellerId: number };
}

/** An order that messages of one batch are about; throws when there is none. */
export type ReadOrder = (orderNumber: number) => Promise<StoredOrderMail>;

type Renderer<Data> = (context: Context, data: Data, readOrder: ReadOrder) => Promise<RenderedMessage>;

/** Reads all orders of a batch of messages at once, when the first of them is asked for. */
export function ordersOfBatch(
  db: Database,
  messages: readonly { template: string; data: unknown }[],
): ReadOrder {
  const numbers = messages
    .filter(({ template }) => template in orderRenderers)
    .map(({ data }) => (data as { orderNumber: number }).orderNumber);
  let reading: Promise<Map<number, StoredOrderMail>> | null = null;
  return async (orderNumber) => {
    reading ??= readOrders(db, [...new Set(numbers)]);
    const order = (await reading).get(orderNumber);
    if (!order) throw new Error(`There is no order ${orderNumber}`);
    return order;
  };
}

async function readOrders(db: Database, numbers: readonly number[]): Promise<Map<number, StoredOrderMail>> {
  const orders = await listOrderMails(db, numbers);
  return new Map(orders.map((order) => [order.number, order]));
}

export const orderRenderers: {
  [Template in keyof OrderTemplateData]: Renderer<OrderTemplateData[Template]>;
} = {
  // The link opens the order on any device; the token is made anew, as the database never holds it.
  'order-confirmation': async (context, { orderNumber }, readOrder) => {
    const order = await readOrder(orderNumber);
    return renderOrderConfirmation(order, await purchaseToken(context, order.idempotencyKey), context.config);
  },
  'payment-expired': async (context, { orderNumber }, readOrder) => {
    const order = await readOrder(orderNumber);
    return renderPaymentExpired(order, await purchaseToken(context, order.idempotencyKey), context.config);
  },
  'seller-new-order': async ({ config }, { orderNumber, sellerId }, readOrder) =>
    renderSellerNewOrder(await readOrder(orderNumber), sellerId, config),
};
