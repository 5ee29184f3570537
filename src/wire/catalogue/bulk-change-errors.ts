import type { ErrorEntry } from '../error-entry.ts';

export const bulkChangeErrors = {
  'bulk-nothing-chosen': { status: 400, message: 'Ningún producto coincide. Elige de nuevo.' },
  'bulk-too-many': { status: 400, message: 'Cambia máximo 20.000 productos a la vez.' },
  'bulk-limit': { status: 409, message: 'Tienes 5 cambios en curso. Espera a que termine uno.' },
  'bulk-undo-over': {
    status: 409,
    message: 'Pasaron más de 15 minutos: este cambio ya no se puede deshacer.',
  },
} satisfies Record<string, ErrorEntry>;
