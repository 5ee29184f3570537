import { isPassword, PASSWORD_MESSAGES } from '../../../../domain/password.ts';
import type { Config } from '../../../config.ts';
import { isCommonPassword } from './common-password.ts';

/**
 * What is wrong with a password that somebody chooses: the rules of spec 5 in its own words, then ours against the first
 * guesses. `personal` is what a stranger may know of her.
 */
export async function passwordProblem(
  { brand }: Pick<Config, 'brand'>,
  password: string,
  { rule, personal }: { rule: 'registration' | 'change'; personal: readonly (string | null)[] },
): Promise<string | null> {
  if (!isPassword(password)) return PASSWORD_MESSAGES[rule];
  const words = [brand.name, 'Plazuela', ...personal.filter((text) => text !== null)];
  return (await isCommonPassword(password, words)) ? PASSWORD_MESSAGES.common : null;
}
