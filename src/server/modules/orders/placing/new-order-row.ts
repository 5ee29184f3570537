import { fullAddress } from '../../../../domain/full-address.ts';
import type { OrderRow } from './order.repository.ts';
import { firstStatus, type OrderRecord, type WrittenOrder } from './place-order.repository.ts';

/** The order that was just written, as reading it again would find it. */
export function newOrderRow(record: OrderRecord, written: WrittenOrder): OrderRow {
  const { customer, draft, payment } = record;
  return {
    number: written.number,
    placedAt: record.placedAt,
    accessTokenHash: record.accessTokenHash,
    accountId: record.accountId,
    email: customer.email,
    firstName: customer.firstName,
    lastName: customer.lastName,
    phone: customer.phone,
    documentNumber: customer.documentNumber,
    address: fullAddress({
      address: customer.address,
      unit: customer.addressUnit ?? null,
      neighbourhood: customer.neighbourhood ?? null,
    }),
    deliveryNotes: customer.deliveryNotes ?? null,
    cityName: customer.city.name,
    departmentName: written.departmentName,
    paymentMethodId: record.paymentMethodId,
    itemCount: draft.itemCount,
    subtotal: draft.subtotal,
    shippingCost: draft.shippingCost,
    total: draft.total,
    payment: payment && { state: 'waiting', paidBy: null },
    packages: draft.packages.map((one) => packageOf(one, record, written)),
    refunds: [],
  };
}

function packageOf(
  { sellerId, rate, promise }: OrderRecord['draft']['packages'][number],
  { draft, payment, placedAt }: OrderRecord,
  { lines, statusName: name }: WrittenOrder,
): OrderRow['packages'][number] {
  const own = draft.lines.flatMap((line, index) => {
    const names = lines[index];
    return line.sellerId === sellerId && names ? [{ ...line, names }] : [];
  });
  const first = { id: firstStatus(payment), name, date: placedAt.toISOString() };
  return {
    sellerId,
    sellerName: own[0]?.names.sellerName ?? '',
    paymentProviderId: own[0]?.names.paymentProviderId ?? '',
    feePercent: Math.max(...own.map(({ feePercent }) => feePercent)),
    shippingRate: rate,
    promised: { from: promise.from, to: promise.to },
    replaced: null,
    freightBack: null,
    delivery: null,
    status: { ...first, trackingNumber: null, carrier: null, trackingUrl: null },
    history: [first],
    products: own.map(({ names: { name, imageUrl }, ...line }) => ({
      productId: line.productId,
      name,
      imageUrl,
      price: line.price,
      salePrice: line.salePrice,
      quantity: line.quantity,
      cancelledQuantity: 0,
      reduced: 0,
      terms: line.attributes,
    })),
  };
}
