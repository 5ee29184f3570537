import { type LegalKind, legalTextName } from '../../../domain/legal/legal-kind.ts';
import type { CaseKind } from '../../../domain/rights/case-kind.ts';
import { paths } from '../../../wire/paths.ts';
import type { CaseRow } from './case-row.ts';

export interface CitedText {
  kind: LegalKind;
  name: string;
  version: string;
  /** Where everybody can read this version for ever. */
  url: string;
}

/** The texts that a case stands on, as they were when it was filed; none of a case from before they were kept. */
export function citedTexts({ kind, legalVersions }: Pick<CaseRow, 'kind' | 'legalVersions'>): CitedText[] {
  if (!legalVersions) return [];
  return KINDS[kind].map((text) => {
    const version = legalVersions[text];
    return { kind: text, name: legalTextName(text), version, url: ADDRESSES[text](version) };
  });
}

const ADDRESSES: Record<LegalKind, (version: string) => string> = {
  terms: paths.terms,
  privacy: paths.privacyPolicy,
  withdrawal: paths.withdrawalRight,
  warranty: paths.warrantyRight,
};

const KINDS: Record<CaseKind, readonly LegalKind[]> = {
  cancellation: ['terms', 'privacy'],
  withdrawal: ['withdrawal', 'terms', 'privacy'],
  warranty: ['warranty', 'terms', 'privacy'],
  'not-delivered': ['terms', 'privacy'],
  'not-as-ordered': ['warranty', 'terms', 'privacy'],
  reversal: ['terms', 'privacy'],
  petition: ['terms', 'privacy'],
  complaint: ['terms', 'privacy'],
  claim: ['terms', 'privacy'],
  'data-query': ['privacy'],
  'data-claim': ['privacy'],
};
