import { useState } from 'react';
import { MAXIMUM_UNITS } from '../../../../domain/product-form.ts';
import { AmountField } from './amount-fields.tsx';
import type { ActionProps } from './bulk-actions.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { Segments } from './segments.tsx';

const WAYS = [
  { id: 'set', name: 'Dejar en' },
  { id: 'add', name: 'Sumar' },
] as const;

/** Each combination of a product with options has the same units of its own. */
export function StockDialog({ choice, ...props }: ActionProps) {
  const [how, setHow] = useState<'set' | 'add'>('set');
  const [units, setUnits] = useState<number | null>(null);
  const isNothing = units === null || (how === 'add' && units === 0);
  const change = isNothing ? null : { kind: 'stock' as const, how, units };
  return (
    <BulkDialog
      title={`Existencias de ${choice.count.toLocaleString('es-CO')}`}
      {...{ choice, change, ...props }}
    >
      <Segments
        label="Cómo cambian"
        options={WAYS}
        chosen={how}
        onChoose={(next) => {
          setHow(next);
          setUnits(null);
        }}
      />
      <AmountField
        key={how}
        label="Unidades"
        unit="uds."
        mayBeNegative={how === 'add'}
        maximum={MAXIMUM_UNITS}
        onChange={setUnits}
      />
      <p className="text-small text-tinta-3">
        De un producto con opciones, cambia cada una.
        {how === 'add' && ' Para restar, escribe el número con un menos: -5.'}
      </p>
    </BulkDialog>
  );
}
