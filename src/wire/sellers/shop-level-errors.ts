import type { ErrorEntry } from '../error-entry.ts';

export const shopLevelErrors = {
  'event-contested': { status: 409, message: 'Ya pediste revisar este evento.' },
  'contest-decided': { status: 409, message: 'Esta revisión ya tiene una decisión. Actualiza la página.' },
} satisfies Record<string, ErrorEntry>;
