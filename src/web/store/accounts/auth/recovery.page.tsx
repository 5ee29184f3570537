import { type FormEvent, useState } from 'react';
import { isEmail } from '../../../../domain/email.ts';
import { paths } from '../../../../wire/paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { EmailField } from './email-field.tsx';
import { useDelay } from './use-delay.ts';

/** Spec 4: the confirmation appears 1.5 s after the success. */
const CONFIRMATION_MILLIS = 1500;

/** Spec 2.4. */
export function Page() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? <RecoveryForm onSent={setSentTo} /> : <Sent email={sentTo} />;
}

function RecoveryForm({ onSent }: { onSent: (email: string) => void }) {
  const [typed, setTyped] = useState('');
  const { sending, problem, send, forget } = useSending();
  const later = useDelay();
  const change = (value: string) => {
    setTyped(value);
    forget();
  };
  const email = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmail(email)) return;
    void send(
      () => callApi('requestPassword', { body: { email } }),
      async () => {
        await later(CONFIRMATION_MILLIS);
        onSent(email);
      },
    );
  };
  return (
    <>
      <AuthHeading
        title="Recuperar contraseña"
        lead="Escribe el correo de tu cuenta y te enviamos una nueva contraseña."
      />
      <form noValidate onSubmit={submit} className="grid gap-5">
        <EmailField value={typed} onChange={change} />
        <FormProblem text={problem} />
        <Button type="submit" full disabled={!isEmail(email)} loading={sending} loadingLabel="Enviando...">
          Enviar
        </Button>
      </form>
      <p className="mt-6 text-compact">
        <a href={paths.login()} className="text-link inline-block py-2">
          Volver a Iniciar Sesión
        </a>
      </p>
    </>
  );
}

function Sent({ email }: { email: string }) {
  return (
    <div role="status">
      <span className="mb-6 grid size-16 place-items-center rounded-full bg-verde-6 text-white shadow-[0_0_0_10px_var(--color-verde-1)]">
        <Icon name="check" weight="bold" size={32} />
      </span>
      <AuthHeading
        title="Envio de Nueva Contraseña"
        lead={
          <>
            Enviamos una nueva contraseña a <b className="break-words font-semibold text-tinta">{email}</b>.
            Sirve una sola vez y vence en 30 minutos; al entrar la cambias por una tuya. Mientras tanto, la
            anterior sigue funcionando.
          </>
        }
      />
      <ButtonLink href={paths.login()} full>
        Iniciar Sesión
      </ButtonLink>
    </div>
  );
}
