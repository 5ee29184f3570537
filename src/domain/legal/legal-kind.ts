/** The texts that people accept or rely on, each in versions. */
export const LEGAL_KINDS = ['terms', 'privacy', 'withdrawal', 'warranty'] as const;

export type LegalKind = (typeof LEGAL_KINDS)[number];

/** The texts that were in force at one moment, by their versions. */
export type LegalVersions = Record<LegalKind, string>;

const NAMES: Record<LegalKind, string> = {
  terms: 'Términos y condiciones',
  privacy: 'Política de tratamiento de datos personales',
  withdrawal: 'Derecho de retracto',
  warranty: 'Garantía',
};

export function legalTextName(kind: LegalKind): string {
  return NAMES[kind];
}

/** Of the program's own texts, in force until somebody publishes another one; a version begins with its first day. */
export const PRIVACY_POLICY = { version: '2026-11-23' } as const;
export const TERMS = { version: '2026-11-21' } as const;
export const WITHDRAWAL_TEXT = { version: '2026-11-23' } as const;
export const WARRANTY_TEXT = { version: '2026-11-23' } as const;
