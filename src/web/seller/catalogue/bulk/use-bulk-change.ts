import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../../app/api-client.ts';
import type { BulkDetail } from './bulk-texts.ts';

const POLL_MILLIS = 1_000;
const LONGEST_PAUSE_MILLIS = 15_000;

/**
 * The shop's last change, followed while the server works on it: as the page was loaded, then whatever this page has
 * begun. `onEnd` hears of the end of what ran when it was followed.
 */
export function useBulkChange(loaded: BulkDetail | null, onEnd: (detail: BulkDetail) => void) {
  const [own, setOwn] = useState<BulkDetail | null>(null);
  const { revalidate } = useRevalidator();
  const detail = own ?? loaded;
  const runningId = detail && isRunning(detail) ? detail.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: followed by its id; what is called at the end is the newest anyway
  useEffect(() => {
    if (runningId === null) return;
    const aborter = new AbortController();
    const { signal } = aborter;
    let pause = POLL_MILLIS;
    const look = async () => {
      const reply = await callApi('getBulkChange', { params: { changeId: runningId } }, { signal });
      if (signal.aborted) return;
      // Without an answer the server goes on; it is asked less often.
      pause = reply.ok ? POLL_MILLIS : Math.min(pause * 2, LONGEST_PAUSE_MILLIS);
      if (reply.ok) setOwn(reply.value);
      if (!reply.ok || isRunning(reply.value)) {
        timer = setTimeout(look, pause);
        return;
      }
      onEnd(reply.value);
      void revalidate();
    };
    let timer = setTimeout(look, pause);
    return () => {
      aborter.abort();
      clearTimeout(timer);
    };
  }, [runningId]);
  return { detail, setDetail: setOwn };
}

export function isRunning({ state }: BulkDetail): boolean {
  return state === 'running' || state === 'undoing';
}
