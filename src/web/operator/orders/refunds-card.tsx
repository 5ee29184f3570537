import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import type { ListedRefund } from '../../../wire/refund-entities.ts';
import { Card } from '../../panel/card.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { Tag } from '../../ui/surfaces.tsx';

export function RefundsCard({ refunds, now }: { refunds: readonly ListedRefund[]; now: number }) {
  if (refunds.length === 0) return null;
  return (
    <Card title="Reembolsos">
      <ul className="mt-2 divide-y divide-linea">
        {refunds.map((refund) => (
          <li key={refund.id} className="py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <strong className="font-semibold">
                Reembolso {refund.id} · {refund.cause}
              </strong>
              <RefundTag refund={refund} />
              <span className="cifra ml-auto">{formatPesos(refund.amount)}</span>
            </p>
            <p className="mt-1 break-words text-[14.5px] text-tinta-2">
              {momentText(Date.parse(refund.createdAt), now)}
              {refund.shipping > 0 && ` · Incluye ${formatPesos(refund.shipping)} de envío`}
              {refund.state === 'pendiente' && ` · A más tardar el ${formatSpanishDate(refund.dueOn)}`}
              {refund.reference && ` · Referencia ${refund.reference}`}
            </p>
            <ul className="mt-1 text-[14px] text-tinta-3">
              {refund.lines.map(({ line, name, quantity, amount, restocked }) => (
                <li key={line} className="break-words">
                  {quantity} × {name}: {formatPesos(amount)}
                  {restocked && ' · volvió a la venta'}
                </li>
              ))}
            </ul>
            {refund.note && <p className="mt-1 break-words text-[14.5px]">Nota: {refund.note}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RefundTag({ refund: { state, isOverdue } }: { refund: ListedRefund }) {
  if (state === 'pagado') return <Tag tone="done">Pagado</Tag>;
  return isOverdue ? <Tag tone="urgent">Fuera de plazo</Tag> : <Tag tone="attention">Por pagar</Tag>;
}
