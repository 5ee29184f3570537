/** 'Bogotá' of 'Bogotá, D.C.', as everybody calls it. */
export function shortCityName(name: string): string {
  return name.replace(/, D\.\s?C\.$/, '');
}

/**
 * 'Fresco: viaja solo a Bogotá y 15 municipios cercanos.' `cityNames`: the nearest first; `cityCount`: all that it goes to.
 */
export function freshReachText(cityNames: readonly string[], cityCount: number): string {
  const [nearest] = cityNames;
  if (nearest === undefined) return 'Fresco: por ahora no viaja.';
  const others = cityCount - 1;
  const more = others === 1 ? ' y 1 municipio cercano' : ` y ${others} municipios cercanos`;
  return `Fresco: viaja solo a ${shortCityName(nearest)}${others > 0 ? more : ''}.`;
}

/** '2,1 kg' */
export function kilogramsText(kilograms: number): string {
  return `${String(kilograms).replace('.', ',')} kg`;
}
