/** 'Ana María G.' of 'Ana María', 'Gómez'; a company keeps its name. */
export function maskedName({
  firstName,
  lastName,
  companyName,
}: {
  firstName: string;
  lastName: string;
  companyName: string;
}): string {
  const initial = [...lastName.trim()][0];
  return [firstName.trim(), initial && `${initial}.`].filter(Boolean).join(' ') || companyName;
}

/** 'a•••@correo.co': how long the name is stays hidden too. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = [...email];
  return at > 0 ? `${first}•••${email.slice(at)}` : '•••';
}

/** '••• ••• 4567' */
export function maskedPhone(phone: string | null): string {
  return phone ? `••• ••• ${phone.slice(-4)}` : '';
}
