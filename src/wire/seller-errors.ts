import type { ErrorEntry } from './error-entry.ts';

export const sellerErrors = {
  'seller-only': { status: 403, message: 'Tu cuenta no tiene una tienda.' },
  'seller-blocked': { status: 403, message: 'La tienda está bloqueada. Por favor, contacta con soporte.' },
  'seller-role': { status: 403, message: 'Tu rol en la tienda no permite esta operación.' },
} satisfies Record<string, ErrorEntry>;
