import type { ErrorEntry } from '../error-entry.ts';

export const listErrors = {
  'lists-full': { status: 409, message: 'Ya tienes 20 listas. Elimina una para crear otra.' },
  'list-full': { status: 409, message: 'Esta lista ya tiene 200 productos. Quita uno o usa otra lista.' },
} satisfies Record<string, ErrorEntry>;
