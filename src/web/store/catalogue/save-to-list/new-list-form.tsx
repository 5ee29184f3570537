import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import { callApi } from '../../../app/api-client.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { TextField } from '../../../ui/text-fields.tsx';

interface NewListFormProps {
  onMade: (list: { id: number; name: string }) => unknown;
}

export function NewListForm({ onMade }: NewListFormProps) {
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => (name.trim() === '' ? { name: REQUIRED_MESSAGE } : {}),
    send: ({ name }) => callApi('createList', { body: { name: name.trim() } }),
    onDone: ({ id }, { name }) => onMade({ id, name: name.trim() }),
  });
  return (
    <form
      noValidate
      aria-label="Lista nueva"
      onSubmit={(event) => void form.submit(event)}
      className="mt-5 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <TextField label="Nombre de la lista nueva" maxLength={60} autoComplete="off" {...form.bind('name')} />
      <Button
        type="submit"
        variant="secondary"
        loading={form.sending}
        loadingLabel="Creando..."
        className="sm:mt-[30px]"
      >
        Crear lista
      </Button>
      <div className="sm:col-span-2">
        <FormProblem text={form.lonelyProblem} />
      </div>
    </form>
  );
}
