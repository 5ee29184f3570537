import { paths } from '../../../../wire/paths.ts';
import { PageRedirect, type PageRequest } from '../../../app/page.ts';
import { requireUser } from './require-session.ts';

/** Spec 2.1: /cuenta lands on the profile. */
export async function accountLoader(page: PageRequest): Promise<never> {
  await requireUser(page);
  throw new PageRedirect(paths.profile());
}
