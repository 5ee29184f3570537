import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../../app/api-client.ts';
import { Card } from '../../../panel/card.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PlainMarkup } from '../../../ui/plain-markup.tsx';
import { TextAreaField, TextField } from '../../../ui/text-fields.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { LegalData } from './legal.loader.ts';

export function PublishForm({ kind, current }: LegalData) {
  const { revalidate } = useRevalidator();
  const [body, setBody] = useState(current.body ?? '');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const isChanged = body.trim() !== '' && body.trim() !== current.body;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || !isChanged) return;
    setProblem(null);
    setSending(true);
    const reply = await callApi('publishLegalText', {
      params: { kind },
      body: { body, reason: reason.trim() },
    });
    setSending(false);
    if (!reply.ok) return setProblem(reply.fields?.body ?? reply.message);
    showToast({ kind: 'success', text: `Publicamos la versión ${reply.value.version}.` });
    await revalidate();
  };
  return (
    <Card title="Nueva versión">
      <form noValidate onSubmit={(event) => void send(event)} className="mt-3 grid gap-4">
        <TextAreaField
          label="Texto"
          hint="Una línea que empieza con «## » es un título; con «- », un punto de una lista. Una línea vacía separa párrafos."
          rows={16}
          maxLength={100_000}
          value={body}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
        {isChanged && (
          <details>
            <summary className="min-h-[44px] cursor-pointer py-2 font-semibold">Vista previa</summary>
            <div className="mt-2 grid gap-4 rounded-[14px] bg-crema-1 p-4">
              <PlainMarkup body={body} />
            </div>
          </details>
        )}
        <TextField
          label="Motivo del cambio"
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <FormProblem text={problem} />
        <Button
          type="submit"
          disabled={!isChanged}
          loading={sending}
          loadingLabel="Publicando..."
          className="justify-self-start"
        >
          Publicar y poner en vigencia
        </Button>
      </form>
    </Card>
  );
}
