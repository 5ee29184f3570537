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
  'split-differs': {
    status: 409,
    message: 'El reparto no es el que se pidió al proveedor. Revísalo en su panel.',
  },
  'payout-unknown': { status: 404, message: 'No hay un giro con este número.' },
  'payout-state': { status: 409, message: 'El estado del giro no permite este paso.' },
  'payout-amount': { status: 409, message: 'El valor no es el del giro.' },
  'payout-reference-differs': {
    status: 409,
    message: 'El giro ya está pagado con otra referencia del banco.',
  },
  'no-pending-payouts': { status: 409, message: 'No hay giros por enviar al banco.' },
  'payout-report-unreadable': {
    status: 400,
    message:
      'No pudimos leer el archivo. Debe ser CSV con las columnas REFERENCIA y ESTADO, de máximo 2.000 filas.',
  },
  'provider-settlement-differs': {
    status: 409,
    message: 'Ya hay un abono del proveedor con esta referencia y otros valores.',
  },
  'statement-too-long': {
    status: 409,
    message: 'El mes tiene demasiados movimientos para un solo archivo. Consúltalos por páginas.',
  },
} satisfies Record<string, ErrorEntry>;
