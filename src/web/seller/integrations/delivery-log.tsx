import { useCallback, useEffect, useState } from 'react';
import type { OutputOf } from '../../../wire/endpoint.ts';
import type { Endpoints } from '../../../wire/endpoints.ts';
import { callApi } from '../../app/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { dateTimeText } from './date-time-text.ts';

type Delivery = OutputOf<Endpoints['listWebhookDeliveries']>[number];

const PAGE_SIZE = 25;

/** What was sent to an address and what it answered, the last first. */
export function DeliveryLog({ webhookId: id }: { webhookId: number }) {
  const [deliveries, setDeliveries] = useState<Delivery[] | null>(null);
  const [hasMore, setMore] = useState(false);
  const load = useCallback(
    async (before?: number) => {
      const reply = await callApi('listWebhookDeliveries', {
        params: { id },
        query: before ? { before } : {},
      });
      if (!reply.ok) return showToast({ kind: 'error', text: reply.message });
      setDeliveries((shown) => (before ? [...(shown ?? []), ...reply.value] : reply.value));
      setMore(reply.value.length === PAGE_SIZE);
    },
    [id],
  );
  useEffect(() => void load(), [load]);
  const replay = async (deliveryId: number) => {
    const reply = await callApi('replayWebhooks', { params: { id }, body: { deliveryId } });
    showToast(
      reply.ok ? { kind: 'success', text: 'En camino otra vez' } : { kind: 'error', text: reply.message },
    );
    await load();
  };
  if (!deliveries) return <p className="mt-3 text-tinta-3">Cargando...</p>;
  return (
    <div className="mt-4 rounded-[14px] bg-crema-1 p-4">
      <Button size="compact" variant="outline" onClick={() => void load()}>
        Actualizar
      </Button>
      {deliveries.length === 0 && <p className="mt-3">Todavía no hay avisos.</p>}
      <ul className="divide-y divide-linea">
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} onReplay={() => void replay(delivery.id)} />
        ))}
      </ul>
      {hasMore && (
        <Button size="compact" variant="outline" onClick={() => void load(deliveries.at(-1)?.id)}>
          Ver más
        </Button>
      )}
    </div>
  );
}

const states = {
  pending: { tone: 'moving', name: 'Pendiente' },
  delivered: { tone: 'done', name: 'Entregado' },
  failed: { tone: 'urgent', name: 'Fallido' },
} as const;

function DeliveryRow({ delivery, onReplay }: { delivery: Delivery; onReplay: () => void }) {
  const { event, eventId, state, attempts, happenedAt, nextAttemptAt, responseStatus, responseBody } =
    delivery;
  return (
    <li className="py-3 text-small">
      <p className="flex flex-wrap items-center gap-2">
        <strong>{event}</strong>
        <Tag tone={states[state].tone}>{states[state].name}</Tag>
        {dateTimeText(happenedAt)}
      </p>
      <p className="mt-1 break-all text-tinta-2">
        {eventId} · {attempts === 1 ? '1 intento' : `${attempts} intentos`}
        {nextAttemptAt && ` · próximo: ${dateTimeText(nextAttemptAt)}`}
      </p>
      {delivery.problem && <p className="mt-1 text-tomate-7">{delivery.problem}</p>}
      {responseStatus !== null && (
        <details className="mt-1">
          <summary className="cursor-pointer py-2">Respuesta {responseStatus}</summary>
          <pre className="whitespace-pre-wrap break-all">{responseBody || '(vacía)'}</pre>
        </details>
      )}
      {state !== 'pending' && (
        <Button size="compact" variant="outline" className="mt-2" onClick={onReplay}>
          Reenviar
        </Button>
      )}
    </li>
  );
}
