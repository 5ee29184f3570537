import { type FormEvent, useState } from 'react';
import { isPassword, PASSWORD_MESSAGES } from '../../../../domain/password.ts';
import { callApi } from '../../../app/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';

/** After a password that works once: a new one of her own. */
export function NewPasswordForm({ email }: { email: string }) {
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [sending, setSending] = useState(false);
  const [fields, setFields] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || !password) return;
    setProblem(null);
    setFields(isPassword(newPassword) ? {} : { newPassword: PASSWORD_MESSAGES.change });
    if (!isPassword(newPassword)) return;
    setSending(true);
    const reply = await callApi('changePassword', { body: { email, password, newPassword } });
    if (reply.ok) return location.reload();
    setSending(false);
    if (reply.fields) setFields(reply.fields);
    else setProblem(reply.message);
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-4 grid gap-5">
      <p className="text-tinta-2">Entraste con una contraseña de un solo uso. Elige una tuya para seguir.</p>
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Contraseña con la que entraste"
        autoComplete="current-password"
        error={fields.password}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordField
        label="Nueva contraseña"
        autoComplete="new-password"
        error={fields.newPassword}
        value={newPassword}
        onChange={(event) => setNewPassword(event.currentTarget.value)}
      />
      <FormProblem text={problem} />
      <Button
        type="submit"
        full
        disabled={!password || !newPassword}
        loading={sending}
        loadingLabel="Guardando..."
      >
        Guardar contraseña
      </Button>
    </form>
  );
}
