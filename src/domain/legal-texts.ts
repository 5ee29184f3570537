/** Versions of the texts that people accept; an acceptance stores the version. Dates of entry into force. */
export const PRIVACY_POLICY = { version: '2026-11-21' } as const;
export const TERMS = { version: '2026-11-21' } as const;
