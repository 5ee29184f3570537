import { useEffect, useRef, useState } from 'react';
import { EMAIL_MESSAGE, isEmail } from '../../../../domain/email.ts';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import { paths } from '../../../../wire/paths.ts';
import type { ApiReply } from '../../../app/api-client.ts';
import { currentSession } from '../../../app/session-store.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-fields.tsx';

interface AlertFormProps {
  /** Of a guest; empty for whoever is logged in. */
  ask: (email: string) => Promise<ApiReply<{ message: string }>>;
}

/** Loaded with the tap: whoever is logged in has asked with it, a guest tells her address. */
export function AlertForm({ ask }: AlertFormProps) {
  const [thanks, setThanks] = useState<string | null>(null);
  const [isGuest, setGuest] = useState(() => currentSession().user === null);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => {
      if (!isGuest || isEmail(email.trim())) return {};
      return { email: email.trim() === '' ? REQUIRED_MESSAGE : EMAIL_MESSAGE };
    },
    send: async ({ email }) => {
      const reply = await ask(email.trim());
      // The browser's session is over: she is asked as a guest is.
      if (!reply.ok && reply.fields?.email) setGuest(true);
      return reply;
    },
    onDone: ({ message }) => setThanks(message),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, by the tap that opened it
  useEffect(() => {
    if (isGuest) element.current?.querySelector('input')?.focus();
    else element.current?.requestSubmit();
  }, []);

  if (thanks !== null)
    return (
      <p role="status" className="mt-4 flex items-start gap-2 break-words font-semibold text-verde-7">
        <Icon name="check-circle" weight="fill" size={22} className="shrink-0" />
        <span className="min-w-0">{thanks}</span>
      </p>
    );
  return (
    <form ref={element} noValidate onSubmit={(event) => void form.submit(event)} className="mt-4 grid gap-2">
      {isGuest && (
        <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <TextField
            label="Tu correo electrónico"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            {...form.bind('email')}
          />
          <Button type="submit" loading={form.sending} loadingLabel="Enviando..." className="sm:mt-[30px]">
            Avísame
          </Button>
        </div>
      )}
      {isGuest && (
        <p className="text-small/5">
          Al enviarlo autorizas el{' '}
          <a href={paths.privacyPolicy()} target="_blank" rel="noopener" className="text-link">
            tratamiento de tus datos personales
          </a>{' '}
          para este aviso. Puedes darte de baja desde el correo.
        </p>
      )}
      {!isGuest && form.sending && <p role="status">Enviando...</p>}
      {(form.lonelyProblem ?? form.errors.text) && (
        <p role="alert" className="text-error">
          {form.lonelyProblem ?? form.errors.text}
        </p>
      )}
    </form>
  );
}
