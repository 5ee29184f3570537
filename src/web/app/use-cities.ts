import { useCallback, useEffect, useState } from 'react';
import { callApi } from './api-client.ts';

interface CityChoice {
  id: string;
  name: string;
}

interface Cities {
  step: 'ready' | 'loading' | 'failed';
  choices: readonly CityChoice[];
}

const none: Cities = { step: 'ready', choices: [] };

/** The cities of the chosen department. Without a department the list is empty (spec 5). */
export function useCities(departmentId: string): Cities & { loadAgain: () => void } {
  const [cities, setCities] = useState<Cities>(none);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!departmentId) return setCities(none);
    const abort = new AbortController();
    setCities({ step: 'loading', choices: [] });
    void callApi('listCities', { query: { departmentId } }, { signal: abort.signal }).then((reply) => {
      if (abort.signal.aborted) return;
      setCities(reply.ok ? { step: 'ready', choices: reply.value } : { step: 'failed', choices: [] });
    });
    return () => abort.abort();
  }, [departmentId, attempt]);
  const loadAgain = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...cities, loadAgain };
}

/** A city belongs to its department: with another one it is asked for again. */
export function cityAlong({ departmentId }: { departmentId?: string }): { cityId?: string } {
  return departmentId === undefined ? {} : { cityId: '' };
}
