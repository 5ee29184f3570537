import { useEffect, useState } from 'react';
import type { BulkChange } from '../../../../domain/bulk-change.ts';
import { callApi } from '../../../app/api-client.ts';
import type { BulkPreview } from './bulk-texts.ts';
import type { ProductChoice } from './use-choice.ts';

/** Between two keys of somebody who types. */
const PAUSE_MILLIS = 250;

interface Answer {
  asked: string;
  preview: BulkPreview | null;
  problem: string | null;
}

/** What a change would do, asked whenever it changes; null while it is not known. */
export function usePreview(choice: ProductChoice, change: BulkChange | null) {
  const [answer, setAnswer] = useState<Answer>({ asked: '', preview: null, problem: null });
  const asked = change ? JSON.stringify({ choice, change }) : '';
  useEffect(() => {
    if (asked === '') return;
    const aborter = new AbortController();
    const { signal } = aborter;
    const pause = setTimeout(async () => {
      const reply = await callApi('previewBulkChange', { body: JSON.parse(asked) }, { signal });
      if (signal.aborted) return;
      setAnswer(
        reply.ok
          ? { asked, preview: reply.value, problem: null }
          : { asked, preview: null, problem: Object.values(reply.fields ?? {})[0] ?? reply.message },
      );
    }, PAUSE_MILLIS);
    return () => {
      clearTimeout(pause);
      aborter.abort();
    };
  }, [asked]);
  return answer.asked === asked && asked !== '' ? answer : { preview: null, problem: null };
}
