/** Whole Colombian pesos. Never cents, never fractions. */
export type Pesos = number;

export function isPesos(value: unknown): value is Pesos {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

export function sumPesos(amounts: readonly Pesos[]): Pesos {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** '$ 1.234.567' (spec 5). Not Intl: it writes a non-breaking space after the sign. */
export function formatPesos(amount: Pesos): string {
  const rounded = Math.round(amount);
  const digits = String(Math.abs(rounded)).replace(/\B(?=(\d{3})+$)/g, '.');
  return rounded < 0 ? `-$ ${digits}` : `$ ${digits}`;
}
