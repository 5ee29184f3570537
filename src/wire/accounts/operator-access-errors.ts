import type { ErrorEntry } from '../error-entry.ts';

export const operatorAccessErrors = {
  'second-factor-required': {
    status: 403,
    message: 'Escribe el código de tu aplicación de autenticación para entrar a la operación.',
  },
  'second-factor-missing': {
    status: 403,
    message: 'Para entrar a la operación activa primero la verificación en dos pasos.',
  },
  'second-factor-wrong': {
    status: 400,
    message: 'El código no es correcto o ya se usó. Espera el siguiente e inténtalo de nuevo.',
  },
  'second-factor-exists': {
    status: 409,
    message: 'Ya tienes activa la verificación en dos pasos. Quítala antes de configurar otro teléfono.',
  },
  'too-many-proofs': {
    status: 429,
    message:
      'Demasiados intentos con códigos. Usa un código de recuperación o espera 15 minutos e inténtalo de nuevo.',
  },
  'last-administrator': {
    status: 409,
    message: 'El equipo necesita al menos una persona con el rol de administración.',
  },
} satisfies Record<string, ErrorEntry>;
