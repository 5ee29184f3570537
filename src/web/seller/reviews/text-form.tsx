import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiReply } from '../../app/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { TextAreaField } from '../../ui/text-fields.tsx';
import { showToast } from '../../ui/toast-store.ts';

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
  const [text, setText] = useState(initial);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<{ field?: string | undefined; text?: string }>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const reply = await send(text);
    setSending(false);
    if (!reply.ok) {
      const field = reply.fields?.[name];
      return setProblem(field ? { field } : { text: reply.message });
    }
    showToast({ kind: 'success', text: done });
    onDone?.();
    await revalidate();
  };
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-3">
      <TextAreaField
        label={label}
        name={name}
        required
        rows={3}
        maxLength={maxLength}
        hint={hint}
        value={text}
        error={problem.field}
        onChange={(event) => {
          setText(event.target.value);
          setProblem({});
        }}
      />
      {problem.text && (
        <div role="alert">
          <Notice tone="urgent">{problem.text}</Notice>
        </div>
      )}
      <div>
        <Button type="submit" size="compact" loading={sending} loadingLabel="Enviando...">
          {button}
        </Button>
      </div>
    </form>
  );
}

export const CONTACT_HINT = 'Ocultamos teléfonos, correos, enlaces y direcciones.';
