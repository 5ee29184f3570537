import { isPassword, PASSWORD_MESSAGES } from '../../../../domain/password.ts';
import { callApi } from '../../../app/api-client.ts';
import { useForm } from '../../../app/use-form.ts';
import { leaving } from '../../../app/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';

/** After a password that works once: a new one of her own. */
export function NewPasswordForm({ email }: { email: string }) {
  const form = useForm({
    initial: { password: '', newPassword: '' },
    check: ({ newPassword }) => (isPassword(newPassword) ? {} : { newPassword: PASSWORD_MESSAGES.change }),
    send: (values) => callApi('changePassword', { body: { email, ...values } }),
    onDone: () => {
      location.reload();
      return leaving();
    },
  });
  const { password, newPassword } = form.values;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-4 grid gap-5">
      <p className="text-tinta-2">Entraste con una contraseña de un solo uso. Elige una tuya para seguir.</p>
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Contraseña con la que entraste"
        autoComplete="current-password"
        {...form.bind('password')}
      />
      <PasswordField label="Nueva contraseña" autoComplete="new-password" {...form.bind('newPassword')} />
      <FormProblem text={form.lonelyProblem} />
      <Button
        type="submit"
        full
        disabled={!password || !newPassword}
        loading={form.sending}
        loadingLabel="Guardando..."
      >
        Guardar contraseña
      </Button>
    </form>
  );
}
