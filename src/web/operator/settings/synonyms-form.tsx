import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../app/api-client.ts';
import { Card } from '../../panel/card.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextAreaField } from '../../ui/text-fields.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { SettingsData } from './settings.loader.ts';

export function SynonymsForm({ synonyms, mayEdit }: Pick<SettingsData, 'synonyms' | 'mayEdit'>) {
  const { revalidate } = useRevalidator();
  const [text, setText] = useState(synonyms.text);
  const [error, setError] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || text === synonyms.text) return;
    setError(undefined);
    setProblem(null);
    setSending(true);
    const reply = await callApi('saveSynonyms', { body: { text, version: synonyms.version, reason: '' } });
    setSending(false);
    if (!reply.ok) return reply.fields?.text ? setError(reply.fields.text) : setProblem(reply.message);
    showToast({ kind: 'success', text: 'Guardamos los sinónimos.' });
    await revalidate();
  };
  return (
    <Card title="Sinónimos de la búsqueda">
      <p className="mt-2 text-tinta-2">
        Una línea por grupo, con las palabras separadas por comas: quien busque una encuentra también lo de
        las otras. Las búsquedas sin resultado de «Cifras» dicen cuáles faltan.
      </p>
      <form noValidate onSubmit={(event) => void send(event)} className="mt-4 grid gap-4">
        <TextAreaField
          label="Grupos de palabras"
          rows={8}
          maxLength={60_000}
          placeholder={'portátil, laptop, computador portátil\ncelular, móvil'}
          error={error}
          disabled={!mayEdit}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <FormProblem text={problem} />
        {mayEdit && (
          <Button
            type="submit"
            disabled={text === synonyms.text}
            loading={sending}
            loadingLabel="Guardando..."
            className="justify-self-start"
          >
            Guardar
          </Button>
        )}
      </form>
    </Card>
  );
}
