import { useState } from 'react';
import type { PriceMove, PriceStep } from '../../../../domain/bulk-price.ts';
import { AmountField, StepField } from './amount-fields.tsx';
import type { ActionProps } from './bulk-actions.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { Segments } from './segments.tsx';

const WAYS = [
  { id: 'raise', name: 'Subir %', field: 'Porcentaje' },
  { id: 'lower', name: 'Bajar %', field: 'Porcentaje' },
  { id: 'add', name: 'Sumar $', field: 'Valor' },
  { id: 'fixed', name: 'Precio fijo', field: 'Precio' },
] as const;

/** The offer's price moves along, so that the discount stays about the same. */
export function PriceDialog({ choice, ...props }: ActionProps) {
  const [how, setHow] = useState<PriceMove['how']>('raise');
  const [value, setValue] = useState<number | null>(null);
  const [step, setStep] = useState<PriceStep>(100);
  const way = WAYS.find(({ id }) => id === how) ?? WAYS[0];
  const isPercent = how === 'raise' || how === 'lower';
  const change = value === null || value === 0 ? null : { kind: 'price' as const, how, value, step };
  return (
    <BulkDialog
      title={`Cambiar el precio de ${choice.count.toLocaleString('es-CO')}`}
      {...{ choice, change, ...props }}
    >
      <Segments
        label="Cómo cambia"
        options={WAYS}
        chosen={how}
        onChoose={(next) => {
          setHow(next);
          setValue(null);
        }}
      />
      <div className="grid grid-cols-2 gap-3">
        <AmountField
          key={how}
          label={way.field}
          isPercent={isPercent}
          mayBeNegative={how === 'add'}
          maximum={how === 'raise' ? 500 : how === 'lower' ? 95 : 1_000_000_000}
          onChange={setValue}
        />
        {how !== 'fixed' && <StepField step={step} onChange={setStep} />}
      </div>
      {how === 'add' && (
        <p className="text-small text-tinta-3">Para restar, escribe el valor con un menos: -500.</p>
      )}
    </BulkDialog>
  );
}
