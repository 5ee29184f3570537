import { useRevalidator } from 'react-router';
import type { PackageStatusName } from '../../../domain/package-status.ts';
import { statusNameProblems } from '../../../domain/status-names.ts';
import { callApi } from '../../app/api-client.ts';
import { useForm } from '../../app/use-form.ts';
import { Card } from '../../panel/card.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import type { SettingsData } from './settings.loader.ts';

/** How buyers and sellers read the states of a package; what a state does is not for sale. */
export function StatusNamesForm({ statuses, mayEdit }: Pick<SettingsData, 'statuses' | 'mayEdit'>) {
  const { revalidate } = useRevalidator();
  const namesIn = (values: Record<string, string>) =>
    statuses.map(({ id }) => ({ id, name: values[fieldOf(id)] ?? '' }));
  const form = useForm({
    initial: () => Object.fromEntries(statuses.map(({ id, name }) => [fieldOf(id), name])),
    check: (values) => statusNameProblems(namesIn(values), statuses),
    send: (values) => callApi('renameStatuses', { body: { statuses: namesIn(values) } }),
    onDone: async () => {
      await revalidate();
      return 'Guardamos los nombres.';
    },
  });
  const isChanged = statuses.some(({ id, name }) => form.values[fieldOf(id)] !== name);
  return (
    <Card title="Nombres de los estados">
      <p className="mt-2 text-tinta-2">
        Así los leen compradores y vendedores. El orden y lo que permite cada estado no cambian.
      </p>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-4 grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {statuses.map(({ id }) => (
            <TextField
              key={id}
              label={`Estado ${id}`}
              maxLength={40}
              disabled={!mayEdit}
              readOnly={form.sending}
              {...form.bind(fieldOf(id))}
            />
          ))}
        </div>
        <FormProblem text={form.problem} />
        {mayEdit && (
          <Button
            type="submit"
            disabled={!isChanged}
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

/** As what is wrong is told. */
function fieldOf(id: PackageStatusName['id']): string {
  return `status-${id}`;
}
