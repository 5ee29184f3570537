import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { clockOf } from '../../panel/rights/clock-chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { OperatorCase } from './case.loader.ts';

/** By when it must be decided; tomato below two business days. */
export function DueNotice({ one, today }: { one: OperatorCase; today: string }) {
  if (one.nextOn === null) return null;
  const isOurs = one.actor === 'operator';
  const { tone, text } = clockOf(one.nextOn, today, isOurs);
  const isClose = tone !== 'early' || /(?:queda|Queda) 1 /.test(text);
  return (
    <div
      className={`flex items-center gap-3 rounded-[18px] px-4 py-3 max-sm:w-full ${isClose ? 'bg-tomate-1 text-tomate-7' : 'bg-mango-1 text-mango-8'}`}
    >
      <Icon name="clock" weight="duotone" size={26} className="shrink-0" />
      <p className="min-w-0">
        <strong className="block font-semibold">
          {isOurs ? 'Decide' : 'Fecha que sigue:'} {isOurs && 'a más tardar el '}
          {formatSpanishDate(one.nextOn)}
        </strong>
        <span className="text-small">{text}</span>
      </p>
    </div>
  );
}
