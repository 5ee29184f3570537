import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import { CheckboxField } from '../../../ui/choice-fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { TextField } from '../../../ui/text-fields.tsx';
import type { ShopForm } from './shop.loader.ts';

type Holiday = ShopForm['holiday'];

interface HolidayFieldsProps {
  holiday: Holiday;
  error: string | undefined;
  onChange: (holiday: Holiday) => void;
}

export function HolidayFields({ holiday, error, onChange }: HolidayFieldsProps) {
  const toggle = (isOn: boolean) => {
    const today = bogotaDay(Date.now());
    onChange(isOn ? { from: today, until: today, message: '' } : null);
  };
  return (
    <Panel className="grid gap-4">
      <CheckboxField
        label="Modo vacaciones"
        hint="Nadie puede comprar tus productos durante esos días; los pedidos que ya tienes siguen. Termina solo."
        checked={holiday !== null}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      {holiday && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Primer día"
              type="date"
              value={holiday.from}
              onChange={(event) => onChange({ ...holiday, from: event.currentTarget.value })}
            />
            <TextField
              label="Último día"
              type="date"
              min={holiday.from}
              value={holiday.until}
              onChange={(event) => onChange({ ...holiday, until: event.currentTarget.value })}
            />
          </div>
          <TextField
            label="Mensaje para los compradores"
            maxLength={200}
            value={holiday.message}
            onChange={(event) => onChange({ ...holiday, message: event.currentTarget.value })}
          />
        </>
      )}
      <FormProblem text={error ?? null} />
    </Panel>
  );
}
