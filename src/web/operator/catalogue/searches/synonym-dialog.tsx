import { useRevalidator } from 'react-router';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import { callApi } from '../../../app/api-client.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { TextField } from '../../../ui/text-fields.tsx';
import { showToast } from '../../../ui/toast-store.ts';

/** Which words' products a search should find from now on. */
export function SynonymDialog({ word, onClose }: { word: string; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { word, meaning: '' },
    check: ({ word: own, meaning }) => ({
      ...(own.trim() === '' && { word: REQUIRED_MESSAGE }),
      ...(meaning.trim() === '' && { meaning: REQUIRED_MESSAGE }),
    }),
    send: (values) => callApi('addSynonym', { body: values }),
    onDone: async () => {
      showToast({ kind: 'success', text: 'Guardamos el sinónimo. Ya cuenta en la búsqueda.' });
      await revalidate();
      onClose();
    },
  });
  const parts = word.split(' ').filter((one) => one.length > 2);
  return (
    <Dialog open onClose={onClose} title="Hacer sinónimo">
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
        <p className="text-tinta-2">
          Quien busque la palabra encuentra también los productos de lo que significa, y al revés.
        </p>
        <TextField label="Palabra" maxLength={60} required {...form.bind('word')} />
        {parts.length > 1 && (
          <div className="flex flex-wrap gap-2">
            {[...new Set([word, ...parts])].map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={form.values.word === one}
                onClick={() => form.set({ word: one })}
                className="min-h-[44px] rounded-full border border-borde px-4 text-small hover:bg-crema-1 aria-pressed:border-verde-6 aria-pressed:bg-verde-0"
              >
                {one}
              </button>
            ))}
          </div>
        )}
        <TextField
          label="Significa"
          hint="Una o varias palabras separadas por comas, como están en los productos."
          placeholder="zapatos, tenis"
          maxLength={300}
          required
          {...form.bind('meaning')}
        />
        <FormProblem text={form.lonelyProblem} />
        <Button type="submit" full loading={form.sending} loadingLabel="Guardando...">
          Guardar sinónimo
        </Button>
      </form>
    </Dialog>
  );
}
