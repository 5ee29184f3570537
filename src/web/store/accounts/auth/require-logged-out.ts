import { safeReturnTo } from '../../../../domain/return-to.ts';
import { paths } from '../../../../wire/paths.ts';
import { PageRedirect, type PageRequest, valueOrPageError } from '../../../app/page.ts';

/**
 * Spec 2.1: whoever is logged in and opens a page of login, recovery or registration goes back to where he came from,
 * or to his profile. Answers where a login would lead.
 */
export async function requireLoggedOut(page: PageRequest): Promise<string> {
  const destination =
    safeReturnTo(page.url.searchParams.get('returnTo')) ?? safeReturnTo(page.cameFrom()) ?? paths.profile();
  const { user } = valueOrPageError(await page.call('getSession', {}));
  if (user) throw new PageRedirect(destination);
  return destination;
}
