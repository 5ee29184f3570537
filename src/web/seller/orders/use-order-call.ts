import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiReply } from '../../app/api-client.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Sends one change of an order at a time; what the server said of a refused one stays until the next try. */
export function useOrderCall(onDone: () => void = () => {}) {
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (call: () => Promise<ApiReply<unknown>>, doneText: string) => {
    if (sending) return;
    setSending(true);
    setProblem(null);
    const reply = await call();
    if (reply.ok) {
      showToast({ kind: 'success', text: doneText });
      // The next step comes with the new data, not before it.
      await revalidate();
      onDone();
    } else setProblem(reply.message);
    setSending(false);
  };
  return { sending, problem, send, forget: () => setProblem(null) };
}
