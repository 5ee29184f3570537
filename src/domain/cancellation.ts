import type { MoneyPackage } from './order-money.ts';
import type { GoodsRefundCause } from './refund-causes.ts';
import { failure, type Result, success } from './result.ts';

/**
 * Why units are not sent. Goods that are not there, or broken, must not go back on sale, also when the rest of the parcel
 * comes back.
 */
export const CANCELLATION_CAUSES = {
  'out-of-stock': { restock: false, refundCause: 'out-of-stock' },
  damaged: { restock: false, refundCause: 'out-of-stock' },
  'not-deliverable': { restock: true, refundCause: 'cancelled' },
  'buyer-request': { restock: true, refundCause: 'cancelled' },
  other: { restock: true, refundCause: 'cancelled' },
} as const satisfies Record<string, { restock: boolean; refundCause: GoodsRefundCause }>;

export type CancellationCause = keyof typeof CANCELLATION_CAUSES;

/** How many units of a line are still to be sent. Said so, the same request twice cancels nothing twice. */
export interface KeptUnits {
  line: number;
  quantity: number;
}

export interface CancelledUnits {
  line: number;
  quantity: number;
}

/** The units to cancel so that only the kept ones remain; `kept` null: none remains. */
export function unitsToCancel(
  { lines }: Pick<MoneyPackage, 'lines'>,
  kept: readonly KeptUnits[] | null,
): Result<CancelledUnits[], 'package-line-unknown' | 'package-more-than-bought'> {
  const asked = kept ?? lines.map(({ line }) => ({ line, quantity: 0 }));
  const units: CancelledUnits[] = [];
  for (const { line, quantity } of asked) {
    const sold = lines.find((one) => one.line === line);
    if (!sold || units.some((one) => one.line === line)) return failure('package-line-unknown');
    if (quantity > sold.quantity) return failure('package-more-than-bought');
    units.push({ line, quantity: Math.max(0, sold.quantity - sold.cancelledQuantity - quantity) });
  }
  return success(units.filter((one) => one.quantity > 0));
}

/** Whether nothing of the package remains once these units are gone. */
export function leavesNothing({ lines }: Pick<MoneyPackage, 'lines'>, units: readonly CancelledUnits[]) {
  return lines.every(({ line, quantity, cancelledQuantity }) => {
    const gone = units.find((one) => one.line === line)?.quantity ?? 0;
    return cancelledQuantity + gone === quantity;
  });
}
