import type { ErrorEntry } from '../error-entry.ts';

export const sellerApiErrors = {
  'idempotency-reused': {
    status: 409,
    message: 'Ya usaste esta Idempotency-Key con otros datos. Usa una nueva para cada llamada.',
  },
  'idempotency-running': {
    status: 409,
    message: 'La misma llamada todavía se está haciendo. Espera unos segundos y repítela.',
  },
} satisfies Record<string, ErrorEntry>;
