import { type FormEvent, useState } from 'react';
import { isPassword, PASSWORD_MESSAGES } from '../../../../domain/password.ts';
import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import { paths } from '../../../../wire/paths.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { setSession } from '../../../app/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/choice-fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-fields.tsx';

const TERMS_MESSAGE = 'Debes aceptar los términos y el tratamiento de datos.';

/** A new account for the invited e-mail: the mail has proved that it is hers. */
export function JoinForm({ token, email }: { token: string; email: string }) {
  const [form, setForm] = useState({ firstName: '', lastName: '', password: '', termsAccepted: false });
  const [checked, setChecked] = useState(false);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const errors = checked ? problemsOf(form) : {};
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setChecked(true);
    setProblem(null);
    if (Object.keys(problemsOf(form)).length > 0) return;
    setSending(true);
    const reply = await callApi('joinWithNewAccount', { body: { token, ...form } });
    if (!reply.ok) {
      setSending(false);
      return setProblem(reply.message);
    }
    setSession(reply.value, null);
    location.replace(sellerPaths.home());
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-5 grid gap-5">
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <TextField
        label="Nombre"
        required
        autoComplete="given-name"
        maxLength={80}
        value={form.firstName}
        error={errors.firstName}
        onChange={(event) => setForm({ ...form, firstName: event.currentTarget.value })}
      />
      <TextField
        label="Apellido"
        required
        autoComplete="family-name"
        maxLength={80}
        value={form.lastName}
        error={errors.lastName}
        onChange={(event) => setForm({ ...form, lastName: event.currentTarget.value })}
      />
      <PasswordField
        label="Contraseña"
        required
        autoComplete="new-password"
        hint="Mínimo 8 caracteres, una mayúscula y un carácter especial."
        value={form.password}
        error={errors.password}
        onChange={(event) => setForm({ ...form, password: event.currentTarget.value })}
      />
      <CheckboxField
        checked={form.termsAccepted}
        error={errors.termsAccepted}
        onChange={(event) => setForm({ ...form, termsAccepted: event.currentTarget.checked })}
        label={<TermsLabel />}
      />
      <FormProblem text={problem} />
      <Button type="submit" full loading={sending} loadingLabel="Entrando...">
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

function problemsOf(form: JoinFields): Partial<Record<keyof JoinFields, string>> {
  return {
    ...(!isFilled(form.firstName) && { firstName: REQUIRED_MESSAGE }),
    ...(!isFilled(form.lastName) && { lastName: REQUIRED_MESSAGE }),
    ...(!isPassword(form.password) && { password: PASSWORD_MESSAGES.registration }),
    ...(!form.termsAccepted && { termsAccepted: TERMS_MESSAGE }),
  };
}
