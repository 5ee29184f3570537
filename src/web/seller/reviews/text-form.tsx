import { useRevalidator } from 'react-router';
import type { ApiReply } from '../../app/api-client.ts';
import { useForm } from '../../app/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { TextAreaField } from '../../ui/text-fields.tsx';

interface TextFormProps {
  label: string;
  /** Of the field, for the browser, and of what the server calls it. */
  name: 'text' | 'reason';
  initial?: string;
  button: string;
  maxLength: number;
  hint?: string;
  done: string;
  send: (text: string) => Promise<ApiReply<unknown>>;
  onDone?: () => void;
}

/** One text that goes to the server; what was typed stays until it is taken. */
export function TextForm(props: TextFormProps) {
  const { label, name, initial = '', button, maxLength, hint, done, send, onDone } = props;
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { text: initial },
    send: async ({ text }) => {
      const reply = await send(text);
      const { [name]: error } = (!reply.ok && reply.fields) || {};
      return reply.ok || !error ? reply : { ...reply, fields: { text: error } };
    },
    onDone: async () => {
      onDone?.();
      await revalidate();
      return done;
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-4 grid gap-3">
      <TextAreaField
        label={label}
        name={name}
        required
        rows={3}
        maxLength={maxLength}
        hint={hint}
        value={form.values.text}
        error={form.errors.text}
        onChange={(event) => {
          form.forget();
          form.set({ text: event.target.value });
        }}
      />
      {form.lonelyProblem && (
        <div role="alert">
          <Notice tone="urgent">{form.lonelyProblem}</Notice>
        </div>
      )}
      <div>
        <Button type="submit" size="compact" loading={form.sending} loadingLabel="Enviando...">
          {button}
        </Button>
      </div>
    </form>
  );
}

export const CONTACT_HINT = 'Ocultamos teléfonos, correos, enlaces y direcciones.';
