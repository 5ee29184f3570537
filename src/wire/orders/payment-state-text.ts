import * as z from 'zod/mini';
import type { PaymentState } from '../../domain/payment-state.ts';

const TEXTS = {
  waiting: 'pendiente',
  paid: 'pagado',
  expired: 'vencido',
  reversed: 'reversado',
} as const satisfies Record<PaymentState, string>;

const STATES = Object.fromEntries(Object.entries(TEXTS).map(([state, text]) => [text, state])) as Record<
  (typeof TEXTS)[PaymentState],
  PaymentState
>;

/** Whether an order that is paid online has been paid. */
export const paymentStateText = z.codec(z.enum(Object.values(TEXTS)), z.custom<PaymentState>(), {
  decode: (text) => STATES[text],
  encode: (state) => TEXTS[state],
});

/** Money that goes back to a buyer. */
export const refundStateText = z.codec(z.enum(['pendiente', 'pagado']), z.enum(['due', 'paid']), {
  decode: (text) => (text === 'pagado' ? 'paid' : 'due'),
  encode: (state) => (state === 'paid' ? 'pagado' : 'pendiente'),
});
