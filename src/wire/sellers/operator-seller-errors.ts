import type { ErrorEntry } from '../error-entry.ts';

export const operatorSellerErrors = {
  'seller-state': { status: 409, message: 'El estado de la tienda no permite esta operación.' },
  'application-rejected': {
    status: 409,
    message: 'Hay puntos rechazados: acéptalos o pide la corrección antes de aprobar.',
  },
  'application-unreviewed': {
    status: 409,
    message: 'Hay puntos sin revisar: revísalos o confirma que apruebas sin mirarlos.',
  },
  'approval-undo-over': {
    status: 409,
    message: 'Pasaron más de 10 minutos desde la aprobación. Si hace falta, bloquea la tienda.',
  },
  'approval-has-orders': {
    status: 409,
    message: 'La tienda ya tiene pedidos. Si hace falta, bloquéala: sus pedidos siguen su curso.',
  },
  'nothing-rejected': {
    status: 409,
    message: 'Rechaza al menos un punto, con su motivo, antes de pedir la corrección.',
  },
  'application-item-fixed': {
    status: 409,
    message: 'Este punto no está rechazado: no hay nada que corregir.',
  },
} satisfies Record<string, ErrorEntry>;
