import {
  CASH_ON_DELIVERY,
  PAYMENT_METHODS,
  type PaymentMethodId,
} from '../../../../domain/payment-method.ts';
import type { Context } from '../../../context.ts';

export interface PaymentMethod {
  id: PaymentMethodId;
  name: string;
  available: boolean;
}

/** Cash on delivery needs nobody else; paying online takes a configured provider. */
export function listPaymentMethods({ paymentProvider }: Pick<Context, 'paymentProvider'>): PaymentMethod[] {
  return PAYMENT_METHODS.map(({ id, name }) => ({
    id,
    name,
    available: id === CASH_ON_DELIVERY || paymentProvider !== null,
  }));
}
