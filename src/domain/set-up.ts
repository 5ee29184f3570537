/** What lies between an empty marketplace and its first sale, in the order in which it is done. */
export type SetUpStep = 'category' | 'tariff' | 'legal' | 'seller' | 'sms' | 'mail' | 'payments' | 'backups';
