import type { NetContent, NetContentUnit } from './net-content.ts';
import { formatNumber } from './number-text.ts';

export const UNIT_NAMES: Record<NetContentUnit, string> = {
  g: 'g',
  kg: 'kg',
  ml: 'ml',
  l: 'L',
  m: 'm',
  cm: 'cm',
  m2: 'm²',
  unidad: 'unidades',
};

/** '500 g', '6 × 330 ml', '18 unidades'. */
export function contentText({ amount, unit, pieces }: NetContent): string {
  const name = unit === 'unidad' && amount === 1 ? 'unidad' : UNIT_NAMES[unit];
  const one = `${formatNumber(amount)} ${name}`;
  return pieces === 1 ? one : `${formatNumber(pieces)} × ${one}`;
}
