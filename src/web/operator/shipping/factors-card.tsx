import { Card } from '../../panel/card.tsx';
import { CheckboxField } from '../../ui/choice-fields.tsx';
import type { CardPart } from './card-editor.tsx';
import { NumberBox } from './number-box.tsx';

const USUAL_FREE_FROM = 150_000;

export function FactorsCard({ card, problems, disabled, onChange }: CardPart) {
  const { insurance } = card;
  return (
    <Card title="Peso, seguro y envío gratis">
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-3">
        <NumberBox
          label="Peso del primer cobro"
          unit="kg"
          error={problems.firstKilograms}
          disabled={disabled}
          value={card.firstKilograms}
          onChange={(firstKilograms) => onChange({ ...card, firstKilograms })}
        />
        <NumberBox
          label="Divisor volumétrico"
          unit="cm³/kg"
          hint="2.500 en transporte terrestre nacional"
          error={problems.volumetricDivisor}
          disabled={disabled}
          value={card.volumetricDivisor}
          onChange={(volumetricDivisor) => onChange({ ...card, volumetricDivisor })}
        />
        <NumberBox
          label="Distancia regional"
          unit="km"
          hint="Hasta aquí un viaje a otro departamento es regional"
          error={problems.regionalKilometres}
          disabled={disabled}
          value={card.regionalKilometres}
          onChange={(regionalKilometres) => onChange({ ...card, regionalKilometres })}
        />
        <NumberBox
          label="Seguro mínimo"
          unit="pesos"
          error={problems.insuranceMinimum}
          disabled={disabled}
          value={insurance.minimumPesos}
          onChange={(minimumPesos) => onChange({ ...card, insurance: { ...insurance, minimumPesos } })}
        />
        <NumberBox
          label="Valor cubierto por el mínimo"
          unit="pesos"
          error={problems.insuranceFreeUpTo}
          disabled={disabled}
          value={insurance.freeUpToPesos}
          onChange={(freeUpToPesos) => onChange({ ...card, insurance: { ...insurance, freeUpToPesos } })}
        />
        <NumberBox
          label="Seguro sobre el resto"
          unit="%"
          error={problems.insurancePercent}
          disabled={disabled}
          value={insurance.percent}
          onChange={(percent) => onChange({ ...card, insurance: { ...insurance, percent } })}
        />
      </div>
      <FreeShipping card={card} problems={problems} disabled={disabled} onChange={onChange} />
    </Card>
  );
}

function FreeShipping({ card, problems, disabled, onChange }: CardPart) {
  const { freeFromPesos } = card;
  return (
    <div className="mt-4 border-linea border-t pt-3">
      <CheckboxField
        label="Ofrecer envío gratis desde un valor"
        hint="Por el paquete de cada tienda, a las zonas que marques arriba. La plataforma paga a la transportadora."
        disabled={disabled}
        checked={freeFromPesos !== null}
        onChange={(event) =>
          onChange({ ...card, freeFromPesos: event.currentTarget.checked ? USUAL_FREE_FROM : null })
        }
      />
      {freeFromPesos !== null && (
        <div className="mt-2 sm:max-w-[280px]">
          <NumberBox
            label="Gratis desde"
            unit="pesos"
            error={problems.freeFromPesos}
            disabled={disabled}
            value={freeFromPesos}
            onChange={(value) => onChange({ ...card, freeFromPesos: value })}
          />
        </div>
      )}
    </div>
  );
}
