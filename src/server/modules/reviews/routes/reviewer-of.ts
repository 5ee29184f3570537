import type { RequestContext } from '../../../guards/request-context.ts';
import { PURCHASE_COOKIE } from '../../links/purchase-access.service.ts';
import type { Reviewer } from '../review-standing.service.ts';

export async function reviewerOf({ findAccount, cookie }: RequestContext): Promise<Reviewer> {
  const account = await findAccount();
  return { accountId: account?.id ?? null, purchases: cookie(PURCHASE_COOKIE) };
}
