import type { ErrorEntry } from '../error-entry.ts';

export const operatorContentErrors = {
  'content-changed': {
    status: 409,
    message:
      'Otra persona cambió este borrador mientras lo editabas. Recarga la página para ver sus cambios.',
  },
  'content-state': {
    status: 409,
    message: 'Esa versión ya no está en un estado que permita hacer esto. Recarga la página.',
  },
} satisfies Record<string, ErrorEntry>;
