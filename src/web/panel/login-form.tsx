import { isEmail } from '../../domain/email.ts';
import type { ApiFailure } from '../app/api-client.ts';
import { useForm } from '../app/use-form.ts';
import { Button } from '../ui/button.tsx';
import { FormProblem } from '../ui/form-problem.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-fields.tsx';

export interface Credentials {
  email: string;
  password: string;
}

/** E-mail and password of a panel's entrance; `send` answers what is wrong, or leads away. */
export function LoginForm({ send }: { send: (credentials: Credentials) => Promise<ApiFailure> }) {
  const form = useForm({
    initial: { email: '', password: '' },
    send: ({ email, password }) => send({ email: email.trim(), password }),
  });
  const isComplete = isEmail(form.values.email.trim()) && form.values.password !== '';
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-5 grid gap-5">
      <TextField
        label="Correo electrónico"
        {...form.bind('email')}
        type="email"
        required
        autoComplete="username"
        maxLength={254}
      />
      <PasswordField
        label="Contraseña"
        {...form.bind('password')}
        name="clave"
        required
        autoComplete="current-password"
      />
      <FormProblem text={form.problem} />
      <Button type="submit" full disabled={!isComplete} loading={form.sending} loadingLabel="Entrando...">
        Continuar
      </Button>
    </form>
  );
}
