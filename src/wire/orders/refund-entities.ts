import * as z from 'zod/mini';

const nullableNumber = z.nullable(z.number());
const nullableText = z.nullable(z.string());

export const refundEntity = z.object({
  id: z.number(),
  orderNumber: nullableNumber,
  /** venta: lines of a sale. pago: money that belonged to no sale. reversion: the provider took the sale back. */
  kind: z.enum(['venta', 'pago', 'reversion']),
  /** For people. */
  cause: z.string(),
  note: z.string(),
  amount: z.number(),
  goods: z.number(),
  shipping: z.number(),
  state: z.enum(['pendiente', 'pagado']),
  /** The last day on which it is in time. */
  dueOn: z.string(),
  isOverdue: z.boolean(),
  createdAt: z.string(),
  paidAt: nullableText,
  paidBy: z.nullable(z.enum(['banco', 'proveedor'])),
  reference: nullableText,
  lines: z.array(
    z.object({
      line: z.number(),
      name: z.string(),
      quantity: z.number(),
      amount: z.number(),
      /** What of the marketplace's fee went back with it. */
      fee: z.number(),
      restocked: z.boolean(),
    }),
  ),
});

export type ListedRefund = z.output<typeof refundEntity>;

const previewLineEntity = z.object({
  line: z.number(),
  quantity: z.number(),
  amount: z.number(),
  fee: z.number(),
  restock: z.boolean(),
});

export const refundPreviewEntity = z.object({
  amount: z.number(),
  goods: z.number(),
  shipping: z.number(),
  dueOn: z.string(),
  packages: z.array(
    z.object({
      sellerId: z.number(),
      goods: z.number(),
      fee: z.number(),
      shipping: z.number(),
      /** Taken from the seller's money; it may leave her balance below zero. */
      sellerDebit: z.number(),
      /** retenido: from what is held for her. saldo: from her balance. */
      debitedFrom: z.enum(['retenido', 'saldo']),
      nothingLeft: z.boolean(),
      lines: z.array(previewLineEntity),
    }),
  ),
});

export type RefundPreview = z.output<typeof refundPreviewEntity>;

const refundableLineEntity = z.object({
  line: z.number(),
  sellerId: z.number(),
  sellerName: z.string(),
  name: z.string(),
  unitPrice: z.number(),
  quantity: z.number(),
  /** Not cancelled and not refunded. */
  quantityLeft: z.number(),
  /** The buyer's money for it has come. */
  isPaid: z.boolean(),
});

const orderRefundsEntity = z.object({
  refunds: z.array(refundEntity),
  lines: z.array(refundableLineEntity),
});

export type OrderRefunds = z.output<typeof orderRefundsEntity>;
