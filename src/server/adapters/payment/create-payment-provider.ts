import type { Config } from '../../config.ts';
import { createEpaycoProvider } from './epayco/epayco-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The configured provider; null when nobody can pay online. */
export function createPaymentProvider({
  payments: { provider, epayco },
  brand,
}: Pick<Config, 'payments' | 'brand'>): PaymentProvider | null {
  return provider === 'none' ? null : createEpaycoProvider(epayco, { shop: brand.name });
}
