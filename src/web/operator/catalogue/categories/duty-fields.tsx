import { DUTIES, DUTY_KEYS, type Duty } from '../../../../domain/category-schema.ts';
import { REGISTRATION_KINDS } from '../../../../domain/sanitary-registration.ts';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import type { DutyLevel, SchemaForm } from './schema-rows.ts';

const LEVELS: Record<DutyLevel, string> = {
  none: 'No se pide',
  offered: 'Se puede decir',
  required: 'Obligatorio',
};

interface DutyFieldsProps {
  form: SchemaForm;
  /** Those that the category above asks for already. */
  inherited: readonly string[];
  problemOf: (duty: Duty) => string | undefined;
  onChange: (parts: Partial<SchemaForm>) => void;
}

/** What the law asks of some goods (Ley 1480 and 2439, Circular SIC 007 of 2017, INVIMA). */
export function DutyFields({ form, inherited, problemOf, onChange }: DutyFieldsProps) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-3 font-[650]">Lo que pide la ley</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {DUTY_KEYS.map((key) => (
          <SelectField
            key={key}
            label={DUTIES[key].name}
            value={form.duties[key]}
            hint={inherited.includes(key) ? 'Lo pide ya la categoría superior.' : undefined}
            error={problemOf(key)}
            onChange={(event) =>
              onChange({ duties: { ...form.duties, [key]: event.currentTarget.value as DutyLevel } })
            }
          >
            {Object.entries(LEVELS).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
        ))}
        {form.duties.registro !== 'none' && (
          <TextField
            label="Clases de registro que se aceptan"
            hint={`Separadas por comas: ${REGISTRATION_KINDS.join(', ')}. Vacío: todas.`}
            maxLength={60}
            value={form.registrations}
            onChange={(event) => onChange({ registrations: event.currentTarget.value })}
          />
        )}
      </div>
    </fieldset>
  );
}
