const STATEMENT_MONTHS = 12;

/** 'YYYY-MM' of the month of this day 'YYYY-MM-DD' and of those before it, newest first. */
export function lastMonths(today: string): string[] {
  const [year, month] = today.split('-').map(Number);
  return Array.from({ length: STATEMENT_MONTHS }, (_, back) =>
    new Date(Date.UTC(Number(year), Number(month) - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
