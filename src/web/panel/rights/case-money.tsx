import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import type { ReadValue } from '../../../server/panel-door.ts';
import { Card } from '../card.tsx';

type ShownCase = Pick<ReadValue<'getSellerCase'>, 'money' | 'moneyUntil'>;

/** What goes back to the buyer, or would. */
export function CaseMoney({ money, moneyUntil }: ShownCase) {
  if (!money) return null;
  const { goods, shipping, amount, isEstimate, state, means } = money;
  return (
    <Card title={isEstimate ? 'Lo que se devolvería' : 'Lo que se devuelve'}>
      <dl className="mt-3 grid gap-2 text-compact">
        <Row name="Productos" pesos={goods} />
        <Row name="Envío" pesos={shipping} />
        <Row name="Total" pesos={amount} isTotal />
      </dl>
      <p className="mt-3 text-small text-tinta-2">
        {state === 'paid' ? 'Ya se devolvió' : means ? `${means}.` : ''}
        {state !== 'paid' && moneyUntil && ` A más tardar el ${formatSpanishDate(moneyUntil)}.`}
      </p>
    </Card>
  );
}

function Row({ name, pesos, isTotal = false }: { name: string; pesos: number; isTotal?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 ${isTotal ? 'border-linea border-t pt-2 font-semibold' : ''}`}
    >
      <dt>{name}</dt>
      <dd className="cifra">{formatPesos(pesos)}</dd>
    </div>
  );
}
