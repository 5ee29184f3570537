import { useState } from 'react';
import type { BulkChange } from '../../../../domain/bulk-change.ts';
import type { PriceStep } from '../../../../domain/bulk-price.ts';
import { TextField } from '../../../ui/text-fields.tsx';
import { AmountField, StepField } from './amount-fields.tsx';
import type { ActionProps } from './bulk-actions.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { Segments } from './segments.tsx';

const WAYS = [
  { id: 'percent', name: 'Descontar %' },
  { id: 'pesos', name: 'Descontar $' },
  { id: 'none', name: 'Quitar oferta' },
] as const;

type Way = (typeof WAYS)[number]['id'];

export function OfferDialog({ choice, ...props }: ActionProps) {
  const [how, setHow] = useState<Way>('percent');
  const [value, setValue] = useState<number | null>(null);
  const [step, setStep] = useState<PriceStep>(100);
  const [startsAt, setStartsAt] = useState('');
  const [endsAt, setEndsAt] = useState('');
  const dates = { startsAt: momentOf(startsAt), endsAt: momentOf(endsAt) };
  const change = changeOf(how, value, { step, ...dates });
  return (
    <BulkDialog title={`Oferta en ${choice.count.toLocaleString('es-CO')}`} {...{ choice, change, ...props }}>
      <Segments
        label="Qué oferta"
        options={WAYS}
        chosen={how}
        onChoose={(next) => {
          setHow(next);
          setValue(null);
        }}
      />
      {how !== 'none' && (
        <div className="grid grid-cols-2 gap-3">
          <AmountField
            key={how}
            label={how === 'percent' ? 'Porcentaje' : 'Valor'}
            isPercent={how === 'percent'}
            maximum={how === 'percent' ? 95 : 1_000_000_000}
            onChange={setValue}
          />
          <StepField step={step} onChange={setStep} />
          <TextField
            label="Empieza"
            type="datetime-local"
            hint="Vacío: de inmediato."
            value={startsAt}
            onChange={(event) => setStartsAt(event.currentTarget.value)}
          />
          <TextField
            label="Termina"
            type="datetime-local"
            hint="Vacío: hasta que la quites."
            value={endsAt}
            onChange={(event) => setEndsAt(event.currentTarget.value)}
          />
        </div>
      )}
    </BulkDialog>
  );
}

interface OfferParts {
  step: PriceStep;
  startsAt: string | null;
  endsAt: string | null;
}

function changeOf(how: Way, value: number | null, parts: OfferParts): BulkChange | null {
  if (how === 'none') return { kind: 'no-offer' };
  return value === null || value === 0 ? null : { kind: 'offer', how, value, ...parts };
}

/** Colombia has one time zone and no daylight saving. */
function momentOf(local: string): string | null {
  return local ? new Date(`${local}:00-05:00`).toISOString() : null;
}
