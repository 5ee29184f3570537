import { displayStatus, statusDate, statusSteps } from '../../../../domain/package-status.ts';
import type { Order, OrderPackage, StatusNames } from './order.loader.ts';

export type DatedStep = ReturnType<typeof statusSteps>[number] & { date: string | null };

/**
 * The five steps of the bar with the date of each one that was reached. Spec 4: 19 and 20 show the payment's date when
 * there is one; a step that was skipped has none.
 */
export function datedSteps(
  { payment }: Pick<Order, 'payment'>,
  { status, history }: Pick<OrderPackage, 'status' | 'history'>,
  names: StatusNames,
): DatedStep[] {
  const paymentDate = payment.transaction?.date ?? null;
  return statusSteps(status.id, names ?? undefined).map((step) => {
    const own = step.current ? status : history.findLast(({ id }) => displayStatus(id).id === step.id);
    const date = step.reached && own ? statusDate({ id: step.id, date: own.date, paymentDate }) : null;
    return { ...step, date };
  });
}
