import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { WEBHOOK_EVENT_NAMES, type WebhookEvent } from '../../../domain/webhook.ts';
import { type ApiReply, callApi } from '../../app/api-client.ts';
import { toastRefusal } from '../../app/refusal.ts';
import { useSending } from '../../app/use-sending.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/surfaces.tsx';
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
  const { id, isPaused, failedCount } = webhook;
  const [isLogOpen, setLogOpen] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [queuedTimes, setQueuedTimes] = useState(0);
  const { sending, test, replay, pause, rotate, remove } = useWebhookCalls(webhook, {
    showSecret: setSecret,
    onQueued: () => setQueuedTimes((times) => times + 1),
  });
  return (
    <li className="py-4">
      <WebhookFacts {...webhook} />
      <div className="mt-3 flex flex-wrap gap-2">
        {!isPaused && (
          <Action isBusy={sending} onClick={test}>
            Enviar prueba
          </Action>
        )}
        {failedCount > 0 && (
          <Action isBusy={sending} onClick={replay}>
            Reenviar lo fallido
          </Action>
        )}
        <Action isBusy={sending} onClick={pause}>
          {isPaused ? 'Reanudar' : 'Pausar'}
        </Action>
        <Action isBusy={sending} onClick={rotate}>
          Cambiar el secreto
        </Action>
        <Action onClick={() => setLogOpen(!isLogOpen)} isOpen={isLogOpen}>
          {isLogOpen ? 'Cerrar el registro' : 'Ver el registro'}
        </Action>
        {isRemoving ? (
          <Action variant="destructive" isBusy={sending} onClick={remove}>
            Sí, quitarla
          </Action>
        ) : (
          <Action onClick={() => setRemoving(true)}>Quitar</Action>
        )}
      </div>
      {secret && <SecretShown title="El secreto nuevo" secret={secret} onDone={() => setSecret(null)} />}
      {/* Read anew whenever something was put on its way. */}
      {isLogOpen && <DeliveryLog key={queuedTimes} webhookId={id} />}
    </li>
  );
}

function useWebhookCalls(
  { id, events, isPaused }: ShownWebhook,
  { showSecret, onQueued }: { showSecret: (secret: string) => void; onQueued: () => void },
) {
  const { sending, send } = useSending();
  const { revalidate } = useRevalidator();
  const params = { id };
  const run = <Value,>(call: () => Promise<ApiReply<Value>>, tell: (value: Value) => string | undefined) =>
    send(
      async () => toastRefusal(await call()),
      async (value) => {
        const text = tell(value);
        await revalidate();
        return text;
      },
    );
  const queued = (text: string) => () => {
    onQueued();
    return text;
  };
  return {
    sending,
    test: () => run(() => callApi('testWebhook', { params }), queued('Evento de prueba en camino')),
    replay: () => {
      const failedSince = new Date(Date.now() - REPLAYED_DAYS_MILLIS).toISOString();
      const call = () => callApi('replayWebhooks', { params, body: { failedSince } });
      return run(call, queued('Reenviamos lo que faltó'));
    },
    pause: () =>
      run(
        () => callApi('changeWebhook', { params, body: { events, isPaused: !isPaused } }),
        () => (isPaused ? 'Los avisos siguen' : 'Avisos en pausa'),
      ),
    rotate: () =>
      run(
        () => callApi('rotateWebhookSecret', { params }),
        ({ secret }) => void showSecret(secret),
      ),
    remove: () =>
      run(
        () => callApi('deleteWebhook', { params }),
        () => 'Dirección quitada',
      ),
  };
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

interface ActionProps {
  onClick: () => unknown;
  isOpen?: boolean;
  /** While a call of the row is under way: it keeps the focus and does nothing. */
  isBusy?: boolean;
  variant?: 'destructive';
  children: string;
}

function Action({ onClick, isOpen, isBusy, variant, children }: ActionProps) {
  return (
    <Button
      size="compact"
      variant={variant ?? 'outline'}
      aria-expanded={isOpen}
      aria-disabled={isBusy || undefined}
      onClick={() => void onClick()}
    >
      {children}
    </Button>
  );
}
