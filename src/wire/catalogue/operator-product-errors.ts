import type { ErrorEntry } from '../error-entry.ts';

export const operatorProductErrors = {
  'product-paused': { status: 409, message: 'La plataforma ya pausó este producto.' },
  'product-not-paused': { status: 409, message: 'Este producto no está pausado por la plataforma.' },
  'category-unknown': { status: 409, message: 'Esa categoría no existe. Actualiza la página.' },
} satisfies Record<string, ErrorEntry>;
