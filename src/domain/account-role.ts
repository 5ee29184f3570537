/** What a person may do; one account can have several roles. */
export const ACCOUNT_ROLES = ['buyer', 'seller', 'operator'] as const;

export type AccountRole = (typeof ACCOUNT_ROLES)[number];
