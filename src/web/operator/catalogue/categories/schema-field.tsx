import type { FieldKind } from '../../../../domain/category-schema.ts';
import { CheckboxField } from '../../../ui/choice-fields.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import type { FieldRow } from './schema-rows.ts';

const KINDS: Record<FieldKind, string> = {
  choice: 'Lista de opciones',
  number: 'Número con unidad',
  text: 'Texto corto',
  'yes-no': 'Sí o no',
};

interface SchemaFieldProps {
  row: FieldRow;
  /** From 1 on. */
  number: number;
  problem: string | undefined;
  onChange: (parts: Partial<FieldRow>) => void;
}

/** One field of a category. */
export function SchemaField({ row, number, problem, onChange }: SchemaFieldProps) {
  const { kind } = row;
  return (
    <fieldset className="m-0 grid min-w-0 gap-3 border-0 p-0">
      <legend className="sr-only">Atributo {number}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={`Atributo ${number}`}
          placeholder="Talla"
          maxLength={60}
          error={problem}
          value={row.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <SelectField
          label="Se responde con"
          value={kind}
          onChange={(event) => {
            const next = event.currentTarget.value as FieldKind;
            onChange({ kind: next, variantMaking: row.variantMaking && next === 'choice' });
          }}
        >
          {Object.entries(KINDS).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      </div>
      {kind === 'choice' && (
        <TextField
          label={`Opciones del atributo ${number}`}
          placeholder="S, M, L"
          hint="Separadas por comas."
          maxLength={1_000}
          value={row.terms}
          onChange={(event) => onChange({ terms: event.currentTarget.value })}
        />
      )}
      {kind === 'number' && (
        <TextField
          label={`Unidad del atributo ${number}`}
          placeholder="cm"
          maxLength={20}
          value={row.unit}
          onChange={(event) => onChange({ unit: event.currentTarget.value })}
        />
      )}
      <FieldMarks row={row} onChange={onChange} />
    </fieldset>
  );
}

/** Only a list can make variants, and what makes them is offered, not asked. */
function FieldMarks({ row, onChange }: Pick<SchemaFieldProps, 'row' | 'onChange'>) {
  const { kind, variantMaking } = row;
  return (
    <div className="flex flex-wrap gap-x-6">
      {kind === 'choice' && (
        <CheckboxField
          label="Hace variantes"
          checked={variantMaking}
          onChange={(event) => {
            const makes = event.currentTarget.checked;
            onChange({ variantMaking: makes, required: row.required && !makes });
          }}
        />
      )}
      <CheckboxField
        label="Obligatorio"
        checked={row.required}
        disabled={variantMaking}
        onChange={(event) => onChange({ required: event.currentTarget.checked })}
      />
      <CheckboxField
        label="Filtra las listas"
        checked={row.filterable}
        onChange={(event) => onChange({ filterable: event.currentTarget.checked })}
      />
    </div>
  );
}
