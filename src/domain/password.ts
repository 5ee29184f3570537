export const PASSWORD_MESSAGES = {
  registration: 'La contraseña debe contener al menos 8 caracteres, una mayúscula y un carácter especial.',
  registrationMismatch: 'Las contraseñas no coinciden.',
  change: 'La nueva contraseña debe contener al menos 8 caracteres, una mayúscula y un carácter especial.',
  changeMismatch: 'La nueva contraseña y la confirmación no coinciden',
  common: 'Esta contraseña es fácil de adivinar. Elige otra que no use palabras comunes ni tus datos.',
  meetsRules: 'La contraseña cumple con los requisitos.',
} as const;

/** Spec 5: at least 8 characters, one uppercase letter (Ñ and Á count) and one special character. */
export function isPassword(text: string): boolean {
  return [...text].length >= 8 && /\p{Lu}/u.test(text) && /[^\p{L}\p{M}\p{N}\s]/u.test(text);
}
