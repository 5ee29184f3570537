import { sellerPaths } from '../../../wire/seller-paths.ts';
import { Card } from '../../panel/card.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FailedRows } from './checked-step.tsx';
import { CountFigures } from './count-figures.tsx';
import { type ImportDetail, savedCount, thingsText } from './import-texts.ts';
import { UploadCard } from './upload-card.tsx';

/** What came of an import that is over. */
export function ClosedStep({ one, now }: { one: ImportDetail; now: number }) {
  const { kind, state, result, summary, finishedAt } = one;
  const counts = result ?? (state === 'finished' ? summary : null);
  const errorRows = (state === 'finished' ? (result ?? summary) : summary)?.errorRows ?? 0;
  return (
    <>
      {counts && <CountFigures kind={kind} counts={counts} tense="done" />}
      <Card title={TITLES[state as keyof typeof TITLES]} className={counts ? 'mt-5' : ''}>
        <p className="mt-1 break-words text-compact text-tinta-2">{closingText(one)}</p>
        {finishedAt && (
          <p className="mt-1 text-small text-tinta-3">{momentText(Date.parse(finishedAt), now)}</p>
        )}
        <div className="mt-4 flex flex-wrap gap-2">
          {counts && savedCount(counts) > 0 && (
            <ButtonLink href={sellerPaths.products()} className="max-sm:w-full">
              Ver los productos
            </ButtonLink>
          )}
          <ButtonLink variant="outline" href={sellerPaths.imports()} className="max-sm:w-full">
            Volver a Carga masiva
          </ButtonLink>
        </div>
        {errorRows > 0 && kind === 'sheet' && <FailedRows one={one} rows={errorRows} />}
      </Card>
      {(errorRows > 0 || state !== 'finished') && (
        <div className="mt-5">
          <UploadCard
            title={errorRows > 0 ? 'Subir el archivo corregido' : 'Subir otro archivo'}
            text="Es una carga nueva: verás todo antes de guardarlo."
          />
        </div>
      )}
    </>
  );
}

const TITLES = {
  finished: 'La carga terminó',
  cancelled: 'La carga se canceló',
  failed: 'No pudimos hacer la carga',
} as const;

function closingText({ kind, state, result, problem }: ImportDetail): string {
  const saved = result ? savedCount(result) : 0;
  if (state === 'failed') {
    const reason = problem ?? 'Algo salió mal de nuestro lado. Sube el archivo de nuevo.';
    return saved > 0 ? `${reason} Antes se guardaron ${thingsText(saved, kind)}.` : reason;
  }
  if (state === 'cancelled')
    return saved > 0
      ? `Antes de cancelarla se guardaron ${thingsText(saved, kind)}; lo demás no cambió.`
      : 'No se guardó nada.';
  const errors = result?.error ?? 0;
  if (errors === 0) return `Guardamos ${thingsText(saved, kind)}.`;
  return `Guardamos ${thingsText(saved, kind)}; ${thingsText(errors, kind)} con errores no se ${errors === 1 ? 'guardó' : 'guardaron'}.`;
}
