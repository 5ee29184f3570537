import { DEFAULT_MONEY_RULES } from '../../../../domain/money-rules.ts';
import { PAYMENT_METHODS } from '../../../../domain/payment-method.ts';
import { refundCauseText } from '../../../../domain/refund-causes.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { PlacedOrder } from '../../../../wire/orders/order-entities.ts';
import type { Context } from '../../../context.ts';
import { opensOrder } from '../../links/purchase-access.service.ts';
import { getMoneyRules } from '../../settings/money-rules.service.ts';
import { findOrder, type OrderRow } from './order.repository.ts';
import { type ObjectionClock, shownDelivery } from './shown-delivery.ts';

/** The order for its account and whoever holds its token; others learn nothing, not even whether it exists. */
export async function getPurchase(
  context: Pick<Context, 'write' | 'now'>,
  {
    number,
    tokens,
    accountId,
  }: { number: number; tokens: readonly (string | null | undefined)[]; accountId: number | null },
): Promise<Result<PlacedOrder, 'not-found'>> {
  const given = tokens.filter((token) => token !== null && token !== undefined);
  if (given.length === 0 && accountId === null) return failure('not-found');
  const row = await findOrder(context.write, number);
  if (!row) return failure('not-found');
  const isOwn = accountId !== null && row.accountId === accountId;
  const isOpened = isOwn || given.some((token) => opensOrder(token, row.accessTokenHash));
  return isOpened ? success(await shownOrder(context, row)) : failure('not-found');
}

export async function getPlacedOrder(
  context: Pick<Context, 'write' | 'now'>,
  number: number,
): Promise<PlacedOrder> {
  const row = await findOrder(context.write, number);
  if (!row) throw new Error(`Order ${number} vanished`);
  return shownOrder(context, row);
}

async function shownOrder(
  { write, now }: Pick<Context, 'write' | 'now'>,
  row: OrderRow,
): Promise<PlacedOrder> {
  // Read only where a day of it is shown.
  const isDelivered = row.packages.some(({ delivery }) => delivery !== null);
  const rules = isDelivered ? await getMoneyRules(write) : DEFAULT_MONEY_RULES;
  return toPlacedOrder(row, { objectionDays: rules.deliveryObjectionDays, now: now() });
}

/** `clock`: null of what has just been ordered. */
export function toPlacedOrder(row: OrderRow, clock: ObjectionClock | null): PlacedOrder {
  const paidBy = row.payment?.paidBy ?? null;
  return {
    number: row.number,
    placedAt: row.placedAt.toISOString(),
    itemCount: row.itemCount,
    isOfGuest: row.accountId === null,
    customer: {
      firstName: row.firstName,
      lastName: row.lastName,
      contact: { phone: row.phone, email: row.email },
      address: {
        detail: row.address,
        city: row.cityName,
        department: row.departmentName,
        notes: row.deliveryNotes,
      },
      document: { number: row.documentNumber },
    },
    totals: { subtotal: row.subtotal, shippingCost: row.shippingCost, total: row.total },
    payment: {
      methodId: row.paymentMethodId,
      name: PAYMENT_METHODS.find(({ id }) => id === row.paymentMethodId)?.name ?? '',
      state: row.payment?.state ?? null,
      transaction: paidBy && { date: paidBy.date, detail: { maskedCard: paidBy.maskedCard } },
    },
    packages: row.packages.map((one) => {
      const ref = { orderNumber: row.number, sellerId: one.sellerId };
      return { ...one, delivery: shownDelivery(one.delivery, ref, clock) };
    }),
    refunds: row.refunds.map((refund) => ({ ...refund, cause: refundCauseText(refund.cause) })),
  };
}
