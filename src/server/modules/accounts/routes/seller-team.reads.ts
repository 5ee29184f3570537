import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { RequestContext } from '../../../guards/request-context.ts';
import { describeInvitation } from '../team/join-team.service.ts';
import { getTeam } from '../team/member.service.ts';

export function sellerTeamReads(context: Context) {
  return {
    getSellerTeam: forSeller('manage-team', async (_input: object, { sellerId }) =>
      success(await getTeam(context, sellerId)),
    ),
    getInvitation: async ({ token }: { token: string }, request: RequestContext) =>
      describeInvitation(context, token, await request.findAccount()),
  };
}
