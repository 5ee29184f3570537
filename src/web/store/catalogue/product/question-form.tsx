import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import { paths } from '../../../../wire/paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { TextAreaField } from '../../../ui/text-fields.tsx';

interface State {
  sending: boolean;
  error: string | undefined;
  failure: string | null;
  thanks: string | null;
}

const untouched: State = { sending: false, error: undefined, failure: null, thanks: null };

/** Loaded when somebody wants to ask. Whoever is logged out logs in and finds here what was typed. */
export function QuestionForm({ productId }: { productId: number }) {
  const [text, setText] = useState(() => readDraft(productId));
  const [state, setState] = useState(untouched);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.sending) return;
    if (!isFilled(text)) return setState({ ...untouched, error: REQUIRED_MESSAGE });
    setState({ ...untouched, sending: true });
    const reply = await callApi('askQuestion', { params: { productId }, body: { text } });
    if (reply.ok) {
      keepDraft(productId, '');
      return setState({ ...untouched, thanks: reply.value.message });
    }
    if (reply.reason === 'login-required') {
      keepDraft(productId, text);
      return location.assign(paths.login(`${paths.product(productId)}#preguntar`));
    }
    const error = reply.fields?.text;
    setState({ ...untouched, error, failure: error ? null : reply.message });
  };

  if (state.thanks !== null)
    return (
      <div role="status">
        <Notice tone="done">{state.thanks}</Notice>
      </div>
    );
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-labelledby="preguntas"
      className="grid max-w-[640px] gap-[18px] rounded-[18px] border border-linea bg-papel p-5 sm:p-7"
    >
      <TextAreaField
        label="Tu pregunta"
        name="pregunta"
        required
        rows={3}
        maxLength={500}
        hint="No escribas teléfonos, correos ni direcciones: los ocultamos."
        value={text}
        error={state.error}
        onChange={(event) => {
          setText(event.target.value);
          setState(untouched);
        }}
      />
      {state.failure !== null && (
        <div role="alert">
          <Notice tone="urgent">{state.failure}</Notice>
        </div>
      )}
      <Button type="submit" loading={state.sending} loadingLabel="Enviando...">
        Enviar pregunta
      </Button>
    </form>
  );
}

function draftKey(productId: number): string {
  return `pregunta-${productId}`;
}

function readDraft(productId: number): string {
  try {
    return sessionStorage.getItem(draftKey(productId)) ?? '';
  } catch {
    // Storage is blocked: nothing was kept.
    return '';
  }
}

function keepDraft(productId: number, text: string): void {
  try {
    if (text) sessionStorage.setItem(draftKey(productId), text);
    else sessionStorage.removeItem(draftKey(productId));
  } catch {
    // Storage is blocked: the text is lost with the page.
  }
}
