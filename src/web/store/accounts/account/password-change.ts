import { isPassword, PASSWORD_MESSAGES } from '../../../../domain/password.ts';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';

const passwordFields = ['password', 'newPassword', 'repeated'] as const;

type PasswordName = (typeof passwordFields)[number];
export type PasswordValues = Record<PasswordName, string>;
export type PasswordErrors = Partial<Record<PasswordName, string>>;

export const emptyPasswords: PasswordValues = { password: '', newPassword: '', repeated: '' };

/** Spec 5, password change. Spaces count: they may be part of a password. */
export function validatePasswords({ password, newPassword, repeated }: PasswordValues): PasswordErrors {
  const errors: PasswordErrors = {};
  if (!password) errors.password = REQUIRED_MESSAGE;
  if (!isPassword(newPassword)) errors.newPassword = PASSWORD_MESSAGES.change;
  if (newPassword !== repeated) errors.repeated = PASSWORD_MESSAGES.changeMismatch;
  return errors;
}

/** Spec 5: the live hint is red until the rules are met, then green. */
export function liveHint(newPassword: string): { success?: string; error?: string } {
  if (!newPassword) return {};
  return isPassword(newPassword)
    ? { success: PASSWORD_MESSAGES.meetsRules }
    : { error: PASSWORD_MESSAGES.change };
}
