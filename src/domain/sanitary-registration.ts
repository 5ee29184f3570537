/**
 * How the INVIMA writes its numbers. Foods by their risk: registro (RSA), permiso (PSA), notificación (NSA), with a number and
 * a year or, before 2013, a letter, a year and an I; cosmetics and cleaning: notificación obligatoria (NSO), with the year
 * and the country that gave it.
 */
const formats = {
  RSA: { form: /^RSA(-?\d{4,8}-?(19|20)\d{2}|[A-Z]{1,2}\d{2}I\d{3,7})$/, example: 'RSA-0012345-2021' },
  PSA: { form: /^PSA(-?\d{4,8}-?(19|20)\d{2}|[A-Z]{1,2}\d{2}I\d{3,7})$/, example: 'PSA-0001234-2020' },
  NSA: { form: /^NSA(-?\d{4,8}-?(19|20)\d{2}|[A-Z]{1,2}\d{2}I\d{3,7})$/, example: 'NSA-0004321-2022' },
  NSO: { form: /^NSO[A-Z]?-?\d{4,7}-\d{2}(CO|EC|PE|BO)$/, example: 'NSOC12345-21CO' },
} as const;

export type RegistrationKind = keyof typeof formats;
export const REGISTRATION_KINDS = Object.keys(formats) as RegistrationKind[];

/** What is wrong with a number, in Spanish; null: it is written as one of the accepted kinds. None given: all are. */
export function registrationProblem(text: string, accepted: readonly string[]): string | null {
  const number = text.toUpperCase().replaceAll(' ', '');
  const kinds = REGISTRATION_KINDS.filter((kind) => accepted.length === 0 || accepted.includes(kind));
  if (kinds.some((kind) => formats[kind].form.test(number))) return null;
  const examples = kinds.map((kind) => formats[kind].example).join(' o ');
  return `Escríbelo como está en el empaque, por ejemplo ${examples}.`;
}
