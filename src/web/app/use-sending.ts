import { useEffect, useRef, useState } from 'react';
import { showToast } from '../ui/toast-store.ts';
import { type ApiReply, UNREACHED } from './api-client.ts';
import { firstInvalid, NO_REFUSAL, type Refusal, refusalOf, withMarks } from './refusal.ts';

/**
 * One call at a time: while it is under way, another click does nothing. What a refused one said stays until the next
 * try or until its field changes, and the first field with a message takes the focus. No transition of React's: all of
 * them wait for each other, so that a link could not be followed while a slow answer is out.
 */
export function useSending() {
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>(NO_REFUSAL);
  const underWay = useRef(false);
  useEffect(() => firstInvalid(refusal.form)?.focus(), [refusal]);

  /** Sends; busy until what follows success is done too. A text that it answers is told when the next click counts. */
  async function send<Value>(
    call: () => Promise<ApiReply<Value>>,
    onDone: (value: Value) => unknown = () => {},
    sent: HTMLFormElement | null = null,
  ): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setRefusal(NO_REFUSAL);
    setSending(true);
    // A part of the program that the call loads did not come. It may be a mistake of ours too, so the console has it.
    const tellUnreached = (error: unknown): never => {
      setRefusal(refusalOf({ message: UNREACHED }, sent));
      throw error;
    };
    let told: unknown;
    try {
      const reply = await call().catch(tellUnreached);
      if (reply.ok) told = await onDone(reply.value);
      else setRefusal(refusalOf(reply, sent));
    } finally {
      underWay.current = false;
      setSending(false);
    }
    if (typeof told === 'string') showToast({ kind: 'success', text: told });
  }

  const { errors, problem } = refusal;
  return {
    sending,
    /** By field. */
    errors,
    /** What the server said of the whole. */
    problem,
    /** The same, but null while a field says what is wrong. */
    lonelyProblem: Object.keys(errors).length > 0 ? null : problem,
    send,
    refuse: setRefusal,
    /** Shows or hides messages of single fields without moving the focus. */
    mark: (marks: Record<string, string | undefined>) => setRefusal((now) => withMarks(now, marks)),
    forget: () => setRefusal(NO_REFUSAL),
  };
}

/** For what ends with another page: busy until the browser has it. */
export function leaving(): Promise<never> {
  return new Promise(() => {});
}
