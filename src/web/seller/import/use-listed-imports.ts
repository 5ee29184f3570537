import { useEffect, useState } from 'react';
import { callApi } from '../../app/api-client.ts';
import { isRunning, type ListedImport } from './import-texts.ts';

const REFRESH_MILLIS = 5_000;

interface LoadedImports {
  /** The imports are those before this one; null: the last ones. */
  before: number | null;
  imports: readonly ListedImport[];
  now: number;
}

/**
 * The imports as the page was loaded; while one runs they are asked again. An answer that does not come leaves the page
 * as it is: a file may be on its way from it.
 */
export function useListedImports(loaded: LoadedImports) {
  const [polled, setPolled] = useState({ of: loaded, imports: loaded.imports, now: loaded.now });
  const { imports, now } = polled.of === loaded ? polled : loaded;
  const anyRuns = imports.some(({ state }) => isRunning(state));
  useEffect(() => {
    if (!anyRuns) return;
    const aborter = new AbortController();
    const { signal } = aborter;
    const ask = async () => {
      const query = loaded.before ? { before: loaded.before } : {};
      const reply = await callApi('listProductImports', { query }, { signal });
      if (reply.ok && !signal.aborted)
        setPolled({ of: loaded, imports: reply.value.imports, now: Date.now() });
    };
    const timer = setInterval(() => void ask(), REFRESH_MILLIS);
    return () => {
      clearInterval(timer);
      aborter.abort();
    };
  }, [anyRuns, loaded]);
  return { imports, now };
}
