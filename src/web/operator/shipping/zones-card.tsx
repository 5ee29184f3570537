import type { RateCardForm } from '../../../domain/rate-card-form.ts';
import { Card } from '../../panel/card.tsx';
import { CheckboxField } from '../../ui/choice-fields.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import type { CardPart } from './card-editor.tsx';
import { NumberBox } from './number-box.tsx';

type Zone = RateCardForm['zones'][number];

const ZONE_TEXTS: Record<Zone['zone'], string> = {
  U: 'Dentro del mismo municipio',
  M: 'Entre municipios de un área metropolitana',
  R: 'Mismo departamento o cerca',
  N: 'El resto del país',
  E: 'Departamentos especiales y reexpedición',
  I: 'Islas y selva',
};

export function ZonesCard({ card, problems, disabled, onChange }: CardPart) {
  const change = (zone: Zone['zone'], part: Partial<Zone>) =>
    onChange({ ...card, zones: card.zones.map((row) => (row.zone === zone ? { ...row, ...part } : row)) });
  return (
    <Card title="Precio por zona">
      {card.zones.map((zone) => (
        <fieldset key={zone.zone} className="mt-4 border-linea border-t pt-4">
          <legend className="sr-only">{zone.name}</legend>
          <p aria-hidden="true" className="font-semibold">
            {zone.zone} · {ZONE_TEXTS[zone.zone]}
          </p>
          <div className="mt-3 grid items-start gap-3 sm:grid-cols-3">
            <TextField
              label="Nombre"
              maxLength={60}
              disabled={disabled}
              value={zone.name}
              onChange={(event) => change(zone.zone, { name: event.currentTarget.value })}
            />
            <NumberBox
              label={`Primeros ${card.firstKilograms.toLocaleString('es-CO')} kg`}
              unit="pesos"
              disabled={disabled}
              value={zone.firstKilogramsPesos}
              onChange={(value) => change(zone.zone, { firstKilogramsPesos: value })}
            />
            <NumberBox
              label="Kilo adicional"
              unit="pesos"
              disabled={disabled}
              value={zone.extraKilogramPesos}
              onChange={(value) => change(zone.zone, { extraKilogramPesos: value })}
            />
            <NumberBox
              label="Días, mínimo"
              disabled={disabled}
              value={zone.minimumDays}
              onChange={(value) => change(zone.zone, { minimumDays: value })}
            />
            <NumberBox
              label="Días, máximo"
              disabled={disabled}
              value={zone.maximumDays}
              onChange={(value) => change(zone.zone, { maximumDays: value })}
            />
          </div>
          <div className="mt-1 flex flex-wrap gap-x-6">
            <CheckboxField
              label="Lleva productos frescos"
              disabled={disabled}
              checked={zone.takesPerishables}
              onChange={(event) => change(zone.zone, { takesPerishables: event.currentTarget.checked })}
            />
            {card.freeFromPesos !== null && (
              <CheckboxField
                label="Con envío gratis"
                disabled={disabled}
                checked={zone.isFree}
                onChange={(event) => change(zone.zone, { isFree: event.currentTarget.checked })}
              />
            )}
          </div>
          <FormProblem text={problems[`zones.${zone.zone}`] ?? null} />
        </fieldset>
      ))}
    </Card>
  );
}
