import { MAXIMUM_SAVED_VIEWS } from '../../domain/saved-view.ts';
import type { ErrorEntry } from '../error-entry.ts';

export const savedViewErrors = {
  'view-without-name': { status: 400, message: 'Escribe un nombre para la vista.' },
  'view-without-filter': { status: 400, message: 'Filtra o busca algo antes de guardar la vista.' },
  'view-name-taken': { status: 409, message: 'Ya tienes una vista con ese nombre en esta lista.' },
  'too-many-views': {
    status: 409,
    message: `Puedes guardar hasta ${MAXIMUM_SAVED_VIEWS} vistas en cada lista. Borra una antes.`,
  },
} satisfies Record<string, ErrorEntry>;
