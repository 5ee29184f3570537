import type { MoneyLine } from '../../../../domain/order-money.ts';
import { packageDue, remainingShare } from '../../../../domain/order-money.ts';
import { isCashDue, packageActions } from '../../../../domain/package-action.ts';
import { PACKAGE_STATUS } from '../../../../domain/package-status.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { deliveryProofPath } from '../../../../wire/orders/delivery-proof-paths.ts';
import type { SellerOrder } from '../../../../wire/orders/seller-order-entities.ts';
import type { Context } from '../../../context.ts';
import { type DetailRow, listPackageDetails } from './seller-order.repository.ts';
import { deadlineOf, getFulfilmentRules } from './seller-order-list.service.ts';

/** A package of the shop with all that its team needs to send it; another shop's is not found. */
export async function getSellerOrder(
  context: Pick<Context, 'write' | 'now'>,
  sellerId: number,
  orderNumber: number,
): Promise<Result<SellerOrder, 'not-found'>> {
  const [row] = await listPackageDetails(context.write, sellerId, [orderNumber]);
  if (!row) return failure('not-found');
  const rules = await getFulfilmentRules(context.write);
  return success({
    ...shown(row),
    ...deadlineOf(row, rules, context.now()),
    money: moneyOf(row),
    actions: packageActions(row),
  });
}

/** What documents print of the packages, in the order in which they were asked; what is not the shop's, or not sent, is left out. */
export async function listPrintedPackages(
  { write }: Pick<Context, 'write'>,
  sellerId: number,
  numbers: number[],
) {
  const rows = await listPackageDetails(write, sellerId, [...new Set(numbers)]);
  const sent = rows.filter(({ stage }) => stage !== 'cancelled');
  return sent.map((row) => ({ ...row, cashDue: moneyOf(row).cashDue }));
}

export type PrintedPackage = Awaited<ReturnType<typeof listPrintedPackages>>[number];

function shown(row: DetailRow) {
  const { buyerName, phone, document, address, deliveryNotes, cityName, departmentName } = row;
  return {
    orderNumber: row.orderNumber,
    placedAt: row.placedAt.toISOString(),
    statusId: row.statusId,
    statusName: row.statusName,
    paymentMethodId: row.paymentMethodId,
    carrier: row.carrier,
    trackingNumber: row.trackingNumber,
    trackingUrl: row.trackingUrl,
    delivery: deliveryOf(row),
    buyer: { name: buyerName, phone, document, address, deliveryNotes, cityName, departmentName },
    lines: row.lines.map((line) => ({ ...line, fee: remainingShare(moneyLine(row, line)).fee })),
    history: row.history,
  };
}

function deliveryOf(row: DetailRow): SellerOrder['delivery'] {
  if (row.statusId !== PACKAGE_STATUS.delivered) return null;
  const { deliveryConfirmedBy: confirmedBy, deliveryDisputedAt } = row;
  const proofUrl = row.hasDeliveryProof ? deliveryProofPath('seller', row) : null;
  return { confirmedBy, isDisputed: deliveryDisputedAt !== null, proofUrl };
}

/** What is left of the package after cancellations. */
function moneyOf(row: DetailRow): SellerOrder['money'] {
  const lines = row.lines.map((line) => moneyLine(row, line));
  const shares = lines.map(remainingShare);
  const goods = shares.reduce((sum, { amount }) => sum + amount, 0);
  const fees = shares.reduce((sum, { fee }) => sum + fee, 0);
  const { shippingRate, shippingRefunded, moneyState, statusId, orderNumber, sellerId } = row;
  const due = packageDue({
    ...{ orderNumber, sellerId, statusId, shippingRate, shippingRefunded, moneyState, lines },
    deliveredAt: null,
  });
  return {
    goods,
    fees,
    net: goods - fees,
    shipping: due - goods,
    cashDue: isCashDue(row) ? due : 0,
    lateFreight: row.lateFreight,
    lostCredit: row.lostCredit,
    state: moneyState,
  };
}

function moneyLine({ orderNumber, sellerId }: DetailRow, line: DetailRow['lines'][number]): MoneyLine {
  return { ...line, orderNumber, sellerId, termIds: [] };
}
