import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { statusNameProblems } from '../../../domain/status-names.ts';
import { callApi } from '../../app/api-client.ts';
import { Card } from '../../panel/card.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { SettingsData } from './settings.loader.ts';

/** How buyers and sellers read the states of a package; what a state does is not for sale. */
export function StatusNamesForm({ statuses, mayEdit }: Pick<SettingsData, 'statuses' | 'mayEdit'>) {
  const { revalidate } = useRevalidator();
  const [names, setNames] = useState(statuses);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const isChanged = names.some(({ name }, index) => name !== statuses[index]?.name);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || !isChanged) return;
    const found = statusNameProblems(names, statuses);
    setProblems(found);
    setProblem(null);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    const reply = await callApi('renameStatuses', { body: { statuses: names } });
    setSending(false);
    if (!reply.ok) return setProblem(reply.message);
    showToast({ kind: 'success', text: 'Guardamos los nombres.' });
    await revalidate();
  };
  return (
    <Card title="Nombres de los estados">
      <p className="mt-2 text-tinta-2">
        Así los leen compradores y vendedores. El orden y lo que permite cada estado no cambian.
      </p>
      <form noValidate onSubmit={(event) => void send(event)} className="mt-4 grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {names.map(({ id, name }) => (
            <TextField
              key={id}
              label={`Estado ${id}`}
              maxLength={40}
              error={problems[`status-${id}`]}
              disabled={!mayEdit}
              value={name}
              onChange={(event) => {
                const typed = event.currentTarget.value;
                setNames(names.map((one) => (one.id === id ? { id, name: typed } : one)));
              }}
            />
          ))}
        </div>
        <FormProblem text={problem} />
        {mayEdit && (
          <Button
            type="submit"
            disabled={!isChanged}
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
