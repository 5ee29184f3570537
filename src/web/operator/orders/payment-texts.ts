import type { PaymentState } from '../../../domain/payment-state.ts';

export const PAYMENT_TAGS = {
  waiting: { name: 'Pago pendiente', tone: 'attention' },
  paid: { name: 'Pagado', tone: 'done' },
  expired: { name: 'Pago vencido', tone: 'neutral' },
  reversed: { name: 'Pago reversado', tone: 'urgent' },
} as const satisfies Record<PaymentState, { name: string; tone: string }>;

export const CHANNEL_NAMES: Record<string, string> = {
  card: 'Tarjeta',
  pse: 'PSE',
  cash: 'Efectivo en un punto',
  wallet: 'Billetera',
};

export const OUTCOME_NAMES = {
  waiting: 'En espera',
  failed: 'Fallida',
  paid: 'Pagó el pedido',
  'refund-due': 'Por devolver',
  reversed: 'Reversada',
} as const;

export const SOURCE_NAMES = {
  confirmation: 'Confirmación del proveedor',
  return: 'Regreso del comprador',
  question: 'Consulta nuestra',
} as const;
