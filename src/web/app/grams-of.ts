/** '1,25' kilos as 1250; null: no weight. */
export function gramsOf(kilograms: string): number | null {
  const grams = Math.round(Number(kilograms.trim().replace(',', '.')) * 1000);
  return Number.isFinite(grams) && grams > 0 ? grams : null;
}
