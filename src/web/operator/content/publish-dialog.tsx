import { type FormEvent, useState } from 'react';
import { callApi } from '../../app/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCard } from '../../ui/choice-fields.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { fromLocalField } from './bogota-moment.ts';

interface PublishDialogProps {
  versionId: number;
  onClose: () => void;
  onPublished: () => void;
}

/** Now or from a moment on, until another one or for good. */
export function PublishDialog({ versionId, onClose, onPublished }: PublishDialogProps) {
  const [isScheduled, setScheduled] = useState(false);
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [untilProblem, setUntilProblem] = useState<string | undefined>();
  const [sending, setSending] = useState(false);
  const startsAt = isScheduled ? fromLocalField(from) : null;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setProblem(null);
    setUntilProblem(undefined);
    if (isScheduled && !startsAt) return setProblem('Escribe desde cuándo se ve.');
    setSending(true);
    const body = { startsAt, endsAt: until ? fromLocalField(until) : null };
    const reply = await callApi('publishContent', { params: { versionId }, body });
    setSending(false);
    if (!reply.ok && reply.fields?.endsAt) return setUntilProblem(reply.fields.endsAt);
    if (!reply.ok) return setProblem(reply.message);
    const isShown = reply.value.state === 'shown';
    showToast({
      kind: 'success',
      text: isShown ? 'Publicado: la tienda ya lo muestra.' : 'Programado: la tienda lo mostrará a esa hora.',
    });
    onPublished();
  };
  return (
    <Dialog open onClose={onClose} title="Publicar">
      <form noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
        <WhenChoice isScheduled={isScheduled} onChange={setScheduled} />
        <div className="grid gap-4 sm:grid-cols-2">
          {isScheduled && (
            <TextField
              label="Se ve desde"
              type="datetime-local"
              hint="Hora de Colombia."
              value={from}
              onChange={(event) => setFrom(event.currentTarget.value)}
            />
          )}
          <TextField
            label="Hasta (opcional)"
            type="datetime-local"
            hint="Después vuelve lo que había antes. Vacío: hasta que publiques otra cosa."
            error={untilProblem}
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
        </div>
        <FormProblem text={problem} />
        <Button type="submit" full loading={sending} loadingLabel="Publicando...">
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
