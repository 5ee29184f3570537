import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { accountMeta } from './account-meta.ts';
import { requireSession } from './require-session.ts';

/** With a password out of a recovery mail only its change is shown. */
export async function detailsLoader(page: PageRequest) {
  const { user, mustChangePassword } = await requireSession(page);
  const consents = mustChangePassword ? [] : valueOrPageError(await page.call('listConsents', {}));
  const listed = mustChangePassword ? null : await page.call('listSessions', {});
  // An operator who has not proved her second factor yet decides about sessions in the console.
  const sessions = listed?.ok ? listed.value : null;
  return {
    meta: accountMeta('Detalles de Cuenta', page.brand),
    user,
    mustChangePassword,
    consents,
    sessions,
  };
}

export type DetailsData = Awaited<ReturnType<typeof detailsLoader>>;
export type Consent = DetailsData['consents'][number];
