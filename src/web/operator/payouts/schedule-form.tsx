import { WEEKDAY_NAMES } from '../../../domain/spanish-dates.ts';
import { callApi } from '../../app/api-client.ts';
import { CheckboxField } from '../../ui/choice-fields.tsx';
import { SelectField } from '../../ui/text-fields.tsx';
import { whenValid } from './check-form.ts';
import { MoneyForm } from './money-form.tsx';
import { textOf } from './pesos-field.tsx';
import type { SettlementsData } from './settlements.page.tsx';

const WEEKDAYS = WEEKDAY_NAMES.slice(0, 5);

/** When sellers are paid without anybody's asking. */
export function ScheduleForm({ schedule, mayMove }: Pick<SettlementsData, 'schedule' | 'mayMove'>) {
  if (!mayMove) return <p className="mt-3">{scheduleText(schedule)}</p>;
  return (
    <MoneyForm
      className="mt-3 grid gap-4"
      confirm="Guardar programación"
      variant="secondary"
      done="Guardamos la programación"
      send={(form) => {
        const weekdays = form.getAll('weekdays').map(Number);
        const body = { enabled: form.get('enabled') !== null, hour: Number(textOf(form, 'hour')), weekdays };
        return whenValid({ weekdays: weekdays.length === 0 && 'Elige al menos un día.' }, () =>
          callApi('setSettlementSchedule', { body }),
        );
      }}
    >
      {(errors) => (
        <>
          <CheckboxField name="enabled" label="Liquidar por sí solo" defaultChecked={schedule.enabled} />
          <fieldset>
            <legend className="font-semibold text-small">Días hábiles</legend>
            <div className="flex flex-wrap gap-x-5">
              {WEEKDAYS.map((day, index) => (
                <CheckboxField
                  key={day}
                  name="weekdays"
                  value={index + 1}
                  label={day}
                  defaultChecked={schedule.weekdays.includes(index + 1)}
                />
              ))}
            </div>
            {errors.weekdays && (
              <p role="alert" className="font-[550] text-small text-error">
                {errors.weekdays}
              </p>
            )}
          </fieldset>
          <SelectField label="Hora en Bogotá" name="hour" defaultValue={schedule.hour} error={errors.hour}>
            {Array.from({ length: 24 }, (_, hour) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour
              <option key={hour} value={hour}>
                {hourText(hour)}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </MoneyForm>
  );
}

function scheduleText({ enabled, weekdays, hour }: SettlementsData['schedule']): string {
  if (!enabled) return 'Apagada: solo se liquida a pedido.';
  const days = weekdays.map((day) => WEEKDAYS[day - 1]).join(', ');
  return `Cada ${days}, si es hábil, desde las ${hourText(hour)}.`;
}

function hourText(hour: number): string {
  if (hour === 12) return '12:00 m.';
  return `${hour % 12 || 12}:00 ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}
