import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { accountMeta } from '../../accounts/account/account-meta.ts';
import { requireUser } from '../../accounts/account/require-session.ts';

/** What whoever asks buys again and again. */
export async function marketLoader(page: PageRequest) {
  const user = await requireUser(page);
  const lines = valueOrPageError(await page.call('getMyMarket', {}));
  return { meta: accountMeta('Mi mercado', page.brand), user, lines };
}
