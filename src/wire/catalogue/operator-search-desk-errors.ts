import type { ErrorEntry } from '../error-entry.ts';

export const operatorSearchDeskErrors = {
  'search-rule-exists': {
    status: 409,
    message: 'Ese producto ya tiene una regla para esa búsqueda en esas fechas.',
  },
  'search-alert-limit': {
    status: 409,
    message: 'Ya esperas 20 avisos. Cuando llegue uno puedes pedir otro.',
  },
  'search-rule-limit': {
    status: 409,
    message: 'No caben más reglas: máximo 20 por búsqueda. Borra las vencidas.',
  },
} satisfies Record<string, ErrorEntry>;
