import { useRevalidator } from 'react-router';
import { callApi } from '../../../app/api-client.ts';
import { fieldsFirst } from '../../../app/refusal.ts';
import { useForm } from '../../../app/use-form.ts';
import { Card } from '../../../panel/card.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PlainMarkup } from '../../../ui/plain-markup.tsx';
import { TextAreaField, TextField } from '../../../ui/text-fields.tsx';
import type { LegalData } from './legal.loader.ts';

export function PublishForm({ kind, current }: LegalData) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { body: current.body, reason: '' },
    send: async ({ body, reason }) => {
      const sent = { body, reason: reason.trim() };
      return fieldsFirst('body', await callApi('publishLegalText', { params: { kind }, body: sent }));
    },
    onDone: async ({ version }) => {
      await revalidate();
      return `Publicamos la versión ${version}.`;
    },
  });
  const { body } = form.values;
  const isChanged = body.trim() !== '' && body.trim() !== current.body;
  return (
    <Card title="Nueva versión">
      <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-3 grid gap-4">
        <TextAreaField
          label="Texto"
          hint="Una línea que empieza con «## » es un título; con «- », un punto de una lista; «[texto](/ruta)», un enlace. Una línea vacía separa párrafos."
          rows={16}
          maxLength={100_000}
          readOnly={form.sending}
          {...form.bind('body')}
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
          readOnly={form.sending}
          {...form.bind('reason')}
        />
        <FormProblem text={form.problem} />
        <Button
          type="submit"
          disabled={!isChanged}
          loading={form.sending}
          loadingLabel="Publicando..."
          className="justify-self-start"
        >
          Publicar y poner en vigencia
        </Button>
      </form>
    </Card>
  );
}
