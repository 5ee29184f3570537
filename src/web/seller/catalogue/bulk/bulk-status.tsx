import { useEffect, useState } from 'react';
import { formatNumber } from '../../../../domain/number-text.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { useSending } from '../../../app/use-sending.ts';
import { ProgressBar } from '../../../panel/progress-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { type BulkDetail, outcomeText, productsText } from './bulk-texts.ts';
import { isRunning } from './use-bulk-change.ts';

interface BulkStatusProps {
  detail: BulkDetail;
  /** Whoever may not change products does not put them back either. */
  mayUndo: boolean;
  onUndo: (detail: BulkDetail) => void;
}

/** How the last change goes, what became of it, and the way back while there is one. */
export function BulkStatus({ detail, mayUndo, onUndo }: BulkStatusProps) {
  const { sending, problem, send } = useSending();
  const isOpen = useIsBefore(detail.undoUntil);
  const undo = () => send(() => callApi('undoBulkChange', { params: { changeId: detail.id } }), onUndo);
  const canUndo = mayUndo && detail.undoUntil !== null && isOpen;
  return (
    <section
      aria-label="Último cambio de muchos productos"
      className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[14px] border border-linea bg-verde-0 px-4 py-2 text-compact"
    >
      <div className="min-w-0 flex-1 basis-64 py-1">
        {isRunning(detail) ? <Running detail={detail} /> : <p role="status">{outcomeText(detail)}</p>}
        <FormProblem text={problem} />
      </div>
      {detail.refusals.length > 0 && (
        <ButtonLink size="compact" variant="outline" href={sellerPaths.products({ refusedBy: detail.id })}>
          Ver los que no cambiaron
        </ButtonLink>
      )}
      {canUndo && (
        <Button size="compact" variant="outline" loading={sending} onClick={() => void undo()}>
          Deshacer
        </Button>
      )}
    </section>
  );
}

function Running({ detail }: { detail: BulkDetail }) {
  const isUndo = detail.state === 'undoing';
  const total = isUndo ? detail.changedCount : detail.productCount;
  const done = isUndo ? detail.undoneCount + detail.keptCount : detail.doneCount;
  return (
    <ProgressBar
      label={isUndo ? 'Deshaciendo el cambio' : 'Cambiando los productos'}
      done={done}
      total={total}
      text={`${isUndo ? 'Deshaciendo' : 'Cambiando'}: ${formatNumber(done)} de ${productsText(total)}`}
    />
  );
}

/** False from that moment on. */
function useIsBefore(moment: string | null): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    if (moment === null) return;
    const timer = setTimeout(() => setOver(true), Date.parse(moment) - Date.now());
    return () => clearTimeout(timer);
  }, [moment]);
  return !isOver;
}
