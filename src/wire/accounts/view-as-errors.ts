import type { ErrorEntry } from '../error-entry.ts';

export const viewAsErrors = {
  'view-as-read-only': {
    status: 403,
    message:
      'Estás viendo esta tienda en solo lectura: no puedes cambiar nada. Sal de la vista para continuar.',
  },
} satisfies Record<string, ErrorEntry>;
