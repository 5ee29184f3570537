import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { accountMeta } from '../../accounts/account/account-meta.ts';
import { requireUser } from '../../accounts/account/require-session.ts';

/** What whoever asks waits for. */
export async function ownAlertsLoader(page: PageRequest) {
  const user = await requireUser(page);
  const alerts = valueOrPageError(await page.call('listMyAlerts', {}));
  return { meta: accountMeta('Avisos', page.brand), user, alerts };
}
