import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { API_SCOPE_NAMES, API_SCOPES, type ApiScope, MAXIMUM_API_KEYS } from '../../../domain/api-scope.ts';
import { callApi } from '../../app/api-client.ts';
import { toastRefusal } from '../../app/refusal.ts';
import { useForm } from '../../app/use-form.ts';
import { Card } from '../../panel/card.tsx';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { ChoiceList } from './choice-list.tsx';
import { dateTimeText } from './date-time-text.ts';
import { SecretShown } from './secret-shown.tsx';

interface ShownKey {
  id: number;
  name: string;
  prefix: string;
  scopes: ApiScope[];
  createdAt: string;
  lastUsedAt: string | null;
}

export function ApiKeys({ keys }: { keys: readonly ShownKey[] }) {
  return (
    <Card title="Claves de API">
      <p className="mt-2 text-tinta-2">Cada sistema con la suya, y solo con los permisos que necesita.</p>
      <ul className="mt-3 divide-y divide-linea">
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} />
        ))}
      </ul>
      <NewKeyForm isFull={keys.length >= MAXIMUM_API_KEYS} />
    </Card>
  );
}

function KeyRow({ apiKey: { id, name, prefix, scopes, lastUsedAt } }: { apiKey: ShownKey }) {
  const { send } = usePanelCall();
  const [isAsking, setAsking] = useState(false);
  const revoke = () =>
    send(async () => toastRefusal(await callApi('revokeApiKey', { params: { id } })), 'Clave revocada');
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-small text-tinta-2">
          <code>{prefix}…</code> · {scopes.map((scope) => API_SCOPE_NAMES[scope]).join(', ')}
        </p>
        <p className="text-small text-tinta-3">
          {lastUsedAt ? `Último uso: ${dateTimeText(lastUsedAt)}` : 'Sin usar'}
        </p>
      </div>
      {isAsking ? (
        <span className="flex flex-wrap gap-2">
          <Button size="compact" variant="destructive" onClick={() => void revoke()}>
            Sí, revocar {name}
          </Button>
          <Button size="compact" variant="outline" onClick={() => setAsking(false)}>
            Cancelar
          </Button>
        </span>
      ) : (
        <Button size="compact" variant="outline" onClick={() => setAsking(true)}>
          Revocar<span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}

/** Stays when the list is full: it has the secret of the last one. */
function NewKeyForm({ isFull }: { isFull: boolean }) {
  const { revalidate } = useRevalidator();
  const [token, setToken] = useState<string | null>(null);
  const form = useForm({
    initial: { name: '', scopes: ['orders:read'] as ApiScope[] },
    check: ({ name, scopes }) =>
      name.trim() && scopes.length > 0 ? {} : { scopes: 'Escribe un nombre y elige al menos un permiso.' },
    send: ({ name, scopes }) => callApi('createApiKey', { body: { name: name.trim(), scopes } }),
    onDone: async (made) => {
      setToken(made.token);
      form.change('name', '');
      await revalidate();
    },
  });
  if (token) return <SecretShown title="Tu clave nueva" secret={token} onDone={() => setToken(null)} />;
  if (isFull) return null;
  return (
    <form
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="mt-4 grid gap-4 border-linea border-t pt-4"
    >
      <TextField
        label="Nombre de la clave"
        hint="Por ejemplo: Inventario de la bodega"
        maxLength={60}
        {...form.bind('name')}
      />
      <ChoiceList
        legend="Permisos"
        choices={API_SCOPES}
        names={API_SCOPE_NAMES}
        chosen={form.values.scopes}
        onChange={(scopes) => form.change('scopes', scopes)}
      />
      <FormProblem text={form.errors.scopes ?? form.problem} />
      <Button type="submit" loading={form.sending} loadingLabel="Creando..." className="justify-self-start">
        Crear clave
      </Button>
    </form>
  );
}
