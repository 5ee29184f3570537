const BRANDS: readonly [pattern: RegExp, name: string][] = [
  [/^4/, 'Visa'],
  [/^(5|2)/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^3/, 'Diners'],
];

/** 'Visa terminada en 0326' out of '457562*******0326'; what cannot be read so stays as it came. */
export function cardName(maskedCard: string): string {
  const [, first = '', lastFour = ''] = /^(\d{0,6})[*•xX\s-]*(\d{4})$/.exec(maskedCard.trim()) ?? [];
  if (!lastFour) return maskedCard;
  const brand = BRANDS.find(([pattern]) => pattern.test(first))?.[1] ?? 'Tarjeta';
  return `${brand} terminada en ${lastFour}`;
}
