import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { WEBHOOK_EVENT_NAMES, type WebhookEvent } from '../../../domain/webhook.ts';
import { type ApiReply, callApi } from '../../app/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { dateTimeText } from './date-time-text.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { SecretShown } from './secret-shown.tsx';

export interface ShownWebhook {
  id: number;
  url: string;
  events: WebhookEvent[];
  isPaused: boolean;
  failures: number;
  failedCount: number;
  previousSecretUntil: string | null;
}

const REPLAYED_DAYS_MILLIS = 30 * 24 * 60 * 60_000;

export function WebhookRow({ webhook }: { webhook: ShownWebhook }) {
  const { id, events, isPaused, failedCount } = webhook;
  const { revalidate } = useRevalidator();
  const [secret, setSecret] = useState<string | null>(null);
  const [isLogOpen, setLogOpen] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const params = { id };
  const run = async (call: Promise<ApiReply<unknown>>, done: string) => {
    const reply = await call;
    showToast(reply.ok ? { kind: 'success', text: done } : { kind: 'error', text: reply.message });
    if (reply.ok) await revalidate();
  };
  const rotate = async () => {
    const reply = await callApi('rotateWebhookSecret', { params });
    if (!reply.ok) return showToast({ kind: 'error', text: reply.message });
    setSecret(reply.value.secret);
    await revalidate();
  };
  const replay = () => {
    const failedSince = new Date(Date.now() - REPLAYED_DAYS_MILLIS).toISOString();
    return run(callApi('replayWebhooks', { params, body: { failedSince } }), 'Reenviamos lo que faltó');
  };
  const change = callOf(isPaused);
  return (
    <li className="py-4">
      <WebhookFacts {...webhook} />
      <div className="mt-3 flex flex-wrap gap-2">
        {!isPaused && (
          <Action onClick={() => run(callApi('testWebhook', { params }), 'Evento de prueba en camino')}>
            Enviar prueba
          </Action>
        )}
        {failedCount > 0 && <Action onClick={replay}>Reenviar lo fallido</Action>}
        <Action
          onClick={() =>
            run(callApi('changeWebhook', { params, body: { events, isPaused: !isPaused } }), change.done)
          }
        >
          {change.name}
        </Action>
        <Action onClick={rotate}>Cambiar el secreto</Action>
        <Action onClick={() => setLogOpen(!isLogOpen)} isOpen={isLogOpen}>
          {isLogOpen ? 'Cerrar el registro' : 'Ver el registro'}
        </Action>
        {isRemoving ? (
          <Button
            size="compact"
            variant="destructive"
            onClick={() => void run(callApi('deleteWebhook', { params }), 'Dirección quitada')}
          >
            Sí, quitarla
          </Button>
        ) : (
          <Action onClick={() => setRemoving(true)}>Quitar</Action>
        )}
      </div>
      {secret && <SecretShown title="El secreto nuevo" secret={secret} onDone={() => setSecret(null)} />}
      {isLogOpen && <DeliveryLog webhookId={id} />}
    </li>
  );
}

function WebhookFacts({ url, events, isPaused, failedCount, previousSecretUntil }: ShownWebhook) {
  return (
    <>
      <p className="break-all font-semibold">{url}</p>
      <p className="mt-1 mb-2 text-small text-tinta-2">
        {events.map((event) => WEBHOOK_EVENT_NAMES[event]).join(', ')}
      </p>
      <Tag tone={isPaused ? 'attention' : 'done'}>{isPaused ? 'En pausa' : 'Activa'}</Tag>
      {failedCount > 0 && <span className="ml-3 text-small text-tomate-7">{failedCount} sin entregar</span>}
      {previousSecretUntil && (
        <p className="mt-2 text-small text-tinta-3">
          El secreto anterior firma hasta el {dateTimeText(previousSecretUntil)}.
        </p>
      )}
    </>
  );
}

function callOf(isPaused: boolean) {
  return isPaused
    ? { name: 'Reanudar', done: 'Los avisos siguen' }
    : { name: 'Pausar', done: 'Avisos en pausa' };
}

interface ActionProps {
  onClick: () => unknown;
  isOpen?: boolean;
  children: string;
}

function Action({ onClick, isOpen, children }: ActionProps) {
  return (
    <Button size="compact" variant="outline" aria-expanded={isOpen} onClick={() => void onClick()}>
      {children}
    </Button>
  );
}
