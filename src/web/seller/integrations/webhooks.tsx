import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  MAXIMUM_WEBHOOK_ENDPOINTS,
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '../../../domain/webhook.ts';
import { callApi } from '../../app/api-client.ts';
import { useForm } from '../../app/use-form.ts';
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
      <NewWebhookForm isFull={webhooks.length >= MAXIMUM_WEBHOOK_ENDPOINTS} />
    </Card>
  );
}

/** Stays when the list is full: it has the secret of the last one. */
function NewWebhookForm({ isFull }: { isFull: boolean }) {
  const { revalidate } = useRevalidator();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm({
    initial: { url: '', events: [...WEBHOOK_EVENTS] as WebhookEvent[] },
    check: ({ url, events }) => ({
      ...(!url.trim() && { url: 'Escribe la dirección de tu sistema.' }),
      ...(events.length === 0 && { events: 'Elige al menos un evento.' }),
    }),
    send: ({ url, events }) => callApi('createWebhook', { body: { url: url.trim(), events } }),
    onDone: async (made) => {
      setSecret(made.secret);
      form.change('url', '');
      await revalidate();
    },
  });
  if (secret)
    return <SecretShown title="El secreto de las firmas" secret={secret} onDone={() => setSecret(null)} />;
  if (isFull) return null;
  return (
    <form
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="mt-4 grid gap-4 border-linea border-t pt-4"
    >
      <TextField
        label="Dirección"
        hint="Pública en internet, con https://"
        type="url"
        inputMode="url"
        maxLength={500}
        {...form.bind('url')}
      />
      <ChoiceList
        legend="Eventos"
        choices={WEBHOOK_EVENTS}
        names={WEBHOOK_EVENT_NAMES}
        chosen={form.values.events}
        onChange={(events) => form.change('events', events)}
      />
      <FormProblem text={form.errors.events ?? form.lonelyProblem} />
      <Button type="submit" loading={form.sending} loadingLabel="Agregando..." className="justify-self-start">
        Agregar dirección
      </Button>
    </form>
  );
}
