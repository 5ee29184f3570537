import type { ErrorEntry } from '../error-entry.ts';

export const operatorBuyerErrors = {
  'account-owns-shop': {
    status: 409,
    message: 'Esta persona tiene una tienda: bloquéala o desbloquéala desde Vendedores.',
  },
  'account-is-staff': {
    status: 409,
    message: 'Esta persona es del equipo de operación: cambia su acceso desde Equipo.',
  },
  'account-closed': { status: 409, message: 'La cuenta está cerrada.' },
} satisfies Record<string, ErrorEntry>;
