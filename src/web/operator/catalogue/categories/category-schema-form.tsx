import { useState } from 'react';
import { MAXIMUM_CATEGORY_ATTRIBUTES } from '../../../../domain/category-rules.ts';
import { DUTY_KEYS } from '../../../../domain/category-schema.ts';
import { callApi } from '../../../app/api-client.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { moved, OrderedRow } from '../../content/ordered-row.tsx';
import type { CategoryDetailsProps } from './category-details.tsx';
import { DutyFields } from './duty-fields.tsx';
import { SchemaField } from './schema-field.tsx';
import { afterSave, type FieldRow, fromSchemaForm, NEW_ROW, sentPlace, toSchemaForm } from './schema-rows.ts';

/** What a seller is asked and offered who publishes in this category; its subcategories inherit it. */
export function CategorySchemaForm({ category, categories, onChange }: CategoryDetailsProps) {
  const above = categories.find(({ id }) => id === category.parentId)?.attributes ?? [];
  // Of what stands in the form: what somebody else saved since is never replaced unseen.
  const [version, setVersion] = useState(category.schemaVersion);
  const form = useForm({
    initial: toSchemaForm(category.attributes),
    send: (values) =>
      callApi('saveCategoryAttributes', {
        params: { categoryId: category.id },
        body: { attributes: fromSchemaForm(values), version },
      }),
    onDone: async (saved, sent) => {
      setVersion(saved.schemaVersion);
      form.reset((now) => afterSave(now, sent, saved.attributes));
      await onChange();
      return 'Guardaste los atributos.';
    },
  });
  const { values } = form;
  const { rows, duties } = values;
  const setRows = (changed: FieldRow[]) => form.set({ rows: changed });
  const asked = DUTY_KEYS.filter((key) => duties[key] !== 'none');
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-4 grid gap-5">
      <p className="text-small text-tinta-2">
        Versión {version}. Lo que se vuelve obligatorio se exige de inmediato a los productos nuevos; los que
        ya se venden tienen un plazo y aparecen en lo pendiente de su tienda.
        {above.length > 0 && ` Hereda: ${above.map(({ name }) => name).join(', ')}.`}
      </p>
      <DutyFields
        form={values}
        inherited={above.map(({ key }) => key)}
        problemOf={(duty) => form.errors[`attributes.${asked.indexOf(duty)}`]}
        onChange={form.set}
      />
      <OtherFields
        rows={rows}
        problemOf={(at) => form.errors[`attributes.${sentPlace(values, at)}`]}
        onChange={setRows}
      />
      <FormProblem text={form.problem} />
      <div className="flex flex-wrap gap-3">
        {asked.length + rows.length < MAXIMUM_CATEGORY_ATTRIBUTES && (
          <Button variant="outline" size="compact" onClick={() => setRows([...rows, NEW_ROW])}>
            Agregar atributo
          </Button>
        )}
        <Button
          type="submit"
          variant="secondary"
          size="compact"
          loading={form.sending}
          loadingLabel="Guardando..."
        >
          Guardar atributos
        </Button>
      </div>
    </form>
  );
}

interface OtherFieldsProps {
  rows: readonly FieldRow[];
  problemOf: (at: number) => string | undefined;
  onChange: (rows: FieldRow[]) => void;
}

function OtherFields({ rows, problemOf, onChange }: OtherFieldsProps) {
  const set = (at: number, parts: Partial<FieldRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...parts } : row)));
  return (
    <div>
      <p className="mb-3 font-[650]">Otros atributos</p>
      {rows.length === 0 && <p className="text-tinta-2">Ninguno: el vendedor escribe los suyos.</p>}
      <ol className="grid gap-3">
        {rows.map((row, at) => (
          <OrderedRow
            // biome-ignore lint/suspicious/noArrayIndexKey: equal names may stand in the list while somebody types
            key={at}
            name={`el atributo ${at + 1}`}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
            onMove={(step) => onChange(moved(rows, at, step))}
            onRemove={() => onChange(rows.filter((_, index) => index !== at))}
          >
            <SchemaField
              row={row}
              number={at + 1}
              problem={problemOf(at)}
              onChange={(parts) => set(at, parts)}
            />
          </OrderedRow>
        ))}
      </ol>
    </div>
  );
}
