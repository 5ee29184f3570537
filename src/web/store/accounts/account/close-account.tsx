import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import { paths } from '../../../../wire/paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { clearSession } from '../../../app/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { showToast } from '../../../ui/toast-store.ts';

/** Only with the password: an open tab is not enough to delete somebody. */
export function CloseAccount() {
  const [asked, setAsked] = useState(false);
  return (
    <Panel aria-labelledby="cerrar-cuenta">
      <h3 id="cerrar-cuenta" className="heading-3">
        Cerrar mi cuenta
      </h3>
      <p className="mt-2 text-tinta-2">
        Borramos tus datos personales y no podrás volver a entrar. Conservamos tus pedidos como lo pide la
        ley.
      </p>
      <Button variant="destructive" onClick={() => setAsked(true)} className="mt-4">
        Cerrar mi cuenta
      </Button>
      {asked && <CloseDialog onClose={() => setAsked(false)} />}
    </Panel>
  );
}

function CloseDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  const close = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (!password) return setProblem(REQUIRED_MESSAGE);
    setSending(true);
    const reply = await callApi('closeAccount', { body: { password } });
    setSending(false);
    if (!reply.ok) return setProblem(reply.message);
    clearSession();
    showToast({ kind: 'success', text: reply.value.message });
    void navigate(paths.home());
  };
  return (
    <Dialog open onClose={onClose} title="¿Cerrar tu cuenta para siempre?">
      <form noValidate onSubmit={(event) => void close(event)}>
        <p className="mb-5 text-tinta-2">Esto no se puede deshacer. Escribe tu contraseña para confirmar.</p>
        <PasswordField
          label="Contraseña"
          name="password"
          autoComplete="current-password"
          value={password}
          error={problem || undefined}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setProblem('');
          }}
        />
        <div className="mt-6 flex flex-wrap gap-6">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant="destructive" loading={sending} loadingLabel="Cerrando...">
            Cerrar para siempre
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
