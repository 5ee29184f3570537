import type { SellerPermission } from '../../../domain/seller-role.ts';
import { paths } from '../../../wire/paths.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { PageError, PageRedirect, type PageRequest, valueOrPageError } from '../../app/page.ts';
import { readDensity } from '../../panel/density.ts';

/** Who works here and what waits for her, for every page of the panel; whoever has no shop is led to the entrance. */
export async function requireSeller(
  { read, url, cookie }: Pick<PageRequest, 'read' | 'url' | 'cookie'>,
  permission?: SellerPermission,
) {
  const reply = await read('getSellerPanel', {});
  if (!reply.ok && reply.reason === 'password-change-required')
    throw new PageRedirect(paths.accountDetails());
  if (!reply.ok && ['login-required', 'seller-only', 'seller-blocked'].includes(reply.reason))
    throw new PageRedirect(sellerPaths.enter(url.pathname + url.search));
  const panel = valueOrPageError(reply);
  if (permission && !panel.permissions.includes(permission)) throw new PageError(404);
  return { ...panel, density: readDensity(cookie), work: valueOrPageError(await read('getSellerWork', {})) };
}

export type SellerPanel = Awaited<ReturnType<typeof requireSeller>>;
