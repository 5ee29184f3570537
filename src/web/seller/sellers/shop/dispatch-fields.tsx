import { WEEKDAY_NAMES } from '../../../../domain/spanish-dates.ts';
import { CheckboxField } from '../../../ui/choice-fields.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { TextField } from '../../../ui/text-fields.tsx';
import type { ShopForm } from './shop.loader.ts';

interface DispatchFieldsProps {
  shop: ShopForm;
  onChange: (part: Partial<ShopForm>) => void;
}

const MAXIMUM_HANDLING_DAYS = 10;

/** What the dates that shoppers are promised begin with. */
export function DispatchFields({ shop, onChange }: DispatchFieldsProps) {
  const { dispatchWeekdays: days, cutOffMinutes, handlingDays } = shop;
  const toggle = (day: number, isOn: boolean) =>
    onChange({ dispatchWeekdays: isOn ? [...days, day].sort() : days.filter((one) => one !== day) });
  return (
    <Panel className="grid gap-4">
      <fieldset>
        <legend className="font-semibold text-small leading-5">Días en que despachas</legend>
        <p className="mt-1 text-small/5 text-tinta-3">
          Con ellos calculamos la fecha que ve quien compra. Si tus últimos 60 paquetes tardaron más,
          prometemos lo que de verdad tardaron.
        </p>
        <div className="mt-2 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {WEEKDAY_NAMES.map((name, index) => (
            <CheckboxField
              key={name}
              label={name}
              checked={days.includes(index + 1)}
              // The last one stays: a shop that never dispatches promises nothing.
              disabled={days.length === 1 && days.includes(index + 1)}
              onChange={(event) => toggle(index + 1, event.currentTarget.checked)}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Hora límite"
          type="time"
          hint="Lo que te piden antes cuenta para ese día."
          value={timeOf(cutOffMinutes)}
          onChange={({ currentTarget: { value } }) => value && onChange({ cutOffMinutes: minutesOf(value) })}
        />
        <TextField
          label="Días para despachar"
          type="number"
          min={0}
          max={MAXIMUM_HANDLING_DAYS}
          hint="0: sale el mismo día."
          value={handlingDays}
          onChange={({ currentTarget: { valueAsNumber: typed } }) =>
            onChange({
              handlingDays: Number.isNaN(typed)
                ? 0
                : Math.min(Math.max(Math.round(typed), 0), MAXIMUM_HANDLING_DAYS),
            })
          }
        />
      </div>
    </Panel>
  );
}

/** '15:00'; the last minute stands for midnight. */
function timeOf(minutes: number): string {
  const shown = Math.min(minutes, 24 * 60 - 1);
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
