import type { RequestContext } from '../../../guards/request-context.ts';
import { CASE_COOKIE } from '../../links/case-link.service.ts';
import { PURCHASE_COOKIE } from '../../links/purchase-access.service.ts';
import type { CasePerson } from '../case-access.service.ts';

export async function casePersonOf({ findAccount, cookie }: RequestContext): Promise<CasePerson> {
  const account = await findAccount();
  return {
    accountId: account?.id ?? null,
    purchases: cookie(PURCHASE_COOKIE),
    cases: cookie(CASE_COOKIE),
  };
}
