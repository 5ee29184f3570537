import { type FormEvent, useState } from 'react';
import { isEmail } from '../../../../domain/email.ts';
import { paths } from '../../../../wire/paths.ts';
import type { PageProps } from '../../../app/page.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { EmailField } from './email-field.tsx';
import type { loginLoader } from './login.loader.ts';
import { useLogin } from './use-login.ts';

/** Spec 2.4. */
export function Page({ data }: PageProps<typeof loginLoader>) {
  const { destination } = data;
  const [values, setValues] = useState({ email: '', clave: '' });
  const { logIn, sending, problem, clearProblem } = useLogin(destination);
  const change = (name: string, value: string) => {
    setValues((now) => ({ ...now, [name]: value }));
    clearProblem();
  };
  const email = values.email.trim();
  const isComplete = isEmail(email) && values.clave !== '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) void logIn({ email, password: values.clave });
  };
  return (
    <>
      <AuthHeading title="Iniciar Sesión" lead="Entra para ver tus pedidos, tus favoritos y tu perfil." />
      <form noValidate onSubmit={send} className="grid gap-5">
        <EmailField
          value={values.email}
          autoComplete="username"
          onChange={(value) => change('email', value)}
        />
        <PasswordField
          label="Contraseña"
          name="clave"
          required
          autoComplete="current-password"
          value={values.clave}
          onChange={(event) => change('clave', event.currentTarget.value)}
        />
        <FormProblem text={problem} />
        <Button type="submit" full disabled={!isComplete} loading={sending} loadingLabel="Entrando...">
          Continuar
        </Button>
      </form>
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-1 text-compact">
        <a href={paths.recoverPassword()} className="text-link py-2">
          ¿Olvidaste tu contraseña?
        </a>
        <span className="py-2 text-tinta-3">
          ¿No tienes cuenta?{' '}
          <a href={paths.registerChooser()} className="text-link">
            Registrarse
          </a>
        </span>
      </p>
    </>
  );
}
