import { useState } from 'react';
import { EMAIL_MESSAGE, isEmail } from '../../../domain/email.ts';
import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import { callApi } from '../../app/api-client.ts';
import { useForm } from '../../app/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/text-fields.tsx';

const topics = [
  'Un pedido',
  'Una devolución o garantía',
  'Vender en la plaza',
  'Mis datos personales',
  'Otro tema',
];

/** The message is stored and mailed with a filing number (Ley 1480, art. 50). */
export function ContactForm() {
  const [receipt, setReceipt] = useState<string | null>(null);
  const form = useForm({
    initial: { name: '', email: '', phone: '', topic: topics[0] ?? '', message: '' },
    check: findProblems,
    send: (body) => callApi('sendContactMessage', { body }),
    onDone: ({ message }) => setReceipt(message),
  });

  if (receipt !== null)
    return (
      <p role="status" className="rounded-[14px] bg-verde-1 p-6 text-lead/7 text-verde-7">
        {receipt}
      </p>
    );
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5 sm:grid-cols-2">
      {form.problem && (
        <p role="alert" className="col-span-full rounded-[14px] bg-error-1 p-4 text-error">
          {form.problem}
        </p>
      )}
      <TextField label="Nombre" {...form.bind('name')} autoComplete="name" maxLength={120} />
      <TextField label="Correo electrónico" {...form.bind('email')} type="email" autoComplete="email" />
      <TextField
        label="Teléfono (opcional)"
        {...form.bind('phone')}
        type="tel"
        autoComplete="tel-national"
        prefix="+57"
      />
      <SelectField label="Tema" {...form.bind('topic')}>
        {topics.map((topic) => (
          <option key={topic}>{topic}</option>
        ))}
      </SelectField>
      <TextAreaField
        label="Mensaje"
        {...form.bind('message')}
        rows={6}
        maxLength={5000}
        className="col-span-full"
      />
      <Button
        type="submit"
        loading={form.sending}
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
