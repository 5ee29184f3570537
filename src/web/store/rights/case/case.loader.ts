import { readCaseNumber } from '../../../../domain/rights/case-kind.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import { casePaths } from '../../../../wire/rights/case-paths.ts';
import { PageError, PageRedirect, type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { accountMeta } from '../../accounts/account/account-meta.ts';

/**
 * A case for whoever it belongs to. Who cannot see it, be it another's or none at all, is asked for the digits when she
 * has the link of its mail, and for the way to it when not.
 */
export async function caseLoader(page: PageRequest) {
  const { params, url, call, brand } = page;
  const number = (params.number ?? '').trim().toUpperCase();
  if (!readCaseNumber(number)) throw new PageError(404);
  const signature = url.searchParams.get('firma');
  const [found, session] = await Promise.all([
    call('getCase', { params: { number } }),
    call('getSession', {}),
  ]);
  // Who may see what she filed still proves by the link that its address is hers.
  const proves = found.ok && signature !== null && found.value.needsProof;
  // The link's signature leaves the address once it is not needed.
  if (found.ok && signature !== null && !proves) throw new PageRedirect(casePaths.case(number));
  return {
    meta: accountMeta(`Caso ${number}`, brand),
    number,
    signature,
    shown: found.ok && !proves ? found.value : null,
    isLoggedIn: valueOrPageError(session).user !== null,
    today: bogotaDay(Date.now()),
  };
}

export type CaseData = Awaited<ReturnType<typeof caseLoader>>;
