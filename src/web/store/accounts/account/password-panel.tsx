import { useRevalidator } from 'react-router';
import { callApi } from '../../../app/api-client.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Notice, Panel } from '../../../ui/surfaces.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { emptyPasswords, liveHint, validatePasswords } from './password-change.ts';

interface PasswordPanelProps {
  email: string;
  /** Logged in with the password of a recovery mail. */
  mustChange: boolean;
}

/** Spec 2.11 and 8: the change ends the other sessions. */
export function PasswordPanel({ email, mustChange }: PasswordPanelProps) {
  const form = usePasswordChange(email);
  const hint = liveHint(form.values.newPassword);
  return (
    <Panel aria-labelledby="clave">
      <h3 id="clave" className="heading-3">
        Cambiar contraseña
      </h3>
      {mustChange && (
        <Notice className="mt-4">
          Entraste con la contraseña que te enviamos por correo. Elige una nueva para continuar.
        </Notice>
      )}
      <form
        noValidate
        onSubmit={(event) => void form.submit(event)}
        className="mt-5 grid max-w-[440px] gap-5"
      >
        {/* Password managers keep the new password with this name. */}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField
          {...form.bind('password')}
          required
          label={mustChange ? 'Contraseña que recibiste' : 'Contraseña actual'}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.bind('newPassword')}
          required
          label="Nueva contraseña"
          autoComplete="new-password"
          error={form.errors.newPassword ?? hint.error}
          success={hint.success}
        />
        <PasswordField
          {...form.bind('repeated')}
          required
          label="Confirmar nueva contraseña"
          autoComplete="new-password"
        />
        <Button
          type="submit"
          loading={form.sending}
          loadingLabel="Cambiando..."
          className="sm:justify-self-start"
        >
          Cambiar contraseña
        </Button>
      </form>
    </Panel>
  );
}

function usePasswordChange(email: string) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: emptyPasswords,
    check: validatePasswords,
    send: async ({ password, newPassword }) => {
      const reply = await callApi('changePassword', { body: { email, password, newPassword } });
      // Spec 8: one text for every failure; what was wrong stands at its field.
      if (!reply.ok) showToast({ kind: 'error', text: 'Error al cambiar la contraseña' });
      return reply;
    },
    onDone: () => {
      showToast({ kind: 'success', text: 'Contraseña cambiada con éxito' });
      form.reset(emptyPasswords);
      void revalidate();
    },
  });
  return form;
}
