const KILOS = /^(\d+(?:[.,]\d+)?)\s*(?:kgs?|kilos?|kilogramos?)?\.?$/i;
const GRAMS = /^(\d+|\d{1,3}(?:\.\d{3})+)\s*(?:g|grs?|gramos?)\.?$/i;

/** '1,25' kilos as 1250, also '1.250 g'; null: nothing was written. */
export function gramsOf(weight: string): number | null | 'unreadable' {
  const typed = weight.trim();
  if (typed === '') return null;
  const [, kilos] = KILOS.exec(typed) ?? [];
  const [, grams] = GRAMS.exec(typed) ?? [];
  const read = grams
    ? Number(grams.replaceAll('.', ''))
    : Math.round(Number(kilos?.replace(',', '.')) * 1000);
  return read > 0 ? read : 'unreadable';
}

export const UNREADABLE_WEIGHT = 'Escribe el peso en kilos, por ejemplo 1,2.';
