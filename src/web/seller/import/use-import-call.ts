import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ApiReply, callApi } from '../../app/api-client.ts';
import { useSending } from '../../app/use-sending.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { ImportDetail } from './import-texts.ts';

export type ImportStep = 'check' | 'apply' | 'cancel' | 'change-columns';

/** Moves an import to its next step, one call at a time; what the server said of a refused one stays. */
export function useImportCall({ id, columns }: ImportDetail) {
  const { revalidate } = useRevalidator();
  const { sending, problem, send } = useSending();
  const [started, setStarted] = useState<ImportStep | null>(null);
  const move = async (step: ImportStep, uses: readonly ColumnChoice[]) => {
    setStarted(step);
    const reply = await CALLS[step](id, uses);
    if (reply.ok) return reply;
    if (reply.reason !== 'import-state') return { ...reply, message: textOf(reply) };
    // Somebody else moved it meanwhile: the page shows where it stands.
    showToast({ kind: 'info', text: 'La carga ya estaba en otro paso. Mira cómo va.' });
    return { ok: true as const, value: null };
  };
  return {
    sending: sending ? started : null,
    problem,
    send: (step: ImportStep, uses: readonly ColumnChoice[] = columns) =>
      send<ImportDetail | null>(() => move(step, uses), revalidate),
  };
}

type ColumnChoice = Pick<ImportDetail['columns'][number], 'index' | 'use'>;
type Call = (importId: number, uses: readonly ColumnChoice[]) => Promise<ApiReply<ImportDetail>>;

const CALLS: Record<ImportStep, Call> = {
  check: async (importId, uses) => {
    const saved = await saveColumns(importId, uses);
    return saved.ok ? callApi('checkProductImport', { params: { importId } }) : saved;
  },
  apply: (importId) => callApi('applyProductImport', { params: { importId } }),
  cancel: (importId) => callApi('cancelProductImport', { params: { importId } }),
  // Saved anew they wait for another check.
  'change-columns': saveColumns,
};

function saveColumns(importId: number, uses: readonly ColumnChoice[]): Promise<ApiReply<ImportDetail>> {
  const columns = uses.map(({ index, use }) => ({ index, use }));
  return callApi('saveImportMapping', { params: { importId }, body: { columns } });
}

function textOf({ message, details }: { message: string; details?: unknown }): string {
  const { problemas = [] } = (details ?? {}) as { problemas?: string[] };
  return [message, ...problemas].join(' ');
}
