import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { InputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { casePaths } from '../../../../wire/rights/case-paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { randomKey } from '../../../app/random-key.ts';
import { useSending } from '../../../app/use-sending.ts';

export type NewCase = InputOf<Endpoints['openCase']>['body'];

/** Of a new case everything that most requests leave out. */
export const BLANK_CASE = { lines: [], story: '', name: '', email: '', documentNumber: '' };

/** The page of the case says that it is new, and how many photos did not make it. */
export interface NewCaseState {
  isNew: true;
  lostPhotos: number;
}

/**
 * Opens a case, then brings its photos, and leads to its page. Sending the same again never opens a second one; what was
 * answered stays on the page until it was taken.
 */
export function useCaseRequest(onOpened: () => void = () => {}) {
  const navigate = useNavigate();
  const keyOf = useKey();
  const { send, ...state } = useSending();
  const request = (body: NewCase, photos: readonly File[] = [], form: HTMLFormElement | null = null) =>
    send(
      async () => {
        const reply = await callApi('openCase', { body }, { idempotencyKey: keyOf(body) });
        return reply.ok ? reply : { ...reply, message: `No se envió. ${reply.message}` };
      },
      async ({ number }) => {
        onOpened();
        const lostPhotos = await sendPhotos(number, photos);
        const told: NewCaseState = { isNew: true, lostPhotos };
        await navigate(casePaths.case(number), { state: told });
      },
      form,
    );
  return { ...state, request };
}

/** One key as long as the same is asked for; another text is another request. */
function useKey(): (body: NewCase) => string {
  const last = useRef<{ text: string; key: string } | null>(null);
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current?.text !== text) last.current = { text, key: randomKey() };
    return last.current.key;
  };
}

/** One after the other: a phone's connection is narrow. Gives how many were not taken. */
async function sendPhotos(number: string, photos: readonly File[]): Promise<number> {
  let lost = 0;
  for (const file of photos) {
    const reply = await callApi('addCasePhoto', { params: { number }, body: { file } });
    if (!reply.ok) lost += 1;
  }
  return lost;
}
