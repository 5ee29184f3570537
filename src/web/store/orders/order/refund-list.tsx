import { formatPesos } from '../../../../domain/money.ts';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import type { Order } from './order.loader.ts';

type Refund = Order['refunds'][number];

/** Money that goes back to the buyer, or went. */
export function RefundList({ refunds }: { refunds: readonly Refund[] }) {
  return (
    <ul className="grid gap-4">
      {refunds.map((refund) => (
        <li key={refund.id}>
          <div className="flex items-baseline justify-between gap-4">
            <span className="font-semibold text-tinta">{refund.cause}</span>
            <span className="whitespace-nowrap font-semibold text-tinta tabular-nums">
              {formatPesos(refund.amount)}
            </span>
          </div>
          <p className="text-small/5">{stateText(refund)}</p>
        </li>
      ))}
    </ul>
  );
}

function stateText({ state, dueOn, paidAt }: Refund): string {
  if (state === 'paid') return paidAt ? `Devuelto el ${formatSpanishDate(paidAt)}` : 'Devuelto';
  return `En trámite: te lo devolvemos a más tardar el ${formatSpanishDate(dueOn)}`;
}
