import { useEffect, useState } from 'react';
import { formatPesos } from '../../../../domain/money.ts';
import { priceAt } from '../../../../domain/product-form.ts';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { callApi } from '../../../app/api-client.ts';
import { Panel } from '../../../ui/surfaces.tsx';
import { NumberField } from './number-field.tsx';
import type { SectionProps } from './product-editor.tsx';
import type { CategorySchema } from './use-category-schema.ts';

const measures = [
  { name: 'altProducto', field: 'heightCentimetres', label: 'Alto' },
  { name: 'anchoProducto', field: 'widthCentimetres', label: 'Ancho' },
  { name: 'lonProducto', field: 'lengthCentimetres', label: 'Largo' },
] as const;

/** Weight and measures of the parcel, with what sending it would cost. */
export function ShippingSection({
  form,
  change,
  markReadable,
  errors,
  schema,
}: SectionProps & { schema: CategorySchema }) {
  return (
    <Panel>
      <h2 className="heading-3">Peso y medidas del paquete</h2>
      <div className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4">
        <NumberField
          label="Peso"
          name="peso"
          suffix="kg"
          decimals={3}
          minimum={0.001}
          maximum={1_000}
          value={form.weightKilograms}
          error={errors.weightKilograms}
          markReadable={markReadable}
          onChange={(weightKilograms) => change({ weightKilograms })}
        />
        {measures.map(({ name, field, label }) => (
          <NumberField
            key={name}
            label={label}
            name={name}
            suffix="cm"
            decimals={1}
            minimum={0.1}
            maximum={1_000}
            value={form[field]}
            error={errors[field]}
            markReadable={markReadable}
            onChange={(value) => change({ [field]: value })}
          />
        ))}
      </div>
      <ShippingPreview form={form} perishable={schema.perishable || form.perishable} />
    </Panel>
  );
}

type Rates = OutputOf<Endpoints['previewShipping']>;

function ShippingPreview({ form, perishable }: Pick<SectionProps, 'form'> & { perishable: boolean }) {
  const [rates, setRates] = useState<Rates>([]);
  const price = priceAt(form, new Date());
  const { weightKilograms, heightCentimetres, widthCentimetres, lengthCentimetres } = form;
  useEffect(() => {
    if (price === null || weightKilograms === null || heightCentimetres === null) return setRates([]);
    if (widthCentimetres === null || lengthCentimetres === null) return setRates([]);
    const body = {
      price,
      weightKilograms,
      heightCentimetres,
      widthCentimetres,
      lengthCentimetres,
      perishable,
    };
    const stop = new AbortController();
    const wait = setTimeout(async () => {
      const reply = await callApi('previewShipping', { body }, { signal: stop.signal });
      if (reply.ok) setRates(reply.value);
    }, 500);
    return () => {
      clearTimeout(wait);
      stop.abort();
    };
  }, [price, perishable, weightKilograms, heightCentimetres, widthCentimetres, lengthCentimetres]);
  if (rates.length === 0)
    return (
      <p className="mt-3 text-small text-tinta-3">
        Con precio, peso y medidas te mostramos cuánto cuesta el envío.
      </p>
    );
  return (
    <div className="mt-4" role="status">
      <p className="text-small text-tinta-2">
        Enviar una unidad cuesta hoy ({rates[0]?.billableKilograms} kg cobrados):
      </p>
      <ul className="mt-1 grid gap-1">
        {rates.map(({ cityName, rate, isDeliverable, minimumDays, maximumDays }) => (
          <li
            key={cityName}
            className="flex flex-wrap justify-between gap-x-4 border-linea border-b py-2 text-compact"
          >
            <span>{cityName}</span>
            <span>
              {isDeliverable
                ? `${formatPesos(rate)} · ${minimumDays} a ${maximumDays} días`
                : 'No llega: es perecedero'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
