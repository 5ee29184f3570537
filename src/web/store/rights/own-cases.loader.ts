import { bogotaDay } from '../../../domain/spanish-dates.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { readId } from '../../app/read-id.ts';
import { accountMeta } from '../accounts/account/account-meta.ts';
import { requireUser } from '../accounts/account/require-session.ts';

/** The cases of whoever asks, the newest first. */
export async function ownCasesLoader(page: PageRequest) {
  const user = await requireUser(page);
  const cursor = readId(page.url.searchParams.get('cursor') ?? undefined) ?? undefined;
  const { cases, nextCursor } = valueOrPageError(await page.call('listCases', { query: { cursor } }));
  return {
    meta: accountMeta('Mis casos', page.brand),
    user,
    cases,
    nextCursor,
    isFirstPage: cursor === undefined,
    today: bogotaDay(Date.now()),
  };
}

export type OwnCasesData = Awaited<ReturnType<typeof ownCasesLoader>>;
