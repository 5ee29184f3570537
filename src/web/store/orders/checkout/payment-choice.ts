import { formatPesos, type Pesos } from '../../../../domain/money.ts';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';

export type PaymentMethod = OutputOf<Endpoints['listPaymentMethods']>[number];

export interface OfferedMethod {
  id: PaymentMethod['id'];
  /** Why this order cannot be paid so; null: it can. */
  reason: string | null;
}

/** How an order of this total may be paid. What no order may be paid by is not named. */
export function offeredMethods(methods: readonly PaymentMethod[], total: Pesos): OfferedMethod[] {
  return methods
    .filter(({ maximumTotal }) => maximumTotal !== 0)
    .map((method) => ({ id: method.id, reason: reasonOf(method, total) }));
}

function reasonOf({ available, maximumTotal }: PaymentMethod, total: Pesos): string | null {
  if (!available) return 'No está disponible por ahora.';
  if (maximumTotal === undefined || total <= maximumTotal) return null;
  return `Solo para pedidos de hasta ${formatPesos(maximumTotal)}, con el envío.`;
}

/**
 * The one that she chose, while it is possible; else the first that is, in the order of the table, so that 1 is the default
 * where it can be used (spec 5). Empty: none is.
 */
export function chosenMethodId(methods: readonly OfferedMethod[], chosen: string): string {
  const possible = methods.filter(({ reason }) => reason === null).map(({ id }) => String(id));
  return possible.find((id) => id === chosen) ?? possible[0] ?? '';
}
