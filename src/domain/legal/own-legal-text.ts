import type { Brand } from '../brand.ts';
import { type LegalKind, PRIVACY_POLICY, TERMS, WARRANTY_TEXT, WITHDRAWAL_TEXT } from './legal-kind.ts';
import { firstPrivacyText, privacyText } from './own-privacy.ts';
import { warrantyText, withdrawalText } from './own-rights.ts';
import { termsText } from './own-terms.ts';

/** Who speaks in a text, and the addresses that it names. */
export interface LegalTextParts {
  brand: Brand;
  links: { contact: string; petition: string; warranty: string; authority: string };
}

interface OwnLegalText {
  version: string;
  /** In the marks of `readMarkup`. */
  body: (parts: LegalTextParts) => string;
}

/** The texts of the program, the oldest first. A version that was once in force stays as it was: cases cite it. */
export const OWN_LEGAL_TEXTS: Record<LegalKind, readonly [OwnLegalText, ...OwnLegalText[]]> = {
  terms: [{ version: TERMS.version, body: termsText }],
  privacy: [
    { version: '2026-11-21', body: firstPrivacyText },
    { version: PRIVACY_POLICY.version, body: privacyText },
  ],
  withdrawal: [{ version: WITHDRAWAL_TEXT.version, body: withdrawalText }],
  warranty: [{ version: WARRANTY_TEXT.version, body: warrantyText }],
};
