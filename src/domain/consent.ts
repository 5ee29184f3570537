import { PRIVACY_POLICY, TERMS } from './legal-texts.ts';

/** What people agree to; each acceptance is stored with the version of its text. */
export const CONSENTS = {
  terms: { name: 'Términos y condiciones', textVersion: TERMS.version },
  privacy: { name: 'Tratamiento de datos personales', textVersion: PRIVACY_POLICY.version },
  marketing: { name: 'Ofertas y novedades por correo', textVersion: PRIVACY_POLICY.version },
} as const;

export type ConsentKind = keyof typeof CONSENTS;
