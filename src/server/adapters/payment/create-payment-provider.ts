import type { Config } from '../../config.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The configured provider; null when nobody can pay online. */
export function createPaymentProvider(_config: Pick<Config, 'payments'>): PaymentProvider | null {
  return null;
}
