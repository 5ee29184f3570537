import type { ErrorEntry } from './error-entry.ts';

export const operatorSellerErrors = {
  'seller-state': { status: 409, message: 'El estado de la tienda no permite esta operación.' },
  'application-rejected': {
    status: 409,
    message: 'Hay puntos rechazados: acéptalos o pide la corrección antes de aprobar.',
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
