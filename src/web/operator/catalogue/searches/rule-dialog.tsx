import { useRevalidator } from 'react-router';
import { SEARCH_EFFECT_NAMES, SEARCH_EFFECTS, type SearchEffect } from '../../../../domain/search-rule.ts';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import { callApi } from '../../../app/api-client.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ProductPicker } from './product-picker.tsx';

interface RuleDialogProps {
  text: string;
  today: string;
  onClose: () => void;
}

export function RuleDialog({ text, today, onClose }: RuleDialogProps) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { words: text, productId: 0, effect: 'pin' as SearchEffect, startsOn: today, endsOn: '' },
    check: ({ words, productId, startsOn }) => ({
      ...(words.trim() === '' && { words: REQUIRED_MESSAGE }),
      ...(productId === 0 && { productId: 'Elige un producto.' }),
      ...(startsOn === '' && { startsOn: REQUIRED_MESSAGE }),
    }),
    send: (values) => callApi('createSearchRule', { body: { ...values, endsOn: values.endsOn || null } }),
    onDone: async () => {
      showToast({ kind: 'success', text: 'Guardamos la regla.' });
      await revalidate();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Nueva regla">
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
        <TextField
          label="Búsqueda"
          placeholder="café molido"
          maxLength={80}
          required
          {...form.bind('words')}
        />
        <ProductPicker error={form.errors.productId} onChange={(productId) => form.set({ productId })} />
        <SelectField label="Efecto" {...form.bind('effect')}>
          {SEARCH_EFFECTS.map((effect) => (
            <option key={effect} value={effect}>
              {SEARCH_EFFECT_NAMES[effect]}
            </option>
          ))}
        </SelectField>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Desde" type="date" required {...form.bind('startsOn')} />
          <TextField
            label="Hasta (opcional)"
            type="date"
            hint="Ese día cuenta. Vacío: sin fin."
            {...form.bind('endsOn')}
          />
        </div>
        <FormProblem text={form.lonelyProblem} />
        <Button type="submit" full loading={form.sending} loadingLabel="Guardando...">
          Guardar regla
        </Button>
      </form>
    </Dialog>
  );
}
