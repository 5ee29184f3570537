import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import type { ListedRefund, OrderRefunds } from '../../../wire/orders/refund-entities.ts';
import { callApi } from '../../app/api-client.ts';
import { Card } from '../../panel/card.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Tag } from '../../ui/surfaces.tsx';

interface RefundsCardProps {
  orderNumber: number;
  refunds: readonly ListedRefund[];
  lines: OrderRefunds['lines'];
  mayRefund: boolean;
  now: number;
}

export function RefundsCard({ orderNumber, refunds, lines, mayRefund, now }: RefundsCardProps) {
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
            <p className="mt-1 break-words text-small text-tinta-2">
              {momentText(Date.parse(refund.createdAt), now)}
              {refund.shipping > 0 && ` · Incluye ${formatPesos(refund.shipping)} de envío`}
              {refund.state === 'pendiente' && ` · A más tardar el ${formatSpanishDate(refund.dueOn)}`}
              {refund.reference && ` · Referencia ${refund.reference}`}
            </p>
            <ul className="mt-1 text-small text-tinta-3">
              {refund.lines.map(({ line, name, quantity, amount, restocked }) => (
                <li key={line} className="break-words">
                  {quantity} × {name}: {formatPesos(amount)}
                  {restocked && ' · volvió a la venta'}
                </li>
              ))}
            </ul>
            {refund.note && <p className="mt-1 break-words text-small">Nota: {refund.note}</p>}
          </li>
        ))}
      </ul>
      {mayRefund && <RestockButtons {...{ orderNumber, refunds, lines }} />}
    </Card>
  );
}

function RefundTag({ refund: { state, isOverdue } }: { refund: ListedRefund }) {
  if (state === 'pagado') return <Tag tone="done">Pagado</Tag>;
  return isOverdue ? <Tag tone="urgent">Fuera de plazo</Tag> : <Tag tone="attention">Por pagar</Tag>;
}

/** For each shop whose refunded goods are not on sale again: they came back to it. */
function RestockButtons({
  orderNumber,
  refunds,
  lines,
}: Pick<RefundsCardProps, 'orderNumber' | 'refunds' | 'lines'>) {
  const { sending, problem, send } = usePanelCall();
  const away = refunds.flatMap((refund) => refund.lines.filter(({ restocked }) => !restocked));
  const shops = new Map(
    lines
      .filter(({ line }) => away.some((one) => one.line === line))
      .map(({ sellerId, sellerName }) => [sellerId, sellerName]),
  );
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        {[...shops].map(([sellerId, sellerName]) => (
          <Button
            key={sellerId}
            size="compact"
            variant="outline"
            disabled={sending}
            className="whitespace-normal"
            onClick={() =>
              void send(
                () => callApi('restockRefunded', { params: { number: orderNumber }, body: { sellerId } }),
                'Las unidades están de nuevo a la venta.',
              )
            }
          >
            Lo de {sellerName} volvió: ponerlo a la venta
          </Button>
        ))}
      </div>
      <FormProblem text={problem} />
    </>
  );
}
