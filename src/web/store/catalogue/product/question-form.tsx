import { useEffect, useRef, useState } from 'react';
import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import { paths } from '../../../../wire/paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { useForm } from '../../../app/use-form.ts';
import { leaving } from '../../../app/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { TextAreaField } from '../../../ui/text-fields.tsx';

/** Loaded when somebody wants to ask. Whoever is logged out logs in and finds here what was typed. */
export function QuestionForm({ productId }: { productId: number }) {
  const [thanks, setThanks] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('textarea')?.focus(), []);
  const form = useForm({
    initial: () => ({ text: readDraft(productId) }),
    check: ({ text }) => (isFilled(text) ? {} : { text: REQUIRED_MESSAGE }),
    send: async ({ text }) => {
      const reply = await callApi('askQuestion', { params: { productId }, body: { text } });
      if (reply.ok || reply.reason !== 'login-required') return reply;
      keepDraft(productId, text);
      location.assign(paths.login(`${paths.product(productId)}#preguntar`));
      return leaving();
    },
    onDone: ({ message }) => {
      keepDraft(productId, '');
      setThanks(message);
    },
  });

  if (thanks !== null)
    return (
      <div role="status">
        <Notice tone="done">{thanks}</Notice>
      </div>
    );
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void form.submit(event)}
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
        value={form.values.text}
        error={form.errors.text}
        onChange={(event) => {
          form.forget();
          form.set({ text: event.target.value });
        }}
      />
      {form.lonelyProblem !== null && (
        <div role="alert">
          <Notice tone="urgent">{form.lonelyProblem}</Notice>
        </div>
      )}
      <Button type="submit" loading={form.sending} loadingLabel="Enviando...">
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
