/** Why goods of a sale are refunded. */
export const GOODS_REFUND_CAUSES = [
  'withdrawal',
  'warranty',
  'not-delivered',
  'out-of-stock',
  'cancelled',
  'other',
] as const;

export type GoodsRefundCause = (typeof GOODS_REFUND_CAUSES)[number];

/** Why a payment that belongs to no sale goes back. */
export type UnappliedRefundCause = 'duplicate' | 'late' | 'amount-differs' | 'unknown-order';

/** What goes back of a sale without anybody asking: freight of a late package, or what the provider took back. */
export type UnaskedRefundCause = 'late-delivery' | 'reversal';

export type RefundCause = GoodsRefundCause | UnappliedRefundCause | UnaskedRefundCause;

const CAUSE_TEXTS = {
  withdrawal: 'Retracto',
  warranty: 'Garantía',
  'not-delivered': 'Producto no entregado',
  'out-of-stock': 'Sin existencias',
  cancelled: 'Anulación',
  other: 'Otro motivo',
  duplicate: 'Pago repetido',
  late: 'Pago recibido fuera de tiempo',
  'amount-differs': 'Pago por un valor distinto',
  'unknown-order': 'Pago sin pedido',
  'late-delivery': 'El envío llegó después de lo prometido',
  reversal: 'Pago reversado por el proveedor',
} as const satisfies Record<RefundCause, string>;

/** In Spanish, as people read it; a cause that is not known any more as it was stored. */
export function refundCauseText(cause: string): string {
  return Object.hasOwn(CAUSE_TEXTS, cause) ? CAUSE_TEXTS[cause as RefundCause] : cause;
}
