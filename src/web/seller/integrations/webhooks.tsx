import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  MAXIMUM_WEBHOOK_ENDPOINTS,
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '../../../domain/webhook.ts';
import { callApi } from '../../app/api-client.ts';
import { Card } from '../../panel/card.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { ChoiceList } from './choice-list.tsx';
import { SecretShown } from './secret-shown.tsx';
import { type ShownWebhook, WebhookRow } from './webhook-row.tsx';

export function Webhooks({ webhooks }: { webhooks: readonly ShownWebhook[] }) {
  return (
    <Card title="Avisos a tu sistema">
      <p className="mt-2 text-tinta-2">
        Enviamos cada evento firmado a tu dirección y lo intentamos ocho veces en un día.
      </p>
      <ul className="mt-3 divide-y divide-linea">
        {webhooks.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} />
        ))}
      </ul>
      {webhooks.length < MAXIMUM_WEBHOOK_ENDPOINTS && <NewWebhookForm />}
    </Card>
  );
}

function NewWebhookForm() {
  const { revalidate } = useRevalidator();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>([...WEBHOOK_EVENTS]);
  const [secret, setSecret] = useState<string | null>(null);
  const [urlProblem, setUrlProblem] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setProblem(null);
    setUrlProblem(undefined);
    if (!url.trim()) return setUrlProblem('Escribe la dirección de tu sistema.');
    if (events.length === 0) return setProblem('Elige al menos un evento.');
    setSending(true);
    const reply = await callApi('createWebhook', { body: { url: url.trim(), events } });
    setSending(false);
    if (!reply.ok) return reply.fields?.url ? setUrlProblem(reply.fields.url) : setProblem(reply.message);
    setSecret(reply.value.secret);
    setUrl('');
    await revalidate();
  };
  if (secret)
    return <SecretShown title="El secreto de las firmas" secret={secret} onDone={() => setSecret(null)} />;
  return (
    <form
      noValidate
      onSubmit={(event) => void create(event)}
      className="mt-4 grid gap-4 border-linea border-t pt-4"
    >
      <TextField
        label="Dirección"
        hint="Pública en internet, con https://"
        type="url"
        inputMode="url"
        maxLength={500}
        error={urlProblem}
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <ChoiceList
        legend="Eventos"
        choices={WEBHOOK_EVENTS}
        names={WEBHOOK_EVENT_NAMES}
        chosen={events}
        onChange={setEvents}
      />
      <FormProblem text={problem} />
      <Button type="submit" loading={sending} loadingLabel="Agregando..." className="justify-self-start">
        Agregar dirección
      </Button>
    </form>
  );
}
