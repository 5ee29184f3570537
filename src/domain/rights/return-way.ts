import type { CaseRule } from './case-rule.ts';

/** How a parcel goes back to its shop. */
export type ReturnWay = 'own' | 'label' | 'pickup';

const NAMES = {
  own: 'Lo mando por mi cuenta',
  label: 'Con guía de devolución, flete al cobro',
  pickup: 'Que la tienda lo recoja',
} as const satisfies Record<ReturnWay, string>;

export function returnWayName(way: ReturnWay): string {
  return NAMES[way];
}

/** Freight that is collected from its receiver is for whom the law makes pay it; who pays herself needs no such slip. */
export function returnWaysOf(paidBy: CaseRule['returnPaidBy']): ReturnWay[] {
  return paidBy === 'shop' ? ['label', 'pickup', 'own'] : ['own', 'pickup'];
}

/** Who pays for a way, in words; `freightText` as the tariff has it, null: nobody can say. */
export function returnCostText(
  way: ReturnWay,
  { paidBy, freightText }: { paidBy: CaseRule['returnPaidBy']; freightText: string | null },
): string {
  const about = freightText === null ? '' : ` Según nuestra tarifa, ${freightText}.`;
  if (paidBy !== 'shop') return `El envío de vuelta lo pagas tú, a la transportadora.${about}`;
  if (way === 'label') return `La tienda le paga el flete a la transportadora al recibir.${about}`;
  if (way === 'pickup') return `La tienda manda por el paquete y paga el flete.${about}`;
  return `Guarda el recibo: la tienda te devuelve el flete.${about}`;
}
