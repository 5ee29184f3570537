import { type FormEvent, useId, useState } from 'react';
import type { RateCardForm } from '../../../domain/rate-card-form.ts';
import { callApi } from '../../app/api-client.ts';
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
  const listId = useId();
  const [places, setPlaces] = useState({ origin: '', destination: '' });
  const [parcel, setParcel] = useState(USUAL);
  const [perishable, setPerishable] = useState(false);
  const [explained, setExplained] = useState<Explained | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setProblem(null);
    setExplained(null);
    const origin = findPlace(cities, places.origin);
    const destination = findPlace(cities, places.destination);
    if (!origin || !destination) return setProblem('Elige el origen y el destino de la lista de municipios.');
    if (Object.values(parcel).some((value) => !(value > 0)))
      return setProblem('Completa el paquete con números.');
    setSending(true);
    const trip = { originCityId: origin.id, destinationCityId: destination.id, perishable };
    const reply = await callApi('tryShipping', { body: { card, ...trip, ...parcel } });
    setSending(false);
    if (!reply.ok) return setProblem(Object.values(reply.fields ?? {})[0] ?? reply.message);
    setExplained(reply.value);
  };
  return (
    <Card title="Probar un envío">
      <form noValidate onSubmit={(event) => void send(event)} className="mt-3 grid gap-4">
        {(['origin', 'destination'] as const).map((end) => (
          <TextField
            key={end}
            label={end === 'origin' ? 'Desde' : 'Hasta'}
            placeholder="Municipio"
            list={listId}
            autoComplete="off"
            value={places[end]}
            onChange={(event) => setPlaces({ ...places, [end]: event.currentTarget.value })}
          />
        ))}
        <datalist id={listId}>
          {cities.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
        <div className="grid grid-cols-2 gap-3">
          {PARCEL.map(({ name, label, unit }) => (
            <NumberBox
              key={name}
              label={label}
              unit={unit}
              disabled={false}
              value={parcel[name]}
              onChange={(value) => setParcel({ ...parcel, [name]: value })}
            />
          ))}
        </div>
        <CheckboxField
          label="Es fresco o perecedero"
          checked={perishable}
          onChange={(event) => setPerishable(event.currentTarget.checked)}
        />
        <FormProblem text={problem} />
        <Button type="submit" variant="secondary" loading={sending} loadingLabel="Calculando...">
          Calcular
        </Button>
      </form>
      <div aria-live="polite">{explained && <ExplainedRate explained={explained} card={card} />}</div>
    </Card>
  );
}
