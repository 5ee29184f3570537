import { callApi } from '../../app/api-client.ts';
import { useForm } from '../../app/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCard } from '../../ui/choice-fields.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { fromLocalField } from './bogota-moment.ts';

interface PublishDialogProps {
  versionId: number;
  onClose: () => void;
  onPublished: () => Promise<void>;
}

/** Now or from a moment on, until another one or for good. */
export function PublishDialog({ versionId, onClose, onPublished }: PublishDialogProps) {
  const form = useForm({
    initial: { isScheduled: false, startsAt: '', endsAt: '' },
    check: (values) =>
      values.isScheduled && !fromLocalField(values.startsAt)
        ? { startsAt: 'Escribe desde cuándo se ve.' }
        : {},
    send: (values) => {
      const startsAt = values.isScheduled ? fromLocalField(values.startsAt) : null;
      const body = { startsAt, endsAt: values.endsAt ? fromLocalField(values.endsAt) : null };
      return callApi('publishContent', { params: { versionId }, body });
    },
    onDone: async ({ state }) => {
      const text =
        state === 'shown'
          ? 'Publicado: la tienda ya lo muestra.'
          : 'Programado: la tienda lo mostrará a esa hora.';
      await onPublished();
      return text;
    },
  });
  const { isScheduled } = form.values;
  return (
    <Dialog open onClose={onClose} title="Publicar">
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
        <WhenChoice isScheduled={isScheduled} onChange={(value) => form.set({ isScheduled: value })} />
        <div className="grid gap-4 sm:grid-cols-2">
          {isScheduled && (
            <TextField
              label="Se ve desde"
              type="datetime-local"
              hint="Hora de Colombia."
              {...form.bind('startsAt')}
            />
          )}
          <TextField
            label="Hasta (opcional)"
            type="datetime-local"
            hint="Después vuelve lo que había antes. Vacío: hasta que publiques otra cosa."
            {...form.bind('endsAt')}
          />
        </div>
        <FormProblem text={form.lonelyProblem} />
        <Button type="submit" full loading={form.sending} loadingLabel="Publicando...">
          {isScheduled ? 'Programar' : 'Publicar ahora'}
        </Button>
      </form>
    </Dialog>
  );
}

interface WhenChoiceProps {
  isScheduled: boolean;
  onChange: (isScheduled: boolean) => void;
}

function WhenChoice({ isScheduled, onChange }: WhenChoiceProps) {
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">¿Cuándo?</legend>
      <RadioCard name="cuando" label="Ahora" checked={!isScheduled} onChange={() => onChange(false)} />
      <RadioCard
        name="cuando"
        label="En otro momento"
        checked={isScheduled}
        onChange={() => onChange(true)}
      />
    </fieldset>
  );
}
