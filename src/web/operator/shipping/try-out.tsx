import { useId, useState } from 'react';
import type { RateCardForm } from '../../../domain/rate-card-form.ts';
import { callApi } from '../../app/api-client.ts';
import { useForm } from '../../app/use-form.ts';
import { Card } from '../../panel/card.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choice-fields.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { type Explained, ExplainedRate } from './explained-rate.tsx';
import { NumberBox } from './number-box.tsx';
import { findPlace, type Place } from './place-list.tsx';

const PARCEL = [
  { name: 'quantity', label: 'Unidades', unit: '' },
  { name: 'unitPrice', label: 'Precio de una', unit: 'pesos' },
  { name: 'weightKilograms', label: 'Peso de una', unit: 'kg' },
  { name: 'heightCentimetres', label: 'Alto', unit: 'cm' },
  { name: 'widthCentimetres', label: 'Ancho', unit: 'cm' },
  { name: 'lengthCentimetres', label: 'Largo', unit: 'cm' },
] as const;

const USUAL = {
  quantity: 1,
  unitPrice: 50_000,
  weightKilograms: 1,
  heightCentimetres: 10,
  widthCentimetres: 20,
  lengthCentimetres: 30,
};

/** What a parcel would cost by the tariff as it stands in the form, saved or not. */
export function TryOut({ cities, card }: { cities: readonly Place[]; card: RateCardForm }) {
  const [explained, setExplained] = useState<Explained | null>(null);
  const form = useForm({
    initial: { places: { origin: '', destination: '' }, parcel: USUAL, perishable: false },
    check: ({ places, parcel }) => {
      if (!Object.values(places).every((name) => findPlace(cities, name)))
        return { places: 'Elige el origen y el destino de la lista de municipios.' };
      const isWhole = Object.values(parcel).every((value) => value > 0);
      return isWhole ? {} : { parcel: 'Completa el paquete con números.' };
    },
    send: ({ places, parcel, perishable }) => {
      const originCityId = findPlace(cities, places.origin)?.id ?? '';
      const destinationCityId = findPlace(cities, places.destination)?.id ?? '';
      return callApi('tryShipping', {
        body: { card, originCityId, destinationCityId, perishable, ...parcel },
      });
    },
    onDone: setExplained,
  });
  const { places, parcel, perishable } = form.values;
  return (
    <Card title="Probar un envío">
      <form
        noValidate
        onSubmit={(event) => {
          setExplained(null);
          void form.submit(event);
        }}
        className="mt-3 grid gap-4"
      >
        <TripFields cities={cities} places={places} onChange={(changed) => form.set({ places: changed })} />
        <div className="grid grid-cols-2 gap-3">
          {PARCEL.map(({ name, label, unit }) => (
            <NumberBox
              key={name}
              label={label}
              unit={unit}
              disabled={false}
              value={parcel[name]}
              onChange={(value) => form.set({ parcel: { ...parcel, [name]: value } })}
            />
          ))}
        </div>
        <CheckboxField
          label="Es fresco o perecedero"
          checked={perishable}
          onChange={(event) => form.set({ perishable: event.currentTarget.checked })}
        />
        <FormProblem text={Object.values(form.errors)[0] ?? form.problem} />
        <Button type="submit" variant="secondary" loading={form.sending} loadingLabel="Calculando...">
          Calcular
        </Button>
      </form>
      <div aria-live="polite">{explained && <ExplainedRate explained={explained} card={card} />}</div>
    </Card>
  );
}

interface Trip {
  origin: string;
  destination: string;
}

interface TripFieldsProps {
  cities: readonly Place[];
  places: Trip;
  onChange: (places: Trip) => void;
}

function TripFields({ cities, places, onChange }: TripFieldsProps) {
  const listId = useId();
  return (
    <>
      {(['origin', 'destination'] as const).map((end) => (
        <TextField
          key={end}
          label={end === 'origin' ? 'Desde' : 'Hasta'}
          placeholder="Municipio"
          list={listId}
          autoComplete="off"
          value={places[end]}
          onChange={(event) => onChange({ ...places, [end]: event.currentTarget.value })}
        />
      ))}
      <datalist id={listId}>
        {cities.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
