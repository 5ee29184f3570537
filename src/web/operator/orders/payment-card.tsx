import { formatPesos } from '../../../domain/money.ts';
import { Card } from '../../panel/card.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { Tag } from '../../ui/surfaces.tsx';
import type { OperatorOrder } from './order.loader.ts';
import { CHANNEL_NAMES, OUTCOME_NAMES, PAYMENT_TAGS, SOURCE_NAMES } from './payment-texts.ts';

type Payment = NonNullable<OperatorOrder['payment']>;

/** The order's payment with every transaction of the provider and what it told of each. */
export function PaymentCard({ payment, now }: { payment: Payment; now: number }) {
  const { state, amount, channel, expiresAt, paidAt, transactions } = payment;
  const { name, tone } = PAYMENT_TAGS[state];
  return (
    <Card title="Pago" action={<Tag tone={tone}>{name}</Tag>}>
      <p className="mt-3 text-tinta-2">
        {formatPesos(amount)}
        {channel && ` · ${CHANNEL_NAMES[channel] ?? channel}`}
        {paidAt && ` · Pagado: ${momentText(Date.parse(paidAt), now)}`}
        {state === 'waiting' && ` · Vence: ${momentText(Date.parse(expiresAt), now)}`}
      </p>
      {transactions.length === 0 && (
        <p className="mt-3 text-tinta-2">El proveedor todavía no ha contado nada de este pago.</p>
      )}
      <ul className="mt-2 divide-y divide-linea">
        {transactions.map((one) => (
          <li key={one.reference} className="py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <strong className="break-all font-semibold">{one.reference}</strong>
              <Tag tone={one.outcome === 'paid' ? 'done' : 'neutral'}>{OUTCOME_NAMES[one.outcome]}</Tag>
              {one.amount !== null && <span className="cifra ml-auto">{formatPesos(one.amount)}</span>}
            </p>
            <p className="mt-1 break-words text-small text-tinta-2">
              {[one.stateName, one.franchise, one.maskedCard, one.reasonText].filter(Boolean).join(' · ')}
            </p>
            <ul className="mt-1 grid gap-1 text-small text-tinta-3">
              {one.notices.map((notice) => (
                <li key={notice.receivedAt + notice.source}>
                  {momentText(Date.parse(notice.receivedAt), now)} · {SOURCE_NAMES[notice.source]}:{' '}
                  {notice.stateName}
                  {notice.times > 1 && ` (${notice.times} veces)`}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
