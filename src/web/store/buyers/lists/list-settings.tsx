import { useState } from 'react';
import { useNavigate } from 'react-router';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import { paths } from '../../../../wire/paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { useForm } from '../../../app/use-form.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { TextField } from '../../../ui/text-fields.tsx';

interface ListSettingsProps {
  listId: number;
  name: string;
  onRenamed: (name: string) => void;
}

export function ListSettings({ listId, name, onRenamed }: ListSettingsProps) {
  const form = useForm({
    initial: { name },
    check: (values) => (values.name.trim() === '' ? { name: REQUIRED_MESSAGE } : {}),
    send: (values) => callApi('renameList', { params: { listId }, body: { name: values.name.trim() } }),
    onDone: ({ message }, values) => {
      onRenamed(values.name.trim());
      return message;
    },
  });
  return (
    <Panel aria-labelledby="ajustes" className="mt-5">
      <h3 id="ajustes" className="heading-3">
        Nombre
      </h3>
      <form
        noValidate
        onSubmit={(event) => void form.submit(event)}
        className="mt-3 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <TextField label="Nombre de la lista" maxLength={60} autoComplete="off" {...form.bind('name')} />
        <Button
          type="submit"
          variant="secondary"
          loading={form.sending}
          loadingLabel="Guardando..."
          className="sm:mt-[30px]"
        >
          Cambiar nombre
        </Button>
      </form>
      <FormProblem text={form.lonelyProblem} />
      <DeleteList listId={listId} name={name} />
    </Panel>
  );
}

function DeleteList({ listId, name }: { listId: number; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { sending, problem, send } = useSending();
  const remove = () =>
    send(
      () => callApi('deleteList', { params: { listId } }),
      ({ message }) => {
        void navigate(paths.lists());
        return message;
      },
    );
  return (
    <>
      <Button variant="outline" className="mt-4 max-sm:w-full" onClick={() => setAsking(true)}>
        Eliminar lista
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={`¿Eliminar «${name}»?`}>
        <p className="text-tinta-2">
          Se pierde la lista y su enlace deja de abrir. Los productos siguen en la tienda.
        </p>
        <FormProblem text={problem} />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            variant="destructive"
            loading={sending}
            loadingLabel="Eliminando..."
            onClick={() => void remove()}
          >
            Eliminar
          </Button>
          <Button variant="outline" onClick={() => setAsking(false)}>
            Cancelar
          </Button>
        </div>
      </Dialog>
    </>
  );
}
