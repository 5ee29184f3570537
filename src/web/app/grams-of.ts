/** '1,25' kilos as 1250, also '1250 g'; null: nothing was written. */
export function gramsOf(weight: string): number | null | 'unreadable' {
  const typed = weight.trim();
  if (typed === '') return null;
  const [, amount, unit = ''] = /^(\d+(?:[.,]\d+)?)\s*(k|g)?[a-z]*\.?$/i.exec(typed) ?? [];
  const grams = Math.round(Number(amount?.replace(',', '.')) * (unit.toLowerCase() === 'g' ? 1 : 1000));
  return grams > 0 ? grams : 'unreadable';
}

export const UNREADABLE_WEIGHT = 'Escribe el peso en kilos, por ejemplo 1,2.';
