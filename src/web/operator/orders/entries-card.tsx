import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { Card } from '../../panel/card.tsx';
import type { OrderData } from './order.loader.ts';

type Entry = NonNullable<OrderData['entries']>[number];

/** What the order moved in the books, with the reason of every peso. */
export function EntriesCard({ entries }: { entries: readonly Entry[] }) {
  return (
    <Card title="Dinero en los libros">
      {entries.length === 0 && <p className="mt-3 text-tinta-2">Este pedido no ha movido dinero.</p>}
      <ol className="mt-2 divide-y divide-linea">
        {entries.map(({ id, postedOn, debit, credit, amount, explanation }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <strong className="min-w-0 break-words font-semibold text-compact">
                {debit} → {credit}
              </strong>
              <span className="cifra ml-auto">{formatPesos(amount)}</span>
            </p>
            <p className="break-words text-small text-tinta-2">{explanation}</p>
            <p className="text-small text-tinta-3">{formatSpanishDate(postedOn)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
