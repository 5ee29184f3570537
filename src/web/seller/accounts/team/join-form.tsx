import { isPassword, PASSWORD_MESSAGES } from '../../../../domain/password.ts';
import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import { paths } from '../../../../wire/paths.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { callApi } from '../../../app/api-client.ts';
import type { FieldErrors } from '../../../app/refusal.ts';
import { setSession } from '../../../app/session-store.ts';
import { useForm } from '../../../app/use-form.ts';
import { leaving } from '../../../app/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/choice-fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-fields.tsx';

const TERMS_MESSAGE = 'Debes aceptar los términos y el tratamiento de datos.';

/** A new account for the invited e-mail: the mail has proved that it is hers. */
export function JoinForm({ token, email }: { token: string; email: string }) {
  const form = useForm({
    initial: { firstName: '', lastName: '', password: '', termsAccepted: false },
    check: problemsOf,
    send: (body) => callApi('joinWithNewAccount', { body: { token, ...body } }),
    onDone: (user) => {
      setSession(user, null);
      location.replace(sellerPaths.home());
      return leaving();
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-5 grid gap-5">
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <TextField
        label="Nombre"
        required
        autoComplete="given-name"
        maxLength={80}
        {...form.bind('firstName')}
      />
      <TextField
        label="Apellido"
        required
        autoComplete="family-name"
        maxLength={80}
        {...form.bind('lastName')}
      />
      <PasswordField
        label="Contraseña"
        required
        autoComplete="new-password"
        hint="Mínimo 8 caracteres, una mayúscula y un carácter especial."
        {...form.bind('password')}
      />
      <CheckboxField
        checked={form.values.termsAccepted}
        error={form.errors.termsAccepted}
        onChange={(event) => form.change('termsAccepted', event.currentTarget.checked)}
        label={<TermsLabel />}
      />
      <FormProblem text={form.problem} />
      <Button type="submit" full loading={form.sending} loadingLabel="Entrando...">
        Crear mi cuenta y entrar al equipo
      </Button>
    </form>
  );
}

function TermsLabel() {
  return (
    <>
      Acepto los{' '}
      <a href={paths.terms()} target="_blank" rel="noreferrer" className="text-link">
        términos
      </a>{' '}
      y el{' '}
      <a href={paths.privacyPolicy()} target="_blank" rel="noreferrer" className="text-link">
        tratamiento de mis datos
      </a>
      .
    </>
  );
}

interface JoinFields {
  firstName: string;
  lastName: string;
  password: string;
  termsAccepted: boolean;
}

function problemsOf(form: JoinFields): FieldErrors<keyof JoinFields> {
  return {
    ...(!isFilled(form.firstName) && { firstName: REQUIRED_MESSAGE }),
    ...(!isFilled(form.lastName) && { lastName: REQUIRED_MESSAGE }),
    ...(!isPassword(form.password) && { password: PASSWORD_MESSAGES.registration }),
    ...(!form.termsAccepted && { termsAccepted: TERMS_MESSAGE }),
  };
}
