import { useEffect, useState } from 'react';
import type { OutputOf } from '../../wire/endpoint.ts';
import type { Endpoints } from '../../wire/endpoints.ts';
import { callApi } from './api-client.ts';

export type SavedAddress = OutputOf<Endpoints['listAddresses']>[number];

interface KnownAddresses {
  /** Whose they are. */
  userId: string | undefined;
  addresses: readonly SavedAddress[];
}

/** Of whoever is logged in, the default one first; empty for guests and where they cannot be had. Null: on their way. */
export function useAddresses(userId: string | undefined): readonly SavedAddress[] | null {
  const [known, setKnown] = useState<KnownAddresses>({ userId: undefined, addresses: [] });
  useEffect(() => {
    if (!userId) return;
    const abort = new AbortController();
    void callApi('listAddresses', {}, { signal: abort.signal }).then((reply) => {
      if (!abort.signal.aborted) setKnown({ userId, addresses: reply.ok ? reply.value : [] });
    });
    return () => abort.abort();
  }, [userId]);
  if (!userId) return [];
  return known.userId === userId ? known.addresses : null;
}

/** 'Carrera 15 # 88-21, Torre 2, apto 402' */
export function doorOf({ address, unit }: Pick<SavedAddress, 'address' | 'unit'>): string {
  return unit ? `${address}, ${unit}` : address;
}
