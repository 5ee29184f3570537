import { failedRowsPath } from '../../../wire/import/product-export-path.ts';
import { Card } from '../../panel/card.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { CancelImport } from './cancel-import.tsx';
import { CountFigures } from './count-figures.tsx';
import { FormatLinks } from './files-cards.tsx';
import { countText, type ImportDetail, rowsText, savedCount, thingsText } from './import-texts.ts';
import type { useImportCall } from './use-import-call.ts';

/** What the file would do, and the decision. */
export function CheckedStep({ one, call }: { one: ImportDetail; call: ReturnType<typeof useImportCall> }) {
  const { kind, summary } = one;
  if (!summary) return null;
  const count = savedCount(summary);
  return (
    <>
      <CountFigures kind={kind} counts={summary} tense="planned" />
      <Card title="Qué sigue" className="mt-5">
        <p className="mt-1 text-compact text-tinta-2">{decisionText(one, count)}</p>
        <div className="mt-4 grid gap-3">
          <FormProblem text={call.problem} />
          <div className="flex flex-wrap gap-2">
            {(count > 0 || one.hasPictures) && (
              <Button
                loading={call.sending === 'apply'}
                loadingLabel="Empezando..."
                onClick={() => void call.send('apply')}
                className="max-sm:w-full"
              >
                Guardar {count === 0 ? 'las fotos' : thingsText(count, kind)}
                {count > 0 && one.hasPictures && ' y sus fotos'}
              </Button>
            )}
            {kind === 'sheet' && one.source === 'sheet' && (
              <Button
                variant="outline"
                loading={call.sending === 'change-columns'}
                onClick={() => void call.send('change-columns')}
                className="max-sm:w-full"
              >
                Cambiar las columnas
              </Button>
            )}
          </div>
        </div>
        {(summary.notes ?? 0) > 0 && (
          <Notice tone="attention" className="mt-4">
            {notesText(summary.notes ?? 0)}
          </Notice>
        )}
        {summary.error > 0 && kind === 'sheet' && <FailedRows one={one} rows={summary.errorRows} />}
        <CancelImport one={one} call={call} />
      </Card>
    </>
  );
}

/** The rows to correct, as they were uploaded. */
export function FailedRows({ one, rows }: { one: ImportDetail; rows: number }) {
  return (
    <div className="mt-5 rounded-[16px] bg-crema-1 p-4">
      <h3 className="font-[650]">{rows === 1 ? 'La fila con error' : `Las ${rowsText(rows)} con errores`}</h3>
      <p className="mt-1 text-compact text-tinta-2">
        {rows === 1
          ? 'Descárgala con una columna que dice qué corregir, corrígela y sube ese archivo.'
          : 'Descárgalas con una columna que dice qué corregir, corrígelas y sube ese archivo.'}
      </p>
      <FormatLinks pathOf={(format) => failedRowsPath(one.id, format)} fileName={`errores-${one.id}`} />
    </div>
  );
}

function notesText(count: number): string {
  const what = count === 1 ? 'Un producto se guarda' : `${countText(count)} productos se guardan`;
  return `${what} como borrador por ahora: en «Con avisos» dice por qué. Los que esperan su foto se activan solos.`;
}

function decisionText({ kind, summary, hasPictures }: ImportDetail, count: number): string {
  const errors = summary?.error ?? 0;
  if (count === 0 && errors === 0 && hasPictures)
    return 'Los productos ya están como en el archivo. Faltan las fotos del ZIP.';
  if (count === 0 && errors === 0)
    return kind === 'sheet'
      ? 'Los productos de la tienda ya están como en el archivo. No hay nada que guardar.'
      : 'Los productos ya tienen estas fotos. No hay nada que guardar.';
  if (count === 0) return 'No hay nada que se pueda guardar: corrige los errores y sube el archivo de nuevo.';
  if (errors === 0) return 'Todo está en orden. Nada cambia hasta que lo guardes.';
  return `Puedes guardar lo que está bien. ${kind === 'sheet' ? 'Lo que tiene errores no cambia: un producto con una fila mala queda como estaba.' : 'Las fotos con errores no se guardan.'}`;
}
