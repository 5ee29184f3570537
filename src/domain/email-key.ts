/**
 * The same for the ways in which one mailbox can be written: 'A.na+cine@gmail.com' and 'ana@gmail.com'. Only for
 * counting; mails go to the address as it was given.
 */
export function emailKey(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const mailbox = local.split('+', 1)[0] ?? '';
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}
