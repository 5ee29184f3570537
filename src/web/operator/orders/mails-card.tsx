import { CASH_ON_DELIVERY } from '../../../domain/payment-method.ts';
import { callApi } from '../../app/api-client.ts';
import { Card } from '../../panel/card.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import type { OperatorOrder } from './order.loader.ts';

interface MailsCardProps {
  order: OperatorOrder;
  maySend: boolean;
  now: number;
}

export function MailsCard({ order, maySend, now }: MailsCardProps) {
  const { number, mails, buyer, payment, paymentMethodId } = order;
  // The confirmation of an order that is paid online says that it is paid.
  const isConfirmed = paymentMethodId === CASH_ON_DELIVERY || payment?.state === 'paid';
  const { sending, problem, send } = usePanelCall();
  const resend = (messageId?: number) =>
    send(
      () =>
        callApi('resendOrderMail', {
          params: { orderNumber: number },
          body: messageId === undefined ? {} : { messageId },
        }),
      'El correo va en camino.',
    );
  return (
    <Card title="Correos">
      {mails.length === 0 && <p className="mt-3 text-tinta-2">No quedan correos guardados de este pedido.</p>}
      <ul className="mt-2 divide-y divide-linea">
        {mails.map(({ id, name, recipient, createdAt, sentAt, failedAt, error }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center gap-2">
              <strong className="font-semibold text-compact">{name}</strong>
              {failedAt && <Tag tone="urgent">No se pudo enviar</Tag>}
              {!sentAt && !failedAt && <Tag tone="attention">Por enviar</Tag>}
            </p>
            <p className="break-all text-small text-tinta-2">{recipient}</p>
            <p className="text-small text-tinta-3">{momentText(Date.parse(sentAt ?? createdAt), now)}</p>
            {failedAt && error && <p className="break-words text-small text-tomate-7">{error}</p>}
            {maySend && (
              <button
                type="button"
                disabled={sending}
                onClick={() => void resend(id)}
                className="text-link min-h-[44px] text-small"
              >
                Enviar otra vez
                <span className="sr-only">
                  {' '}
                  {name} a {recipient}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {maySend && isConfirmed && !mails.some(({ recipient }) => recipient === buyer.email) && (
        <Button size="compact" variant="outline" className="mt-3" onClick={() => void resend()}>
          Enviar la confirmación
        </Button>
      )}
      <FormProblem text={problem} />
    </Card>
  );
}
