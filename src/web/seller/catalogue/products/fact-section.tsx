import { type CategoryField, DUTIES, factFields, isDuty } from '../../../../domain/category-schema.ts';
import { MAXIMUM_FACT_LETTERS } from '../../../../domain/product-facts.ts';
import { FieldMessage } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/text-fields.tsx';
import { ContentFields } from './content-fields.tsx';
import type { SectionProps } from './product-editor.tsx';
import type { CategorySchema } from './use-category-schema.ts';

/** Net content, and what the chosen category asks its products. */
export function FactSection({ schema, ...section }: SectionProps & { schema: CategorySchema }) {
  const { form, change, errors } = section;
  const fields = factFields(schema.fields);
  const content = fields.find(({ key }) => key === 'contenido');
  const set = (key: string, value: string) =>
    change({ facts: [...form.facts.filter((fact) => fact.key !== key), { key, value }] });
  return (
    <Panel>
      <h2 className="heading-3">Contenido y datos de la categoría</h2>
      {fields.length > 0 && (
        <p className="mt-1 text-small text-tinta-2">
          Tus clientes los leen en la página del producto. Los obligatorios hacen falta para activarlo.
        </p>
      )}
      <div className="mt-4 grid gap-4">
        <ContentFields {...section} isRequired={content?.requiredSince != null} />
        <div className="grid gap-4 sm:grid-cols-2">
          {fields
            .filter(({ key }) => key !== 'contenido')
            .map((field) => (
              <FactInput
                key={field.key}
                field={field}
                value={form.facts.find(({ key }) => key === field.key)?.value ?? ''}
                error={errors[`facts.${field.key}`]}
                onChange={(value) => set(field.key, value)}
              />
            ))}
        </div>
        {errors.facts && <FieldMessage id="datos-mensaje" error={errors.facts} />}
      </div>
    </Panel>
  );
}

interface FactInputProps {
  field: CategoryField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function FactInput({ field, value, error, onChange }: FactInputProps) {
  const { key, name, kind, unit, terms, requiredSince } = field;
  const common = {
    label: requiredSince === null ? name : `${name} (obligatorio)`,
    name: `dato-${key}`,
    error,
    hint: isDuty(key) ? DUTIES[key].hint : undefined,
  };
  if (kind === 'choice' || kind === 'yes-no')
    return (
      <SelectField {...common} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">Sin decir</option>
        {(kind === 'choice' ? terms : ['si', 'no']).map((term) => (
          <option key={term} value={term}>
            {kind === 'choice' ? term : term === 'si' ? 'Sí' : 'No'}
          </option>
        ))}
      </SelectField>
    );
  if (key === 'ingredientes')
    return (
      <TextAreaField
        {...common}
        className="sm:col-span-2"
        rows={3}
        maxLength={MAXIMUM_FACT_LETTERS}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <TextField
      {...common}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      suffix={kind === 'number' ? unit : undefined}
      maxLength={kind === 'number' ? 16 : 300}
      autoComplete="off"
      value={kind === 'number' ? value.replace(/^(\d+)\.(\d{1,2})$/, '$1,$2') : value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
