import type { ImportKind, ImportState } from '../../../domain/product-sheet-fields.ts';
import { Icon } from '../../ui/icon.tsx';

const STEPS: Record<ImportKind, readonly { name: string; states: readonly ImportState[] }[]> = {
  sheet: [
    { name: 'Archivo', states: ['reading'] },
    { name: 'Columnas', states: ['mapping'] },
    { name: 'Revisión', states: ['checking', 'checked'] },
    { name: 'Guardado', states: ['applying', 'finished'] },
  ],
  pictures: [
    { name: 'Archivo', states: ['reading'] },
    { name: 'Revisión', states: ['checking', 'checked'] },
    { name: 'Guardado', states: ['applying', 'finished'] },
  ],
};

/** How far an import is; nothing for one that was given up. */
export function StepList({ kind, state }: { kind: ImportKind; state: ImportState }) {
  const steps = STEPS[kind];
  const current = steps.findIndex(({ states }) => states.includes(state));
  if (current < 0) return null;
  return (
    <ol aria-label="Pasos de la carga" className="mb-5 flex gap-1 sm:gap-3">
      {steps.map(({ name }, index) => {
        const isDone = index < current || state === 'finished';
        const isCurrent = index === current;
        return (
          <li
            key={name}
            aria-current={isCurrent ? 'step' : undefined}
            className={`flex min-w-0 flex-1 flex-col items-center gap-1 border-t-4 pt-2 text-center text-micro sm:flex-row sm:gap-2 sm:text-compact ${isDone || isCurrent ? 'border-verde-6' : 'border-crema-2'} ${isCurrent ? 'font-semibold text-tinta' : 'text-tinta-2'}`}
          >
            <span
              aria-hidden="true"
              className={`grid size-6 shrink-0 place-items-center rounded-full text-micro ${isDone ? 'bg-verde-6 text-white' : isCurrent ? 'bg-mango-4 text-tinta' : 'bg-crema-2'}`}
            >
              {isDone ? <Icon name="check" weight="bold" size={14} /> : index + 1}
            </span>
            {name}
            {isDone && <span className="sr-only">: listo</span>}
          </li>
        );
      })}
    </ol>
  );
}
