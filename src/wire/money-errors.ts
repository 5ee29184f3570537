import type { ErrorEntry } from './error-entry.ts';

export const moneyErrors = {
  'operator-only': { status: 403, message: 'Esta operación es solo para el equipo de la plataforma.' },
  'payment-refused-by-provider': {
    status: 409,
    message: 'El proveedor de pagos no aceptó abrir este pago. Intenta de nuevo o elige otro método.',
  },
  'payment-not-open': { status: 409, message: 'Este pedido ya no está pendiente de pago.' },
  'payment-stock-gone': {
    status: 409,
    message: 'Mientras tanto se agotó un producto de tu pedido. Arma de nuevo tu carrito.',
  },
} satisfies Record<string, ErrorEntry>;
