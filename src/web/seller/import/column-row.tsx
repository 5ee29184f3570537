import { type ColumnUse, SHEET_FIELD_IDS, SHEET_FIELDS } from '../../../domain/product-sheet-fields.ts';
import { Tag } from '../../ui/surfaces.tsx';
import { SelectField } from '../../ui/text-fields.tsx';
import type { ImportDetail } from './import-texts.ts';

interface ColumnRowProps {
  column: ImportDetail['columns'][number];
  use: ColumnUse;
  isRepeated: boolean;
  onChoose: (use: ColumnUse) => void;
}

/** A column of the file with its first values, and what it is. */
export function ColumnRow({ column, use, isRepeated, onChoose }: ColumnRowProps) {
  const { header, samples, index } = column;
  const name = header || `Columna ${index + 1}, sin título`;
  return (
    <li
      data-open={isRepeated || use === null || undefined}
      className={`grid items-center gap-x-5 gap-y-3 rounded-[16px] p-4 sm:grid-cols-[minmax(0,1fr)_280px] ${use === 'ignored' ? 'bg-crema-1' : 'border border-linea'}`}
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 break-words font-semibold">{name}</span>
          {isRepeated ? (
            <Tag tone="urgent">Repetida</Tag>
          ) : use === null ? (
            <Tag tone="attention">Por decidir</Tag>
          ) : use === 'ignored' ? (
            <Tag>No se usa</Tag>
          ) : (
            <Tag tone="done">Lista</Tag>
          )}
        </div>
        <ul
          aria-label={`Primeros valores de ${name}`}
          className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-small text-tinta-2"
        >
          {samples.length === 0 ? (
            <li className="text-tinta-3">Vacía en las primeras filas</li>
          ) : (
            samples.map((sample, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same value may stand in two rows
              <li key={place} className="line-clamp-2 min-w-0 break-words">
                {sample}
              </li>
            ))
          )}
        </ul>
      </div>
      <SelectField
        label={<span className="sr-only">Qué es la columna {name}</span>}
        value={use ?? ''}
        onChange={(event) => onChoose((event.currentTarget.value || null) as ColumnUse)}
        error={
          isRepeated
            ? `Hay dos columnas para «${SHEET_FIELDS[use as keyof typeof SHEET_FIELDS]}».`
            : undefined
        }
      >
        <option value="">Elige qué es</option>
        <option value="ignored">No usar esta columna</option>
        <option value="fact">Dato de la categoría</option>
        {SHEET_FIELD_IDS.map((field) => (
          <option key={field} value={field}>
            {SHEET_FIELDS[field]}
          </option>
        ))}
      </SelectField>
    </li>
  );
}
