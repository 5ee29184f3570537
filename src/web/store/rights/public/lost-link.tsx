import { useState } from 'react';
import { EMAIL_MESSAGE, isEmail } from '../../../../domain/email.ts';
import { callApi } from '../../../app/api-client.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { TextField } from '../../../ui/text-fields.tsx';

/** The mail with the link once more. The answer says nothing about whether there is such a case. */
export function LostLink({ number }: { number: string }) {
  const [sent, setSent] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => (isEmail(email.trim()) ? {} : { email: EMAIL_MESSAGE }),
    send: ({ email }) => callApi('sendCaseLink', { params: { number }, body: { email: email.trim() } }),
    onDone: ({ message }) => setSent(message),
  });
  if (sent !== null)
    return (
      <div role="status" className="mt-5">
        <Notice tone="done">{sent}</Notice>
      </div>
    );
  return (
    <form
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="mt-6 border-linea border-t pt-5"
    >
      <h2 className="heading-3 mb-4">¿No encuentras el correo?</h2>
      <TextField
        label="El correo con el que abriste el caso"
        type="email"
        autoComplete="email"
        {...form.bind('email')}
      />
      <div className="my-4 empty:hidden">
        <FormProblem text={form.lonelyProblem} />
      </div>
      <Button type="submit" loading={form.sending} loadingLabel="Enviando..." className="mt-2">
        Mándame el enlace
      </Button>
    </form>
  );
}
