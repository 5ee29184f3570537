import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiReply } from '../../app/api-client.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Messages of a refused form by the wire name of their field. */
export type FieldErrors = Record<string, string>;

/** Sends one change at a time; what the server said of a refused one stays until the next try. */
export function useMoneyCall() {
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const send = async <Value>(
    call: () => Promise<ApiReply<Value>>,
    done: string | ((value: Value) => string),
  ): Promise<{ value: Value } | null> => {
    if (sending) return null;
    setSending(true);
    setProblem(null);
    setErrors({});
    const reply = await call();
    if (reply.ok) {
      await revalidate();
      showToast({ kind: 'success', text: typeof done === 'string' ? done : done(reply.value) });
    } else {
      setErrors(reply.fields ?? {});
      setProblem([reply.message, expectedText(reply.details)].filter(Boolean).join(' '));
    }
    setSending(false);
    return reply.ok ? { value: reply.value } : null;
  };
  return { sending, problem, errors, send };
}

/** The amount that the books expect, where the refusal tells it. */
function expectedText(details: unknown): string {
  const expected = (details as { valorEsperado?: number } | undefined)?.valorEsperado;
  return expected === undefined ? '' : `El valor esperado es $ ${expected.toLocaleString('es-CO')}.`;
}
