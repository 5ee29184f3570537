import type { Pesos } from '../../domain/money.ts';
import { CASH_ON_DELIVERY } from '../../domain/payment-method.ts';
import { type PageRequest, valueOrPageError } from './page.ts';

/** Of pages that say what may be paid at the door: the operator's rules decide. */
export const CASH_LIMIT_TAG = 'setting:money-rules';

/** Up to which total an order may be paid at the door; 0: none may. */
export async function findCashLimit({ call }: Pick<PageRequest, 'call'>): Promise<Pesos> {
  const methods = valueOrPageError(await call('listPaymentMethods', {}));
  return methods.find(({ id }) => id === CASH_ON_DELIVERY)?.maximumTotal ?? 0;
}
