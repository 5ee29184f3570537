import type { SubmitEvent } from 'react';
import { MOVE_IN_NAMES } from '../../../domain/move-in/move-in.ts';
import { Card } from '../../panel/card.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SelectField, TextField } from '../../ui/text-fields.tsx';
import { CancelImport } from './cancel-import.tsx';
import { type ImportDetail, rowsText } from './import-texts.ts';
import { type CategoryOption, type MoveInForm, useMoveIn } from './use-move-in.ts';

/** What another shop's export does not say, asked once: where its categories belong, and what packages measure. */
export function MoveInStep({ one, categories }: { one: ImportDetail; categories: CategoryOption[] }) {
  const form = useMoveIn(one, categories);
  if (one.source === 'sheet') return null;
  const name = MOVE_IN_NAMES[one.source];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void form.send();
  };
  return (
    <form onSubmit={submit}>
      <Card title={`Es una exportación de ${name}`}>
        <p className="mt-1 text-compact text-tinta-2">
          La entendemos tal como viene: {rowsText(one.rowCount)}, con sus opciones, descripciones y fotos. Lo
          que tu archivo no dice queda en borrador, y te decimos qué falta.
          {one.source === 'woocommerce' &&
            ' Una variación para cualquier valor se vuelve una por cada valor, con sus unidades repartidas.'}
        </p>
      </Card>
      {one.sourceCategories.length > 0 && <Categories form={form} name={name} />}
      <Defaults form={form} name={name} />
      <Card title="Sigue la revisión" className="mt-5">
        <p className="mt-1 text-compact text-tinta-2">
          Todavía no se guarda nada: primero ves cada producto.
        </p>
        <div className="mt-4 grid gap-3">
          <FormProblem text={form.problem} />
          <Button
            type="submit"
            loading={form.isSending}
            loadingLabel="Empezando..."
            className="justify-self-start max-sm:w-full"
          >
            Revisar los productos
          </Button>
        </div>
        <CancelImport one={one} call={form.call} />
      </Card>
    </form>
  );
}

function Categories({ form, name }: { form: MoveInForm; name: string }) {
  const open = form.places.filter(({ place }) => place === '').length;
  return (
    <Card title="Tus categorías" className="mt-5">
      <p className="mt-1 text-compact text-tinta-2">
        Di a cuál de las nuestras va cada una de {name}. Lo recordamos para la próxima vez.
        {open > 0 && ` Sin categoría sus productos quedan en borrador.`}
      </p>
      <ul className="mt-4 grid gap-3">
        {form.places.map(({ name: source, rows, place }, index) => (
          <li key={source} className="grid items-center gap-x-5 gap-y-2 sm:grid-cols-[minmax(0,1fr)_320px]">
            <span className="min-w-0 break-words">
              <strong className="font-semibold">{source}</strong>{' '}
              <span className="text-small text-tinta-3">{rowsText(rows)}</span>
            </span>
            <SelectField
              label={<span className="sr-only">Categoría para {source}</span>}
              value={place}
              onChange={(event) => form.choosePlace(index, event.currentTarget.value)}
            >
              <option value="">Sin categoría por ahora</option>
              {form.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const MEASURES = [
  { name: 'weightKilograms', label: 'Peso empacado (kg)' },
  { name: 'heightCentimetres', label: 'Alto (cm)' },
  { name: 'widthCentimetres', label: 'Ancho (cm)' },
  { name: 'lengthCentimetres', label: 'Largo (cm)' },
  { name: 'units', label: 'Unidades' },
] as const;

function Defaults({ form, name }: { form: MoveInForm; name: string }) {
  return (
    <Card title={`Lo que ${name} no dice`} className="mt-5">
      <p className="mt-1 text-compact text-tinta-2">
        Para los productos que no lo traen. Con el peso y las medidas del paquete calculamos el envío; después
        puedes cambiarlos producto por producto.
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {MEASURES.map(({ name: field, label }) => (
          <TextField
            key={field}
            label={label}
            inputMode="decimal"
            value={form.texts[field]}
            error={form.problems[field]}
            onChange={(event) => form.write(field, event.currentTarget.value)}
          />
        ))}
        <SelectField
          label="IVA"
          value={form.taxClass}
          onChange={(event) => form.chooseTax(event.currentTarget.value as typeof form.taxClass)}
        >
          <option value="19">19 %</option>
          <option value="5">5 %</option>
          <option value="exento">Exento</option>
          <option value="excluido">Excluido</option>
        </SelectField>
      </div>
    </Card>
  );
}
