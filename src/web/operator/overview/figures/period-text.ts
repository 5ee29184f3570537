import { shortDayText } from '../../../panel/date-texts.ts';

/** 'Del 1 dic al 7 dic, comparado con los 7 días anteriores' */
export function periodText({
  from,
  to,
  days,
}: {
  from: string;
  to: string;
  days: readonly unknown[];
}): string {
  const before = days.length === 1 ? 'el día anterior' : `los ${days.length} días anteriores`;
  return `Del ${shortDayText(from)} al ${shortDayText(to)}, comparado con ${before}`;
}
