import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import type { OperatorCase } from './case.loader.ts';
import type { GrantedUnits } from './use-preview.ts';

interface PartialUnitsProps {
  lines: OperatorCase['lines'];
  granted: readonly GrantedUnits[];
  onChange: (granted: GrantedUnits[]) => void;
}

/** How many units of each line she gets back: fewer than all, and one at least. */
export function PartialUnits({ lines, granted, onChange }: PartialUnitsProps) {
  return (
    <ul className="grid gap-3">
      {lines.map(({ line, name, quantity }) => (
        <li key={line} className="flex flex-wrap items-center justify-between gap-3">
          <span className="min-w-0 flex-[1_1_140px] break-words text-compact">
            {name}
            <span className="block text-small text-tinta-2">¿Cuántas de {quantity}?</span>
          </span>
          <QuantityStepper
            label={`Unidades de ${name} que se devuelven`}
            value={granted.find((one) => one.line === line)?.quantity ?? 0}
            min={0}
            max={quantity}
            onChange={(value) =>
              onChange(granted.map((one) => (one.line === line ? { line, quantity: value } : one)))
            }
          />
        </li>
      ))}
    </ul>
  );
}
