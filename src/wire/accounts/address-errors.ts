import { MAXIMUM_ADDRESSES } from '../../domain/address-book.ts';
import type { ErrorEntry } from '../error-entry.ts';

export const addressErrors = {
  'too-many-addresses': {
    status: 409,
    message: `Puedes guardar hasta ${MAXIMUM_ADDRESSES} direcciones. Borra una antes.`,
  },
  'default-address': {
    status: 409,
    message: 'Es tu dirección principal. Elige otra como principal antes de borrarla.',
  },
} satisfies Record<string, ErrorEntry>;
