export type PaymentMethodId = 1 | 3;

export const ONLINE_PAYMENT = 1 satisfies PaymentMethodId;
export const CASH_ON_DELIVERY = 3 satisfies PaymentMethodId;

export const PAYMENT_PROVIDER_NAME = 'ePayco';

export const PAYMENT_METHODS = [
  { id: ONLINE_PAYMENT, name: PAYMENT_PROVIDER_NAME },
  { id: CASH_ON_DELIVERY, name: 'Pago en casa' },
] as const satisfies readonly { id: PaymentMethodId; name: string }[];

export function isPaymentMethodId(value: unknown): value is PaymentMethodId {
  return PAYMENT_METHODS.some(({ id }) => id === value);
}

/** Name on the purchase result (spec 4): from the query's ref_payco and metodo. */
export function resultMethodName(query: { paymentReference: string | null; method: string | null }): string {
  if (query.paymentReference) return PAYMENT_PROVIDER_NAME;
  return query.method === 'contraentrega' ? 'Pago contraentrega' : 'Método no especificado';
}
