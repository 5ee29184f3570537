/** What people agree to; each acceptance is stored with the version of its text. */
export const CONSENTS = {
  terms: { name: 'Términos y condiciones', text: 'terms' },
  privacy: { name: 'Tratamiento de datos personales', text: 'privacy' },
  marketing: { name: 'Ofertas y novedades por correo', text: 'privacy' },
} as const satisfies Record<string, { name: string; text: 'terms' | 'privacy' }>;

export type ConsentKind = keyof typeof CONSENTS;
