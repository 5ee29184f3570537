import { formatNumber } from '../../../../domain/number-text.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { type BulkPreview, productsText, touchedText } from './bulk-texts.ts';

interface PreviewListProps {
  preview: BulkPreview | null;
  problem: string | null;
  categoryName: (id: number | null) => string;
}

/** What would change, of the first products before and after, and what would not and why. */
export function PreviewList({ preview, problem, categoryName }: PreviewListProps) {
  if (problem) return <FormProblem text={problem} />;
  if (!preview) return <p className="min-h-[52px] py-3 text-small text-tinta-3">Calculando qué cambia…</p>;
  const { examples, refusals, change, looked, count } = preview;
  const more = change - examples.length;
  return (
    <div aria-live="polite">
      <ul className="divide-y divide-linea text-compact">
        {examples.map(({ productId, name, before, after }) => (
          <li
            key={productId}
            className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-baseline gap-x-4 py-2"
          >
            <span className="truncate">{name}</span>
            <span className="text-tinta-3 tabular-nums">
              <span className="sr-only">antes </span>
              {touchedText(before, categoryName)}
            </span>
            <strong className="tabular-nums">
              <span className="sr-only">después </span>
              {touchedText(after, categoryName)}
            </strong>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-tinta-3">
        {more > 0 && `Y ${formatNumber(more)} más. `}
        {change === 0 ? 'Ninguno de ellos cambia.' : 'Puedes deshacerlo durante 15 minutos.'}
        {looked < count && ` Miramos los primeros ${formatNumber(looked)} de ${productsText(count)}.`}
      </p>
      {preview.unchanged > 0 && (
        <p className="text-small text-tinta-3">{productsText(preview.unchanged)} ya están así.</p>
      )}
      {preview.refused > 0 && (
        <details className="mt-2 rounded-[12px] bg-mango-1 px-3 py-2 text-mango-8 text-small">
          <summary className="cursor-pointer py-1 font-semibold">
            {preview.refused === 1 ? '1 no cambia' : `${formatNumber(preview.refused)} no cambian`}
          </summary>
          <ul className="max-h-40 overflow-y-auto">
            {refusals.map(({ productId, name, problem: why }) => (
              <li key={productId} className="py-1">
                <strong>{name || `Producto ${productId}`}</strong>: {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
