import { MAXIMUM_CATEGORY_ATTRIBUTES } from '../../../../domain/category-rules.ts';
import { callApi } from '../../../app/api-client.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { TextField } from '../../../ui/text-fields.tsx';
import { moved, OrderedRow } from '../../content/ordered-row.tsx';
import type { CategoryDetailsProps } from './category-details.tsx';

interface Row {
  name: string;
  /** As it is typed: separated by commas. */
  terms: string;
}

/** What a seller is offered who publishes in this category. */
export function AttributeTemplate({ category, onChange }: CategoryDetailsProps) {
  const form = useForm({
    initial: { rows: category.attributes.map(({ name, terms }) => ({ name, terms: terms.join(', ') })) },
    send: ({ rows }) => {
      const attributes = rows.map(({ name, terms }) => ({ name: name.trim(), terms: termsIn(terms) }));
      const params = { categoryId: category.id };
      return callApi('saveCategoryAttributes', { params, body: { attributes } });
    },
    onDone: async () => {
      await onChange();
      return 'Guardaste los atributos.';
    },
  });
  const { rows } = form.values;
  const setRows = (changed: Row[]) => form.set({ rows: changed });
  const set = (at: number, parts: Partial<Row>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...parts } : row)));
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-4 grid gap-4">
      {rows.length === 0 && <p className="text-tinta-2">Ninguno: el vendedor escribe los suyos.</p>}
      <ol className="grid gap-3">
        {rows.map(({ name, terms }, at) => (
          <OrderedRow
            // biome-ignore lint/suspicious/noArrayIndexKey: equal names may stand in the list while somebody types
            key={at}
            name={`el atributo ${at + 1}`}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
            onMove={(step) => setRows(moved(rows, at, step))}
            onRemove={() => setRows(rows.filter((_, index) => index !== at))}
          >
            <AttributeFields
              row={{ name, terms }}
              place={at}
              problem={form.errors[`attributes.${at}`]}
              onChange={(parts) => set(at, parts)}
            />
          </OrderedRow>
        ))}
      </ol>
      <FormProblem text={form.problem} />
      <div className="flex flex-wrap gap-3">
        {rows.length < MAXIMUM_CATEGORY_ATTRIBUTES && (
          <Button
            variant="outline"
            size="compact"
            onClick={() => setRows([...rows, { name: '', terms: '' }])}
          >
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

interface AttributeFieldsProps {
  row: Row;
  place: number;
  problem: string | undefined;
  onChange: (parts: Partial<Row>) => void;
}

function AttributeFields({ row, place, problem, onChange }: AttributeFieldsProps) {
  return (
    <>
      <TextField
        label={`Atributo ${place + 1}`}
        placeholder="Talla"
        maxLength={60}
        error={problem}
        value={row.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextField
        label={`Opciones del atributo ${place + 1}`}
        placeholder="S, M, L"
        hint="Separadas por comas."
        maxLength={1_000}
        value={row.terms}
        onChange={(event) => onChange({ terms: event.currentTarget.value })}
      />
    </>
  );
}

function termsIn(text: string): string[] {
  const terms = text.split(',').map((term) => term.trim().slice(0, 60));
  return [...new Set(terms.filter(Boolean))];
}
