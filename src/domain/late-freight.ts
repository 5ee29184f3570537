import { addBusinessDays, type CalendarDay } from './business-days.ts';
import { formatPesos, type Pesos } from './money.ts';
import { longDay } from './promise-text.ts';

/** The operator's rule for packages that come later than promised. */
export interface LateFreightRule {
  /** From so many business days after the last promised one the freight goes back; 0: it never does. */
  freightBackBusinessDays: number;
  /** What of it a shop bears that sent its package later than it had to. */
  freightBackShopPercent: number;
}

/** From which day on a package has its freight back, if it has not come before; null: never. */
export function freightBackDay(
  { lastDay, shippingRate }: { lastDay: CalendarDay; shippingRate: Pesos },
  { freightBackBusinessDays }: LateFreightRule,
): CalendarDay | null {
  if (freightBackBusinessDays === 0 || shippingRate === 0) return null;
  return addBusinessDays(lastDay, freightBackBusinessDays);
}

/** A package whose promised days went by. */
export interface LateDispatch {
  /** The last day on which its shop might send it; null: bought before promises were kept. */
  dispatchBy: CalendarDay | null;
  /** Null: it has not left. */
  leftOn: CalendarDay | null;
}

/** Whose days they were: the shop's when the package left after its day, else the carrier's. */
export function lateParty({ dispatchBy, leftOn }: LateDispatch): 'shop' | 'carrier' {
  if (leftOn === null) return 'shop';
  return dispatchBy !== null && leftOn > dispatchBy ? 'shop' : 'carrier';
}

/** What of the freight its shop bears; the marketplace bears the rest. */
export function shopCharge(
  late: LateDispatch,
  shippingRate: Pesos,
  { freightBackShopPercent }: LateFreightRule,
): Pesos {
  return lateParty(late) === 'shop' ? Math.round((shippingRate * freightBackShopPercent) / 100) : 0;
}

/** What a buyer is told of the freight of a late package. */
export interface FreightBack {
  /** The day from which it goes back. */
  on: CalendarDay;
  amount: Pesos;
  /** It has been refunded. */
  isGiven: boolean;
  /** Cash that nobody has recorded yet cannot go back. */
  isPaid: boolean;
}

/** 'Si no llega antes del lun 30 de nov, te devolvemos el envío ($ 8.000).' */
export function freightBackText({ on, amount, isGiven, isPaid }: FreightBack, today: CalendarDay): string {
  const pesos = formatPesos(amount);
  if (isGiven) return `Te devolvemos el envío (${pesos}) porque llegó tarde.`;
  if (today < on) return `Si no llega antes del ${longDay(on)}, te devolvemos el envío (${pesos}).`;
  if (!isPaid) return `Te devolvemos el envío (${pesos}) cuando quede registrado tu pago.`;
  return `Te devolvemos el envío (${pesos}).`;
}
