import type { ImportCounts, ImportKind } from '../../../domain/product-sheet-fields.ts';
import { countText, OUTCOME_NAMES, OUTCOMES, rowsText } from './import-texts.ts';

interface CountFiguresProps {
  kind: ImportKind;
  counts: ImportCounts;
  tense: 'planned' | 'done';
}

/** How many of each outcome. */
export function CountFigures({ kind, counts, tense }: CountFiguresProps) {
  const names = OUTCOME_NAMES[kind][tense];
  const shown = OUTCOMES.filter((outcome) => kind === 'sheet' || outcome !== 'create' || counts.create > 0);
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      {shown.map((outcome) => {
        const isWrong = outcome === 'error' && counts.error > 0;
        return (
          <div key={outcome} className="rounded-[18px] border border-linea bg-papel p-4 sm:p-5">
            <dt className="text-small text-tinta-2">{names[outcome]}</dt>
            <dd className={`cifra mt-1 text-total leading-8 ${isWrong ? 'text-tomate-7' : ''}`}>
              {countText(counts[outcome])}
            </dd>
            {isWrong && kind === 'sheet' && (
              <dd className="mt-1 text-small text-tinta-3">{rowsText(counts.errorRows)}</dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
