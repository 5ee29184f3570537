const TEXTS: Readonly<Record<number, string>> = {
  1: 'Atención con problemas',
  2: 'Atención por mejorar',
  3: 'Buena atención',
  4: 'Muy buena atención',
  5: 'Excelente atención',
};

/** A shop's level as its own people read it. */
export function levelText(level: number): string {
  return TEXTS[level] ?? '';
}

/** As shoppers read it, from good on; null: nothing to say, as of a new shop. */
export function shownLevel(level: number | null): string | null {
  return level !== null && level >= 3 ? levelText(level) : null;
}
