import type { Pesos } from '../../../../domain/money.ts';
import {
  CASH_ON_DELIVERY,
  PAYMENT_METHODS,
  type PaymentMethodId,
} from '../../../../domain/payment-method.ts';
import type { Context } from '../../../context.ts';
import { getKeptMoneyRules } from '../../settings/money-rules.service.ts';

export interface PaymentMethod {
  id: PaymentMethodId;
  name: string;
  available: boolean;
  /** Of cash on delivery, for the whole order; 0: none may be paid so. */
  maximumTotal?: Pesos;
}

type Part = Pick<Context, 'paymentProvider'>;

/** Cash on delivery needs nobody else; paying online takes a configured provider. */
export function isMethodSetUp({ paymentProvider }: Part, id: PaymentMethodId): boolean {
  return id === CASH_ON_DELIVERY || paymentProvider !== null;
}

/** What the shop says beforehand; the order itself is judged in cash-limit.service.ts. */
export async function listPaymentMethods(
  context: Part & Pick<Context, 'write' | 'kept'>,
): Promise<PaymentMethod[]> {
  const { maximumTotal } = (await getKeptMoneyRules(context)).cashOnDelivery;
  return PAYMENT_METHODS.map(({ id, name }) =>
    id === CASH_ON_DELIVERY
      ? { id, name, available: maximumTotal > 0, maximumTotal }
      : { id, name, available: isMethodSetUp(context, id) },
  );
}
