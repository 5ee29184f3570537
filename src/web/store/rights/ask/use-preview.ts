import { useCallback, useEffect, useState } from 'react';
import type { LineCaseKind } from '../../../../domain/rights/case-kind.ts';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { callApi } from '../../../app/api-client.ts';

export type Preview = OutputOf<Endpoints['previewCase']>;
export type PreviewState = { step: 'asking' } | { step: 'failed' } | { step: 'known'; preview: Preview };

interface Question {
  orderNumber: number;
  kind: LineCaseKind;
  lines: readonly { line: number; quantity: number }[];
}

/** What the server would give back for these lines; asked again when they change. */
export function usePreview({ orderNumber, kind, lines }: Question) {
  const [state, setState] = useState<PreviewState>({ step: 'asking' });
  const asked = JSON.stringify(lines);
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      setState({ step: 'asking' });
      const body = { kind, lines: JSON.parse(asked) as { line: number; quantity: number }[] };
      const reply = await callApi(
        'previewCase',
        { params: { number: orderNumber }, body },
        signal ? { signal } : {},
      );
      if (!signal?.aborted) setState(reply.ok ? { step: 'known', preview: reply.value } : { step: 'failed' });
    },
    [orderNumber, kind, asked],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void ask(leaving.signal);
    return () => leaving.abort();
  }, [ask]);
  return { state, retry: () => void ask() };
}
