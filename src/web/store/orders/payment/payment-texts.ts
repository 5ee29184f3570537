import { formatDeadline } from './deadline.ts';
import type { PaymentStatus } from './payment-status.ts';

export interface PaymentTexts {
  title: string;
  lines: string[];
}

/** What happened and what comes next; who bought and what is the page's matter. */
export function paymentTexts(payment: PaymentStatus): PaymentTexts {
  return TEXTS[payment.state](payment);
}

const TEXTS: Record<PaymentStatus['state'], (payment: PaymentStatus) => PaymentTexts> = {
  pagado: () => ({ title: '¡Gracias por tu compra!', lines: ['Tu pago fue aprobado.'] }),
  'sin-pago': (payment) => ({
    title: 'Solo falta tu pago',
    lines: [`Recibimos tu pedido.${reservation(payment)}`, 'Puedes pagar con tarjeta, PSE o efectivo.'],
  }),
  pendiente: (payment) => ({
    title: 'Tu pago está pendiente',
    lines: [NEXT_STEP[payment.channel ?? 'card'], `Esta página se actualiza sola.${reservation(payment)}`],
  }),
  rechazado: (payment) => ({
    title: 'Tu pago no pasó',
    lines: [reasonSentence(payment), `Tu pedido sigue en pie.${reservation(payment)}`].filter(Boolean),
  }),
  vencido: ({ canPay }) => ({
    title: 'Se acabó el tiempo para pagar',
    lines: canPay
      ? ['Ya no guardamos tus productos, pero todavía puedes pagar este pedido mientras haya existencias.']
      : ['Este pedido quedó anulado y sus productos volvieron a la venta. Puedes comprarlos de nuevo.'],
  }),
  reversado: () => ({
    title: 'Tu pago fue reversado',
    lines: ['El dinero vuelve al medio con el que pagaste. Tu banco puede tardar unos días en mostrarlo.'],
  }),
};

const NEXT_STEP: Record<NonNullable<PaymentStatus['channel']>, string> = {
  pse: 'Tu banco todavía no confirma el pago por PSE. Puede tardar unos minutos o unas horas: no pagues otra vez.',
  cash: 'Paga en el punto que elegiste con el código que te dio ePayco. Cuando lo recibamos, preparamos tu pedido.',
  card: 'ePayco está revisando tu pago. No tienes que hacer nada y no debes pagar otra vez.',
  wallet: 'Tu billetera todavía no confirma el pago. Apruébalo en tu celular y no pagues otra vez.',
};

function reservation({ expiresAt }: PaymentStatus): string {
  return expiresAt ? ` Guardamos tus productos hasta ${formatDeadline(expiresAt)}` : '';
}

/** In the provider's words, which end with or without a full stop. */
function reasonSentence({ reason }: PaymentStatus): string {
  const text = reason.trim().replace(/\.$/, '');
  return text ? `Motivo: ${text}.` : '';
}
