import type { ErrorEntry } from '../error-entry.ts';

export const accountErrors = {
  'login-required': { status: 401, message: 'Inicia sesión para continuar.' },
  'favourites-full': {
    status: 409,
    message: 'Tu lista de deseos está llena. Quita un producto para añadir otro.',
  },
  'order-of-account': {
    status: 409,
    message: 'Este pedido ya está en una cuenta. Inicia sesión para verlo.',
  },
  'order-email-registered': {
    status: 409,
    message: 'Ya tienes una cuenta con el correo de este pedido. Inicia sesión y tráelo desde tus pedidos.',
  },
  // One text for a wrong, an expired and a used code: whoever guesses learns nothing.
  'claim-code-invalid': { status: 400, message: 'El código no es válido o ya venció. Pide uno nuevo.' },
} satisfies Record<string, ErrorEntry>;
