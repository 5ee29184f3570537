/** A number as Colombians write it: '12.500', '0,35'. Blank is null. */
export function readNumber(text: string, decimals: number): number | null | 'unreadable' {
  const typed = text.trim().replace(/^\$\s*/, '');
  if (typed === '') return null;
  const plain = decimals === 0 || typed.includes(',') ? typed.replaceAll('.', '') : typed;
  if (!(decimals === 0 ? /^\d+$/ : /^\d+([.,]\d+)?$/).test(plain)) return 'unreadable';
  return Number(Number(plain.replace(',', '.')).toFixed(decimals));
}

/** A number as readNumber reads it; blank for null. Only whole numbers are grouped: '1.500' with decimals is one and a half. */
export function writtenNumber(value: number | null, decimals: number): string {
  if (value === null) return '';
  return value.toLocaleString('es-CO', { maximumFractionDigits: decimals, useGrouping: decimals === 0 });
}
