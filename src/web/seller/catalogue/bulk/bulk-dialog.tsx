import { type FormEvent, type ReactNode, useState } from 'react';
import { type BulkChange, MAXIMUM_AT_ONCE } from '../../../../domain/bulk-change.ts';
import { callApi } from '../../../app/api-client.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { type BulkDetail, submitText } from './bulk-texts.ts';
import { PreviewList } from './preview-list.tsx';
import type { Choice } from './use-choice.ts';
import { usePreview } from './use-preview.ts';

interface BulkDialogProps {
  title: string;
  choice: Choice;
  /** Null: what was typed is no change yet. */
  change: BulkChange | null;
  categoryName?: (id: number | null) => string;
  onDone: (detail: BulkDetail) => void;
  onClose: () => void;
  /** Its fields. */
  children?: ReactNode;
}

/** One change of what is chosen: its fields, what it would do, and the button that does it. */
export function BulkDialog({
  title,
  choice,
  change,
  categoryName,
  onDone,
  onClose,
  children,
}: BulkDialogProps) {
  const { preview, problem } = usePreview(choice.choice, change);
  const { sending, lonelyProblem, errors, send } = useSending();
  const key = useRequestKey(JSON.stringify(change));
  const isLarge = choice.count > MAXIMUM_AT_ONCE;
  const count = preview ? (preview.looked < preview.count ? preview.count : preview.change) : choice.count;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change || preview?.change === 0) return;
    void send(() => callApi('beginBulkChange', { body: { key, choice: choice.choice, change } }), onDone);
  };
  return (
    <Dialog open onClose={onClose} title={title} className="bulk-surface">
      <form onSubmit={submit} noValidate className="grid gap-4">
        {children}
        {change && (
          <PreviewList
            {...{ preview, problem }}
            categoryName={categoryName ?? ((id) => (id === null ? 'Sin categoría' : `Categoría ${id}`))}
          />
        )}
        {isLarge && (
          <p className="text-small text-tinta-2">
            Son muchos: se hace por detrás. Puedes salir de esta página; aquí te mostramos cómo va.
          </p>
        )}
        <FormProblem text={lonelyProblem ?? Object.values(errors)[0] ?? null} />
        <Button
          type="submit"
          full
          loading={sending}
          loadingLabel="Cambiando..."
          disabled={!change || !preview || preview.change === 0}
        >
          {submitText(change ?? { kind: 'tags' }, count)}
        </Button>
      </form>
    </Dialog>
  );
}

/** The same for the same change: sent again after a broken connection, it is done once. */
function useRequestKey(change: string): string {
  const [known, setKnown] = useState(() => ({ change, key: crypto.randomUUID() }));
  if (known.change === change) return known.key;
  const next = { change, key: crypto.randomUUID() };
  setKnown(next);
  return next.key;
}
