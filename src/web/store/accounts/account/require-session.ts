import type { User } from '../../../../domain/account.ts';
import { paths } from '../../../../wire/paths.ts';
import { PageRedirect, type PageRequest, valueOrPageError } from '../../../app/page.ts';

type Asking = Pick<PageRequest, 'call' | 'url'>;

/** Spec 2.1: a protected page sends whoever is logged out to the login, which leads back. */
export async function requireSession({ call, url }: Asking): Promise<{
  user: User;
  mustChangePassword: boolean;
}> {
  const { user, mustChangePassword } = valueOrPageError(await call('getSession', {}));
  if (!user) throw new PageRedirect(paths.login(url.pathname + url.search));
  return { user, mustChangePassword };
}

/** As requireSession; with a password out of a recovery mail only the page where it is changed is open. */
export async function requireUser(page: Asking): Promise<User> {
  const { user, mustChangePassword } = await requireSession(page);
  if (mustChangePassword) throw new PageRedirect(paths.accountDetails());
  return user;
}
