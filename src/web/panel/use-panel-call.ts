import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiReply } from '../app/api-client.ts';
import { showToast } from '../ui/toast-store.ts';

/** Sends one change at a time; what the server said of a refused one stays until the next try. */
export function usePanelCall(onDone: () => void = () => {}) {
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
      // What comes next is shown with the new data, not before it.
      await revalidate();
      onDone();
    } else setProblem([reply.message, ...Object.values(reply.fields ?? {})].join(' '));
    setSending(false);
  };
  return { sending, problem, send, forget: () => setProblem(null) };
}
