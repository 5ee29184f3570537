import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../app/api-client.ts';
import { type ImportDetail, isRunning } from './import-texts.ts';

// Most files are small and done before the first second is over.
const FIRST_DELAY_MILLIS = 500;
const LONGEST_DELAY_MILLIS = 2_000;
const LONGEST_PAUSE_MILLIS = 15_000;

/** Reasons that another try does not change: the page is asked anew and leads where it must. */
const FINAL_REASONS = ['login-required', 'seller-only', 'seller-blocked', 'seller-role', 'not-found'];

/**
 * The import as the page was loaded, kept up to date while the server works on it. `connectionProblem`: we cannot ask
 * at the moment; the server goes on.
 */
export function useImportProgress(loaded: ImportDetail) {
  const { revalidate } = useRevalidator();
  const [polled, setPolled] = useState({ of: loaded, one: loaded });
  const [connectionProblem, setConnectionProblem] = useState(false);
  useEffect(() => {
    if (!isRunning(loaded.state) && !isFetching(loaded)) return;
    const aborter = new AbortController();
    const { signal } = aborter;
    const follow = async () => {
      let delay = FIRST_DELAY_MILLIS;
      let failures = 0;
      while (await isStillWanted(delay, signal)) {
        const reply = await callApi('getProductImport', { params: { importId: loaded.id } }, { signal });
        if (signal.aborted) return;
        failures = reply.ok ? 0 : failures + 1;
        setConnectionProblem(failures > 1);
        if (reply.ok) setPolled({ of: loaded, one: reply.value });
        const isNews =
          reply.ok && (reply.value.state !== loaded.state || isFetching(loaded) !== isFetching(reply.value));
        if (isNews || (!reply.ok && FINAL_REASONS.includes(reply.reason))) return revalidate();
        delay = reply.ok
          ? Math.min(delay * 1.2, LONGEST_DELAY_MILLIS)
          : Math.min(FIRST_DELAY_MILLIS * 2 ** failures, LONGEST_PAUSE_MILLIS);
      }
    };
    void follow();
    return () => {
      aborter.abort();
      setConnectionProblem(false);
    };
  }, [loaded, revalidate]);
  return { one: polled.of === loaded ? polled.one : loaded, connectionProblem };
}

/** Pictures are on their way. */
function isFetching({ state, pictures }: ImportDetail): boolean {
  return !isRunning(state) && (pictures?.waiting ?? 0) > 0;
}

/** False: nobody waits for the answer any more. */
function isStillWanted(millis: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), millis);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}
