import { operatorPaths } from '../../../../wire/operator-paths.ts';
import { ViewChoice } from '../../../panel/card.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-fields.tsx';

const DAY_MILLIS = 24 * 60 * 60_000;
const PERIODS = [7, 30, 90, 365] as const;

/** A plain form: the period is the address. */
export function PeriodForm({ from, to }: { from: string; to: string }) {
  const choices = PERIODS.map((days) => {
    const start = new Date(Date.parse(to) - (days - 1) * DAY_MILLIS).toISOString().slice(0, 10);
    return {
      name: days === 365 ? '1 año' : `${days} días`,
      href: `${operatorPaths.figures()}?desde=${start}&hasta=${to}`,
      isCurrent: from === start,
    };
  });
  return (
    <div className="flex flex-wrap items-end gap-4">
      <form action={operatorPaths.figures()} className="flex flex-wrap items-end gap-3 max-sm:w-full">
        <TextField key={`desde${from}`} label="Desde" name="desde" type="date" required defaultValue={from} />
        <TextField key={`hasta${to}`} label="Hasta" name="hasta" type="date" required defaultValue={to} />
        <Button type="submit" variant="secondary">
          Ver
        </Button>
      </form>
      <ViewChoice label="Periodo" choices={choices} />
    </div>
  );
}
