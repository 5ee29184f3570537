export const NIT_MESSAGES = {
  length: 'El NIT debe contener entre 6 a 11 digitos, incluyendo el codigo de verificación.',
  'check-digit': 'El dígito de verificación del NIT no es correcto.',
} as const;

export type NitCheck = { ok: true } | { ok: false; reason: keyof typeof NIT_MESSAGES };

/** A NIT as the forms ask for it (spec 5): 6 to 11 digits, the last one the check digit, no hyphen. */
export function checkNit(text: string): NitCheck {
  if (!/^\d{6,11}$/.test(text)) return { ok: false, reason: 'length' };
  const isRight = Number(text.at(-1)) === nitCheckDigit(text.slice(0, -1));
  return isRight ? { ok: true } : { ok: false, reason: 'check-digit' };
}

/** DIAN's módulo 11 over the number without its check digit, at most 15 digits. */
export function nitCheckDigit(number: string): number {
  const sum = [...number]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (WEIGHTS_FROM_RIGHT[index] ?? 0), 0);
  const remainder = sum % 11;
  return remainder < 2 ? remainder : 11 - remainder;
}

const WEIGHTS_FROM_RIGHT = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];
