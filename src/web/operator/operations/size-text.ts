const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** '9,3 MB'. */
export function sizeText(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** step;
  return `${value.toLocaleString('es-CO', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${UNITS[step]}`;
}
