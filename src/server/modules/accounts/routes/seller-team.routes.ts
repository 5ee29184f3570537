import { success } from '../../../../domain/result.ts';
import type { SellerRole } from '../../../../domain/seller-role.ts';
import type { sellerTeamEndpoints } from '../../../../wire/accounts/seller-team.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { enterBrowser, loginVisitor } from '../identity/browser-login.service.ts';
import { getPerson } from '../identity/person.service.ts';
import { requireAccount } from '../identity/require-account.service.ts';
import { inviteMember, resendInvitation, revokeInvitation } from '../team/invitation.service.ts';
import { acceptInvitation, joinWithNewAccount } from '../team/join-team.service.ts';
import { changeMemberRole, removeMember } from '../team/member.service.ts';
import { SHOP_COOKIE, SHOP_COOKIE_SECONDS } from '../team/seller-access.service.ts';

interface OfMember {
  params: { accountId: number };
}
interface OfInvitation {
  params: { id: number };
}

export function sellerTeamRoutes(context: Context): Handlers<keyof typeof sellerTeamEndpoints> {
  const owners = 'manage-team' as const;
  return {
    inviteMember: forSeller(owners, ({ body }: { body: { email: string; role: SellerRole } }, member) =>
      inviteMember(context, body, member),
    ),
    resendInvitation: forSeller(owners, ({ params }: OfInvitation, member) =>
      resendInvitation(context, params.id, member),
    ),
    revokeInvitation: forSeller(owners, ({ params }: OfInvitation, member) =>
      revokeInvitation(context, params.id, member),
    ),
    changeMemberRole: forSeller(
      owners,
      ({ params, body }: OfMember & { body: { role: SellerRole } }, member) =>
        changeMemberRole(context, { ...params, ...body }, member),
    ),
    removeMember: forSeller(owners, ({ params }: OfMember, member) =>
      removeMember(context, params.accountId, member),
    ),
    acceptInvitation: async ({ body }, request) => {
      const account = await requireAccount(request);
      if (!account.ok) return account;
      const joined = await acceptInvitation(context, body.token, account.value);
      if (joined.ok) chooseShop(request, joined.value.sellerId);
      return joined;
    },
    joinWithNewAccount: async ({ body }, request) => {
      const joined = await joinWithNewAccount(context, body, loginVisitor(request));
      if (!joined.ok) return joined;
      await enterBrowser(context, request, joined.value);
      chooseShop(request, joined.value.sellerId);
      return success(await getPerson(context, joined.value.accountId));
    },
  };
}

/** The shop that was joined is the one she works in now. */
function chooseShop(
  { setCookie }: { setCookie: (name: string, value: string, options: { maxAgeSeconds: number }) => void },
  sellerId: number,
): void {
  setCookie(SHOP_COOKIE, String(sellerId), { maxAgeSeconds: SHOP_COOKIE_SECONDS });
}
