import { type FormEvent, useState } from 'react';
import { EMAIL_MESSAGE, isEmail } from '../../../domain/email.ts';
import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import { callApi } from '../../app/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/text-fields.tsx';

const topics = [
  'Un pedido',
  'Una devolución o garantía',
  'Vender en la plaza',
  'Mis datos personales',
  'Otro tema',
];

type State =
  | { step: 'writing'; fields: Record<string, string>; problem: string | null }
  | { step: 'sending' }
  | { step: 'sent'; message: string };

/** The message is stored and mailed with a filing number (Ley 1480, art. 50). What was typed stays until it is sent. */
export function ContactForm() {
  const [state, setState] = useState<State>({ step: 'writing', fields: {}, problem: null });
  const fields = state.step === 'writing' ? state.fields : {};

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const read = (name: string) => String(new FormData(form).get(name) ?? '');
    const body = {
      name: read('nombre'),
      email: read('email'),
      phone: read('telefono'),
      topic: read('tema'),
      message: read('mensaje'),
    };
    const missing = findProblems(body);
    if (Object.keys(missing).length > 0) {
      setState({ step: 'writing', fields: missing, problem: null });
      form.querySelector<HTMLElement>(`[name="${Object.keys(missing)[0]}"]`)?.focus();
      return;
    }
    setState({ step: 'sending' });
    const reply = await callApi('sendContactMessage', { body });
    if (reply.ok) setState({ step: 'sent', message: reply.value.message });
    else setState({ step: 'writing', fields: reply.fields ?? {}, problem: reply.message });
  }

  if (state.step === 'sent')
    return (
      <p role="status" className="rounded-[14px] bg-verde-1 p-6 text-[17px]/7 text-verde-7">
        {state.message}
      </p>
    );
  return (
    <form noValidate onSubmit={send} className="grid gap-5 sm:grid-cols-2">
      {state.step === 'writing' && state.problem && (
        <p role="alert" className="col-span-full rounded-[14px] bg-error-1 p-4 text-error">
          {state.problem}
        </p>
      )}
      <TextField label="Nombre" name="nombre" autoComplete="name" maxLength={120} error={fields.name} />
      <TextField
        label="Correo electrónico"
        name="email"
        type="email"
        autoComplete="email"
        error={fields.email}
      />
      <TextField
        label="Teléfono (opcional)"
        name="telefono"
        type="tel"
        autoComplete="tel-national"
        prefix="+57"
        error={fields.phone}
      />
      <SelectField label="Tema" name="tema" error={fields.topic}>
        {topics.map((topic) => (
          <option key={topic}>{topic}</option>
        ))}
      </SelectField>
      <TextAreaField
        label="Mensaje"
        name="mensaje"
        rows={6}
        maxLength={5000}
        error={fields.message}
        className="col-span-full"
      />
      <Button
        type="submit"
        loading={state.step === 'sending'}
        loadingLabel="Enviando..."
        className="col-span-full sm:justify-self-start"
      >
        Enviar mensaje
      </Button>
    </form>
  );
}

function findProblems({ name, email, message }: { name: string; email: string; message: string }) {
  const problems: Record<string, string> = {};
  if (!name.trim()) problems.name = REQUIRED_MESSAGE;
  if (!email.trim()) problems.email = REQUIRED_MESSAGE;
  else if (!isEmail(email.trim())) problems.email = EMAIL_MESSAGE;
  if (!message.trim()) problems.message = REQUIRED_MESSAGE;
  return problems;
}
