import { useEffect, useState } from 'react';
import type { OutputOf } from '../../../wire/endpoint.ts';
import type { Endpoints } from '../../../wire/endpoints.ts';
import { callApi } from '../../app/api-client.ts';

export type Municipalities = OutputOf<Endpoints['listMunicipalities']>;
export type Municipality = Municipalities['municipalities'][number];

export type MunicipalityList = { loadAgain: () => void } & (
  | { step: 'loading' | 'failed'; list: null }
  | { step: 'ready'; list: Municipalities }
);

/** Kept as long as the page is open: they change with a release only. */
let kept: Municipalities | null = null;

/** All municipalities of the country, and which ones most parcels go to. */
export function useMunicipalities(): MunicipalityList {
  const [list, setList] = useState(kept);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (list || failed) return;
    const abort = new AbortController();
    void callApi('listMunicipalities', {}, { signal: abort.signal }).then((reply) => {
      if (abort.signal.aborted) return;
      if (!reply.ok) return setFailed(true);
      kept = reply.value;
      setList(reply.value);
    });
    return () => abort.abort();
  }, [list, failed]);
  const loadAgain = () => setFailed(false);
  if (list) return { step: 'ready', list, loadAgain };
  return { step: failed ? 'failed' : 'loading', list: null, loadAgain };
}
