import { useRevalidator } from 'react-router';
import { callApi } from '../../app/api-client.ts';
import { useForm } from '../../app/use-form.ts';
import { Card } from '../../panel/card.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextAreaField } from '../../ui/text-fields.tsx';
import type { SettingsData } from './settings.loader.ts';

export function SynonymsForm({ synonyms, mayEdit }: Pick<SettingsData, 'synonyms' | 'mayEdit'>) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { text: synonyms.text },
    send: ({ text }) => callApi('saveSynonyms', { body: { text, version: synonyms.version, reason: '' } }),
    onDone: async () => {
      await revalidate();
      return 'Guardamos los sinónimos.';
    },
  });
  return (
    <Card title="Sinónimos de la búsqueda">
      <p className="mt-2 text-tinta-2">
        Una línea por grupo, con las palabras separadas por comas: quien busque una encuentra también lo de
        las otras. Las búsquedas sin resultado de «Cifras» dicen cuáles faltan.
      </p>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-4 grid gap-4">
        <TextAreaField
          label="Grupos de palabras"
          rows={8}
          maxLength={60_000}
          placeholder={'portátil, laptop, computador portátil\ncelular, móvil'}
          disabled={!mayEdit}
          readOnly={form.sending}
          {...form.bind('text')}
        />
        <FormProblem text={form.lonelyProblem} />
        {mayEdit && (
          <Button
            type="submit"
            disabled={form.values.text === synonyms.text}
            loading={form.sending}
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
