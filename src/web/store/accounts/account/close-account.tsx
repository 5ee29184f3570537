import { useState } from 'react';
import { useNavigate } from 'react-router';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import { paths } from '../../../../wire/paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { atField } from '../../../app/refusal.ts';
import { clearSession } from '../../../app/session-store.ts';
import { useForm } from '../../../app/use-form.ts';
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
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (password ? {} : { password: REQUIRED_MESSAGE }),
    send: async (body) => atField('password', await callApi('closeAccount', { body })),
    onDone: ({ message }) => {
      clearSession();
      showToast({ kind: 'success', text: message });
      return navigate(paths.home());
    },
  });
  return (
    <Dialog open onClose={onClose} title="¿Cerrar tu cuenta para siempre?">
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <p className="mb-5 text-tinta-2">Esto no se puede deshacer. Escribe tu contraseña para confirmar.</p>
        <PasswordField label="Contraseña" autoComplete="current-password" {...form.bind('password')} />
        <div className="mt-6 flex flex-wrap gap-6">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant="destructive" loading={form.sending} loadingLabel="Cerrando...">
            Cerrar para siempre
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
