import { useRevalidator } from 'react-router';
import type { ApiReply } from '../app/api-client.ts';
import { useSending } from '../app/use-sending.ts';

/** A change of a panel: on success the page is read again and says so; a refusal tells every reason in one text. */
export function usePanelCall(onDone: () => void = () => {}) {
  const { revalidate } = useRevalidator();
  const { sending, problem, errors, send, forget } = useSending();
  return {
    sending,
    problem: problem === null ? null : [problem, ...Object.values(errors)].join(' '),
    send: (call: () => Promise<ApiReply<unknown>>, doneText: string) =>
      send(call, async () => {
        // What comes next is shown with the new data, not before it.
        await revalidate();
        onDone();
        return doneText;
      }),
    forget,
  };
}
