import { businessDaysBetween } from '../../../domain/business-days.ts';
import { daysLeftText } from '../../../domain/rights/term.ts';
import { Icon } from '../../ui/icon.tsx';
import { shortDayText } from '../date-texts.ts';

type ClockTone = 'early' | 'last' | 'overdue';

export interface Clock {
  tone: ClockTone;
  /** 'Te quedan 2 días hábiles', 'Hoy es el último día', 'Venció hace 2 días' */
  text: string;
}

/** How a date stands for whoever must move by it; days are 'YYYY-MM-DD'. */
export function clockOf(day: string, today: string, isOurs: boolean): Clock {
  if (day < today) {
    const late = (Date.parse(today) - Date.parse(day)) / 86_400_000;
    return { tone: 'overdue', text: late === 1 ? 'Venció ayer' : `Venció hace ${late} días` };
  }
  const left = businessDaysBetween(today, day);
  if (day === today) return { tone: 'last', text: daysLeftText('business', 0) };
  // Before a weekend there may be no business day left, and still some days.
  if (left === 0) return { tone: 'last', text: `Vence el ${shortDayText(day)}` };
  const text = daysLeftText('business', left);
  return { tone: 'early', text: isOurs ? text : text.replace(/^Te q/, 'Q') };
}

const LOOKS: Record<ClockTone, string> = {
  early: 'bg-mango-1 text-mango-8',
  last: 'bg-tomate-1 text-tomate-7',
  overdue: 'bg-tomate-1 text-tomate-7',
};

/** Mango while there is time, tomato on the last day and after it. */
export function ClockChip({ day, today, isOurs }: { day: string; today: string; isOurs: boolean }) {
  const { tone, text } = clockOf(day, today, isOurs);
  return (
    <span
      className={`inline-flex items-center gap-[6px] whitespace-nowrap rounded-full px-[10px] py-[5px] font-semibold text-small leading-4 ${LOOKS[tone]}`}
    >
      <Icon name="clock" size={16} />
      {text}
    </span>
  );
}
