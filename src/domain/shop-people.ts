import { emailKey } from './email-key.ts';

/** By what a person is known again, as far as it was given. */
export interface KnownPerson {
  accountId: number | null;
  email: string | null;
  phone: string | null;
  documentNumber: string | null;
}

/** Whether two descriptions share an account, a mailbox, a phone or a document. */
export function isSamePerson(one: KnownPerson, other: KnownPerson): boolean {
  return (
    isShared(one.accountId, other.accountId) ||
    isShared(one.email && emailKey(one.email), other.email && emailKey(other.email)) ||
    isShared(one.phone, other.phone) ||
    isSameDocument(one.documentNumber ?? '', other.documentNumber ?? '')
  );
}

function isShared<Value>(one: Value | null, other: Value | null): boolean {
  return one !== null && one !== '' && one === other;
}

/** A natural person's NIT is the number of her cédula and one more digit. */
function isSameDocument(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [plain(one), plain(other)].sort((a, b) => a.length - b.length);
  return shorter.length >= MINIMUM_LENGTH && (longer === shorter || longer.slice(0, -1) === shorter);
}

const MINIMUM_LENGTH = 5;

function plain(document: string): string {
  return document.toUpperCase().replace(/[^\dA-Z]/g, '');
}
