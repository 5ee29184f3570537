import * as z from 'zod/mini';
import type { CartLine } from '../../../../domain/cart.ts';
import {
  changedTotalsEntity,
  lineProblemsEntity,
  unpaidOrdersEntity,
} from '../../../../wire/orders/order-lines.ts';
import type { ApiFailure } from '../../../app/api-client.ts';
import { type CartCheck, compare } from '../cart/cart-check.ts';

export interface ShownAmounts {
  subtotal: number;
  shippingCost: number;
  total: number;
}

export interface AmountChange {
  name: string;
  before: number;
  after: number;
}

export interface OrderChanges {
  check: CartCheck;
  amounts: AmountChange[];
}

/** What a refused order says of lines and amounts, against what the page showed. Null: it says nothing of them. */
export function readOrderChanges(
  { reason, details }: ApiFailure,
  lines: readonly CartLine[],
  shown: ShownAmounts,
): OrderChanges | null {
  if (reason === 'totals-changed') {
    const now = z.safeDecode(changedTotalsEntity, details as never);
    return now.success
      ? { check: compare(lines, now.data.lines), amounts: changedAmounts(shown, now.data) }
      : null;
  }
  const problems = z.safeDecode(lineProblemsEntity, details as never);
  return problems.success ? { check: compare(lines, problems.data.lines), amounts: [] } : null;
}

/** The buyer's own orders that wait for their payment, where they are why this one was refused. */
export function readUnpaidOrders({ details }: ApiFailure): number[] {
  const unpaid = z.safeDecode(unpaidOrdersEntity, details as never);
  return unpaid.success ? unpaid.data.orders : [];
}

function changedAmounts(before: ShownAmounts, after: ShownAmounts): AmountChange[] {
  const names = { subtotal: 'Subtotal', shippingCost: 'Envío', total: 'Total' } as const;
  return (Object.keys(names) as (keyof typeof names)[])
    .filter((key) => before[key] !== after[key])
    .map((key) => ({ name: names[key], before: before[key], after: after[key] }));
}
