import type { ReadValue } from '../../../server/panel-door.ts';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';

export interface GrantedUnits {
  line: number;
  quantity: number;
}

interface PartialUnitsProps {
  lines: ReadValue<'getSellerCase'>['lines'];
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

/** To begin with: one unit less than all; of a single unit there is no part. */
export function firstGrant(lines: PartialUnitsProps['lines']): GrantedUnits[] {
  const last = lines.length - 1;
  return lines.map(({ line, quantity }, index) => ({
    line,
    quantity: index === last ? quantity - 1 : quantity,
  }));
}

export function hasPart(lines: PartialUnitsProps['lines']): boolean {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0) > 1;
}
