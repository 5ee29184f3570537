import { type FormEvent, useState } from 'react';
import { MAXIMUM_VIEW_NAME, type SavedView, type SavedViewList } from '../../../domain/saved-view.ts';
import type { ApiReply } from '../../app/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { usePanelCall } from '../use-panel-call.ts';
import { viewCalls } from './view-calls.ts';

interface SaveViewProps {
  list: SavedViewList;
  /** The filters of the address. */
  query: string;
  onClose: () => void;
}

export function SaveViewDialog({ list, query, onClose }: SaveViewProps) {
  const { sending, problem, send } = usePanelCall(onClose);
  return (
    <Dialog open onClose={onClose} title="Guardar vista">
      <p className="mb-5 text-tinta-2">
        Guarda lo que filtraste y buscaste en esta lista. Solo la ves tú, en todos tus equipos.
      </p>
      <NameForm
        problem={problem}
        sending={sending}
        name=""
        onSend={(name) => void send(() => viewCalls(list).save(name, query), `Guardamos la vista «${name}»`)}
      />
    </Dialog>
  );
}

interface ChangeViewProps {
  list: SavedViewList;
  view: SavedView;
  onClose: () => void;
}

export function ChangeViewDialog({ list, view, onClose }: ChangeViewProps) {
  const { sending, problem, send } = usePanelCall(onClose);
  const { rename, remove } = viewCalls(list);
  const sendText = (call: () => Promise<ApiReply<unknown>>, done: string) => void send(call, done);
  return (
    <Dialog open onClose={onClose} title={`Vista «${view.name}»`}>
      <NameForm
        problem={problem}
        sending={sending}
        name={view.name}
        onSend={(name) => sendText(() => rename(view.id, name), `Ahora se llama «${name}»`)}
      />
      <Button
        variant="destructive"
        full
        className="mt-3"
        disabled={sending}
        onClick={() => sendText(() => remove(view.id), `Borramos la vista «${view.name}»`)}
      >
        Borrar la vista
      </Button>
    </Dialog>
  );
}

interface NameFormProps {
  name: string;
  problem: string | null;
  sending: boolean;
  onSend: (name: string) => void;
}

function NameForm({ name, problem, sending, onSend }: NameFormProps) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    setError(typed === '' ? 'Escribe un nombre para la vista.' : undefined);
    if (typed !== '') onSend(typed);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label="Nombre"
        name="name"
        maxLength={MAXIMUM_VIEW_NAME}
        defaultValue={name}
        autoComplete="off"
        error={error}
      />
      <FormProblem text={problem} />
      <Button type="submit" full loading={sending} loadingLabel="Guardando…">
        {name === '' ? 'Guardar vista' : 'Cambiar el nombre'}
      </Button>
    </form>
  );
}
