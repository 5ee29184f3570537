import type { ErrorEntry } from '../error-entry.ts';

export const operatorCatalogueErrors = {
  'category-depth': {
    status: 409,
    message: 'Solo hay dos niveles: una categoría que tiene subcategorías no puede estar dentro de otra.',
  },
  'category-itself': { status: 409, message: 'Elige una categoría distinta.' },
  'category-exists': { status: 409, message: 'Ya hay una categoría con ese nombre en ese lugar.' },
  'category-not-empty': {
    status: 409,
    message: 'La categoría tiene productos o subcategorías. Únela con otra o muévelos antes de eliminarla.',
  },
  'category-changed': {
    status: 409,
    message: 'Otra persona cambió los campos de esta categoría. Actualiza la página y vuelve a intentarlo.',
  },
  'category-limit': { status: 409, message: 'Ya hay 5.000 categorías. Une o elimina algunas.' },
} satisfies Record<string, ErrorEntry>;
