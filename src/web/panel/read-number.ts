const WHOLE = /^(\d+|\d{1,3}(\.\d{3})+)$/;
const DECIMAL = /^(\d+([.,]\d+)?|\d{1,3}(\.\d{3})+,\d+)$/;

/** A number as Colombians write it: '12.500', '0,35'. Blank is null. */
export function readNumber(text: string, decimals: number): number | null | 'unreadable' {
  const typed = text.trim().replace(/^\$\s*/, '');
  if (typed === '') return null;
  // A sheet's '18900.00' is no 1.890.000.
  if (!(decimals === 0 ? WHOLE : DECIMAL).test(typed)) return 'unreadable';
  const plain = decimals === 0 || typed.includes(',') ? typed.replaceAll('.', '') : typed;
  return Number(Number(plain.replace(',', '.')).toFixed(decimals));
}

/** A number as readNumber reads it; blank for null. Only whole numbers are grouped: '1.500' with decimals is one and a half. */
export function writtenNumber(value: number | null, decimals: number): string {
  if (value === null) return '';
  return value.toLocaleString('es-CO', { maximumFractionDigits: decimals, useGrouping: decimals === 0 });
}
