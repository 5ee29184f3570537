import type { ErrorEntry } from '../error-entry.ts';

/** Spec 8, and our own reasons. `login-required` stands in account-errors.ts. */
export const identityErrors = {
  'login-failed': { status: 400, message: 'Usuario no encontrado con los datos proporcionados.' },
  'account-pending': {
    status: 402,
    message: 'La cuenta está en proceso de validación. Por favor, espere.',
  },
  'account-blocked': { status: 405, message: 'La cuenta está bloqueada. Por favor, contacta con soporte.' },
  'too-many-logins': {
    status: 429,
    message:
      'Demasiados intentos de inicio de sesión a la vez. Intenta de nuevo en un momento o pide una contraseña a tu correo.',
  },
  'email-not-registered': { status: 400, message: 'El correo electrónico no se encuentra registrado' },
  'too-many-recoveries': {
    status: 429,
    message: 'Ya enviamos varias contraseñas. Usa la última que llegó a tu correo: sirve 30 minutos.',
  },
  'password-change-failed': { status: 400, message: 'Error al cambiar la contraseña' },
  'password-change-required': {
    status: 403,
    message: 'Cambia primero la contraseña que te enviamos por correo.',
  },
  'wrong-password': { status: 400, message: 'La contraseña no es correcta.' },
  'account-has-shop': {
    status: 409,
    message: 'Tu cuenta tiene una tienda. Escríbenos a soporte para cerrarla.',
  },
  'account-exists': { status: 409, message: 'Ya existe una cuenta con este correo...' },
  'account-in-validation': { status: 409, message: '¡Su cuenta está en proceso de validación!' },
  'registration-not-found': {
    status: 404,
    message: 'No encontramos tu registro. Empieza de nuevo con tu correo electrónico.',
  },
  'too-many-registrations': {
    status: 429,
    message: 'Hay demasiados registros a la vez. Intenta de nuevo en un momento.',
  },
  'phone-not-verified': { status: 409, message: 'Valida primero tu número de teléfono.' },
  'code-wrong': { status: 400, message: 'Código de verificación incorrecto' },
  'code-expired': { status: 400, message: 'El código venció. Pide uno nuevo.' },
  'code-exhausted': { status: 429, message: 'Demasiados intentos con este código. Pide uno nuevo.' },
  'too-many-codes': {
    status: 429,
    message: 'Ya enviamos varios códigos. Espera una hora e intenta de nuevo.',
  },
  'code-too-soon': { status: 429, message: 'Espera un momento antes de pedir otro código.' },
  'sms-unavailable': {
    status: 503,
    message: 'No podemos enviar mensajes de texto en este momento. Intenta más tarde.',
  },
  'nit-taken': { status: 408, message: 'El NIT ya se encuentra registrado en la base de datos' },
  'seller-registration-failed': { status: 409, message: 'Comuniquese con el Administrador de la Web' },
} satisfies Record<string, ErrorEntry>;
