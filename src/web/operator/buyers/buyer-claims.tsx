import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { Card } from '../../panel/card.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import type { BuyerData } from './buyer.loader.ts';

/** What she agreed to, what she asked, and what went back to her. */
export function BuyerClaims({ buyer }: BuyerData) {
  return (
    <>
      <Card title="Autorizaciones">
        <Entries empty="No hay autorizaciones guardadas.">
          {buyer.consents.map(({ id, name, textVersion, givenAt, revokedAt }) => (
            <li key={id} className="py-3">
              <span className="font-semibold">{name}</span>
              <span className="block text-small text-tinta-2">
                Versión {textVersion} · {givenAt === null ? 'no se le pidió' : formatSpanishDate(givenAt)}
                {revokedAt && ` · retirada el ${formatSpanishDate(revokedAt)}`}
              </span>
            </li>
          ))}
        </Entries>
      </Card>
      <Card title="Solicitudes y reembolsos">
        <Entries empty="No ha escrito ni tiene reembolsos.">
          {[
            ...buyer.messages.map(({ id, filingNumber, topic, sentAt, isAnswered }) => (
              <li key={`m${id}`} className="flex flex-wrap items-center justify-between gap-2 py-3">
                <span className="min-w-0">
                  <span className="break-words font-semibold">{topic}</span>
                  <span className="block text-small text-tinta-2">
                    {filingNumber} · {formatSpanishDate(sentAt)}
                  </span>
                </span>
                <Tag tone={isAnswered ? 'done' : 'attention'}>
                  {isAnswered ? 'Respondida' : 'Por responder'}
                </Tag>
              </li>
            )),
            ...buyer.refunds.map(({ id, orderNumber, amount, cause, createdAt }) => (
              <li key={`r${id}`} className="flex flex-wrap items-center justify-between gap-2 py-3">
                <span className="min-w-0">
                  <span className="font-semibold">Reembolso: {cause}</span>
                  <span className="block text-small text-tinta-2">
                    Pedido {orderNumber} · {formatSpanishDate(createdAt)}
                  </span>
                </span>
                <span className="cifra">{formatPesos(amount)}</span>
              </li>
            )),
          ]}
        </Entries>
      </Card>
    </>
  );
}

function Entries({ empty, children }: { empty: string; children: React.ReactNode[] }) {
  if (children.length === 0) return <p className="mt-3 text-tinta-2">{empty}</p>;
  return <ul className="mt-2 divide-y divide-linea">{children}</ul>;
}
