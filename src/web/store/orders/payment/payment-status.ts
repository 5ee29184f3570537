import type { PaymentResult } from '../../../../wire/orders/payments.ts';

/** How one asks for it: by the provider's reference or by the order, with the key of its mail. */
export interface PaymentQuestion {
  reference?: string;
  number?: number;
  token?: string;
}

/** What is known of an order's online payment, without the order itself. */
export type PaymentStatus = Omit<PaymentResult, 'state' | 'order'> & {
  state: NonNullable<PaymentResult['state']>;
};

/** Null: there is no such payment, or none that may be told. */
export function statusOf({ order: _, state, ...rest }: PaymentResult): PaymentStatus | null {
  return state === null ? null : { ...rest, state };
}

/** The provider may decide any moment. */
export function isUndecided(status: PaymentStatus | null): boolean {
  return status?.state === 'pendiente' || status?.state === 'sin-pago';
}

/** Of the result's address; null when it names nothing. ePayco is known to send 'undefined' as the reference. */
export function questionOf(parameters: URLSearchParams): PaymentQuestion | null {
  const reference = parameters.get('ref_payco')?.trim() ?? '';
  const number = Number(parameters.get('pedido'));
  const token = parameters.get('llave');
  const question = {
    ...(/^(?!undefined$|null$)[\w-]{1,60}$/.test(reference) && { reference }),
    ...(Number.isSafeInteger(number) && number > 0 && { number }),
  };
  if (Object.keys(question).length === 0) return null;
  return { ...question, ...(token && { token: token.slice(0, 100) }) };
}
