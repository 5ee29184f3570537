import { PAYMENT_METHODS } from '../../../../domain/payment-method.ts';
import { refundCauseText } from '../../../../domain/refund-causes.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { PlacedOrder } from '../../../../wire/orders/order-entities.ts';
import type { Context } from '../../../context.ts';
import { opensOrder } from '../../links/purchase-access.service.ts';
import { findOrder, type OrderRow } from './order.repository.ts';

/** The order for its account and whoever holds its token; others learn nothing, not even whether it exists. */
export async function getPurchase(
  { write }: Pick<Context, 'write'>,
  {
    number,
    tokens,
    accountId,
  }: { number: number; tokens: readonly (string | null | undefined)[]; accountId: number | null },
): Promise<Result<PlacedOrder, 'not-found'>> {
  const given = tokens.filter((token) => token !== null && token !== undefined);
  if (given.length === 0 && accountId === null) return failure('not-found');
  const row = await findOrder(write, number);
  if (!row) return failure('not-found');
  const isOwn = accountId !== null && row.accountId === accountId;
  const isOpened = isOwn || given.some((token) => opensOrder(token, row.accessTokenHash));
  return isOpened ? success(toPlacedOrder(row)) : failure('not-found');
}

export async function getPlacedOrder(
  { write }: Pick<Context, 'write'>,
  number: number,
): Promise<PlacedOrder> {
  const row = await findOrder(write, number);
  if (!row) throw new Error(`Order ${number} vanished`);
  return toPlacedOrder(row);
}

export function toPlacedOrder(row: OrderRow): PlacedOrder {
  const paidBy = row.payment?.paidBy ?? null;
  return {
    number: row.number,
    placedAt: row.placedAt.toISOString(),
    itemCount: row.itemCount,
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
    packages: row.packages,
    refunds: row.refunds.map((refund) => ({ ...refund, cause: refundCauseText(refund.cause) })),
  };
}
