import { useRevalidator } from 'react-router';
import { longDay } from '../../../../domain/promise-text.ts';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { callApi } from '../../../app/api-client.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import type { OrderPackage } from './order.loader.ts';

type Delivery = NonNullable<OrderPackage['delivery']>;

interface DeliveryQuestionProps {
  orderNumber: number;
  /** The key of the purchase's mail, where it opened the page. */
  token: string | null;
  onePackage: OrderPackage;
}

/** Whether what was reported as delivered has come: her word starts, or stops, the clocks of the shop's money. */
export function DeliveryQuestion({ orderNumber, token, onePackage }: DeliveryQuestionProps) {
  const { delivery, sellerId, sellerName } = onePackage;
  const { revalidate } = useRevalidator();
  const { sending, problem, send } = useSending();
  if (!delivery) return null;
  const answer = (isReceived: boolean) =>
    send(
      () =>
        callApi('answerDelivery', {
          params: { number: orderNumber, sellerId },
          query: token ? { token } : {},
          body: { isReceived },
        }),
      async () => {
        await revalidate();
        return isReceived ? 'Gracias por contarnos' : 'Ya le avisamos a la tienda';
      },
    );
  const isSettled = delivery.state === 'confirmed';
  return (
    <div id="entrega" className="mt-4 scroll-mt-4">
      {isSettled ? (
        <p className="text-small/5 text-tinta-2">{settledText(delivery, sellerName)}</p>
      ) : (
        <Notice tone={delivery.state === 'disputed' ? 'urgent' : 'attention'}>
          <QuestionText delivery={delivery} sellerName={sellerName} />
        </Notice>
      )}
      {delivery.proofUrl && (
        <a
          href={delivery.proofUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link inline-flex min-h-[44px] items-center text-small"
        >
          Ver la foto de la entrega
        </a>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        {!isSettled && (
          <Button className="max-sm:w-full" loading={sending} onClick={() => void answer(true)}>
            Ya lo recibí
          </Button>
        )}
        {delivery.mayObject && (
          <Button
            variant="outline"
            className="max-sm:w-full"
            disabled={sending}
            onClick={() => void answer(false)}
          >
            No me ha llegado
          </Button>
        )}
      </div>
      <FormProblem text={problem} />
    </div>
  );
}

function QuestionText({ delivery, sellerName }: { delivery: Delivery; sellerName: string }) {
  if (delivery.state === 'disputed')
    return (
      <>
        <strong className="font-semibold">Nos dijiste que no te ha llegado.</strong> {sellerName} no recibe la
        plata hasta que se aclare; lo estamos revisando con la tienda.
      </>
    );
  return (
    <>
      <strong className="font-semibold">¿Ya lo recibiste?</strong> {sellerName} marcó este paquete como
      entregado el {formatSpanishDate(delivery.reportedAt)}.
      {delivery.lastDay && ` Si no dices nada hasta el ${longDay(delivery.lastDay)}, lo damos por recibido.`}
    </>
  );
}

function settledText({ confirmedBy }: Delivery, sellerName: string): string {
  if (confirmedBy === 'buyer') return 'Nos dijiste que ya lo recibiste.';
  if (confirmedBy === 'time') return 'Lo damos por recibido: pasaron los días para decir que no llegó.';
  return `${sellerName} o la transportadora comprobaron la entrega.`;
}
