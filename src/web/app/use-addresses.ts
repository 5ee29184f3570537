import { useEffect, useState } from 'react';
import type { OutputOf } from '../../wire/endpoint.ts';
import type { Endpoints } from '../../wire/endpoints.ts';
import { callApi } from './api-client.ts';

export type SavedAddress = OutputOf<Endpoints['listAddresses']>[number];

/** Of whoever is logged in, the default one first; empty while they are on their way, and for guests. */
export function useAddresses(userId: string | undefined): readonly SavedAddress[] {
  const [addresses, setAddresses] = useState<readonly SavedAddress[]>([]);
  useEffect(() => {
    if (!userId) return setAddresses([]);
    const abort = new AbortController();
    void callApi('listAddresses', {}, { signal: abort.signal }).then((reply) => {
      if (reply.ok && !abort.signal.aborted) setAddresses(reply.value);
    });
    return () => abort.abort();
  }, [userId]);
  return addresses;
}

/** 'Carrera 15 # 88-21, Torre 2, apto 402' */
export function doorOf({ address, unit }: Pick<SavedAddress, 'address' | 'unit'>): string {
  return unit ? `${address}, ${unit}` : address;
}
