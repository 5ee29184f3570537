import type { User } from '../../../../domain/account.ts';
import type { Context } from '../../../context.ts';
import { getUser } from './account.repository.ts';

/** The person of an account, as the site names and prefills her. */
export function getPerson({ write }: Pick<Context, 'write'>, accountId: number): Promise<User> {
  return getUser(write, accountId);
}
