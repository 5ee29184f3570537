import { formatPesos } from '../../../domain/money.ts';
import { Button } from '../../ui/button.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import type { RefundableLine } from './refund-dialog.tsx';

interface RefundLinesProps {
  lines: readonly RefundableLine[];
  /** Units by line that are refunded. */
  units: Record<number, number>;
  onChange: (units: Record<number, number>) => void;
}

export function RefundLines({ lines, units, onChange }: RefundLinesProps) {
  const all = Object.fromEntries(lines.map(({ line, quantityLeft }) => [line, quantityLeft]));
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold text-small">¿Cuántas unidades se reembolsan?</legend>
      {lines.map(({ line, name, sellerName, unitPrice, quantityLeft }) => (
        <div key={line} className="flex flex-wrap items-center justify-between gap-3">
          <span className="min-w-0 flex-[1_1_200px] break-words">
            {name}
            <span className="block text-small text-tinta-2">
              {sellerName} · {formatPesos(unitPrice)} · quedan {quantityLeft}
            </span>
          </span>
          <QuantityStepper
            label={`Unidades que se reembolsan de ${name}`}
            value={units[line] ?? 0}
            min={0}
            max={quantityLeft}
            onChange={(quantity) => onChange({ ...units, [line]: quantity })}
          />
        </div>
      ))}
      <div>
        <Button size="compact" variant="secondary" onClick={() => onChange(all)}>
          Todo el pedido
        </Button>
      </div>
    </fieldset>
  );
}
