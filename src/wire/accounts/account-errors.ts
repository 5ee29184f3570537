import type { ErrorEntry } from '../error-entry.ts';

export const accountErrors = {
  'login-required': { status: 401, message: 'Inicia sesión para continuar.' },
  'favourites-full': {
    status: 409,
    message: 'Tu lista de deseos está llena. Quita un producto para añadir otro.',
  },
  // One text for a wrong, an expired and a used code: whoever guesses learns nothing.
  'claim-code-invalid': { status: 400, message: 'El código no es válido o ya venció. Pide uno nuevo.' },
} satisfies Record<string, ErrorEntry>;
