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
const loading: Cities = { step: 'loading', choices: [] };

/** The cities of the chosen department. Without a department the list is empty (spec 5). */
export function useCities(departmentId: string): Cities & { loadAgain: () => void } {
  const [loaded, setLoaded] = useState<Cities & { of: string }>({ ...none, of: '' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!departmentId) return setLoaded({ ...none, of: '' });
    const abort = new AbortController();
    setLoaded({ ...loading, of: departmentId });
    void callApi('listCities', { query: { departmentId } }, { signal: abort.signal }).then((reply) => {
      if (abort.signal.aborted) return;
      const cities: Cities = reply.ok
        ? { step: 'ready', choices: reply.value }
        : { step: 'failed', choices: [] };
      setLoaded({ ...cities, of: departmentId });
    });
    return () => abort.abort();
  }, [departmentId, attempt]);
  const loadAgain = useCallback(() => setAttempt((count) => count + 1), []);
  // Until the effect has run the list is still that of another department: whoever types fast would type into it.
  const { step, choices } = loaded.of === departmentId ? loaded : loading;
  return { step, choices, loadAgain };
}

/** A city belongs to its department: with another one it is asked for again. */
export function cityAlong({ departmentId }: { departmentId?: string }): { cityId?: string } {
  return departmentId === undefined ? {} : { cityId: '' };
}
