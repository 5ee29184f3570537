import { CASH_ON_DELIVERY, PAYMENT_METHODS, type PaymentMethodId } from '../../../domain/payment-method.ts';
import type { Context } from '../../context.ts';

export interface PaymentMethod {
  id: PaymentMethodId;
  name: string;
  available: boolean;
}

/** Cash on delivery needs nobody else; paying online waits for a configured provider. */
export function listPaymentMethods(_context: Pick<Context, 'config'>): PaymentMethod[] {
  return PAYMENT_METHODS.map(({ id, name }) => ({ id, name, available: id === CASH_ON_DELIVERY }));
}
