import type { ErrorEntry } from '../error-entry.ts';

export const operatorSettingsErrors = {
  'setting-changed': {
    status: 409,
    message: 'Alguien cambió esto mientras lo editabas. Recarga la página y vuelve a hacer tu cambio.',
  },
} satisfies Record<string, ErrorEntry>;
