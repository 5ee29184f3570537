import { freightBackText } from '../../../../domain/late-freight.ts';
import { displayStatus, PACKAGE_STATUS } from '../../../../domain/package-status.ts';
import { changedPromise, longPromise } from '../../../../domain/promise-text.ts';
import type { OrderPackage } from './order.loader.ts';

type Parcel = Pick<OrderPackage, 'status' | 'promised' | 'replaced' | 'sellerName'>;

const { cancelled, delivered, returning, awaitingPayment } = PACKAGE_STATUS;

/** What waits for its payment has no date yet: it begins with the money. */
function isComing({ status }: Pick<Parcel, 'status'>): boolean {
  return ![cancelled, delivered, returning, awaitingPayment].some((id) => id === status.id);
}

/** 'Llega entre mié 25 y vie 27 de nov'. */
export function arrivalText(parcel: Parcel): string | null {
  return parcel.promised && isComing(parcel) ? longPromise(parcel.promised) : null;
}

/** 'Llegaba el mié 25; ahora entre jue 26 y vie 27 de nov'. */
export function changeText(parcel: Parcel): string | null {
  const { promised, replaced } = parcel;
  return promised && replaced && isComing(parcel) ? changedPromise(replaced, promised) : null;
}

/** 'Si no llega antes del lun 30 de nov, te devolvemos el envío ($ 8.000)'. */
export function freightText(
  { freightBack }: Pick<OrderPackage, 'freightBack'>,
  today: string,
): string | null {
  return freightBack && freightBackText(freightBack, today);
}

/** What happens next, and who does it. */
export function nextStepText({ status, sellerName }: Parcel): string {
  const text = NEXT_STEPS[displayStatus(status.id).id];
  return text ? text(sellerName) : '';
}

const NEXT_STEPS: Record<number, (shop: string) => string> = {
  [awaitingPayment]: () => 'Empieza cuando se confirme tu pago.',
  19: (shop) => `${shop} va a alistar tu paquete.`,
  20: (shop) => `${shop} está alistando tu paquete.`,
  1: () => 'Está empacado; falta que la transportadora lo lleve.',
  2: () => 'Va en camino. Ten a alguien pendiente para recibirlo.',
  30: () => 'Hubo una novedad con la entrega; la van a intentar otra vez.',
  31: () => 'Va de regreso a la tienda.',
  32: () => 'Este paquete ya no va a llegar.',
};
