import { useEffect, useState } from 'react';
import type { RulingPreview } from '../../../wire/rights/panel-cases.ts';
import { callApi } from '../../app/api-client.ts';
import type { GrantedUnits } from '../../panel/rights/partial-units.tsx';
import type { RulingOutcome } from './ruling-texts.ts';

interface Computed {
  /** Of which choice; another one is being computed while it differs. */
  asked: string;
  preview: RulingPreview | null;
  problem: string | null;
}

/** How the money would move, anew with each choice; a late answer of an older choice is dropped. */
export function useRulingPreview(number: string, outcome: RulingOutcome, lines: readonly GrantedUnits[]) {
  const asked = JSON.stringify({ outcome, ...(outcome === 'partial-refund' && { lines }) });
  const [computed, setComputed] = useState<Computed>({ asked: '', preview: null, problem: null });
  useEffect(() => {
    const abort = new AbortController();
    void callApi(
      'previewCaseRuling',
      { params: { number }, body: JSON.parse(asked) },
      { signal: abort.signal },
    ).then((reply) => {
      if (abort.signal.aborted) return;
      setComputed({
        asked,
        preview: reply.ok ? reply.value : null,
        problem: reply.ok ? null : reply.message,
      });
    });
    return () => abort.abort();
  }, [number, asked]);
  return computed.asked === asked ? computed : { asked, preview: null, problem: null };
}
