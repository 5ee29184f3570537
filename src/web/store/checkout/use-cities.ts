import { useEffect, useState } from 'react';
import { callApi } from '../../app/api-client.ts';

export interface CityChoice {
  id: string;
  name: string;
}

/** The cities of the chosen department; null while they load. Without a department the list is empty (spec 5). */
export function useCities(departmentId: string): CityChoice[] | null {
  const [cities, setCities] = useState<CityChoice[] | null>([]);
  useEffect(() => {
    if (!departmentId) return setCities([]);
    const abort = new AbortController();
    setCities(null);
    void callApi('listCities', { query: { departmentId } }, { signal: abort.signal }).then((reply) => {
      if (!abort.signal.aborted) setCities(reply.ok ? reply.value : []);
    });
    return () => abort.abort();
  }, [departmentId]);
  return cities;
}
