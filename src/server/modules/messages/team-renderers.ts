import { OPERATOR_ROLE_NAMES, type OperatorRole } from '../../../domain/operator-role.ts';
import { SELLER_ROLE_NAMES, type SellerRole } from '../../../domain/seller-role.ts';
import type { Context } from '../../context.ts';
import { findShopName } from './team-mail.repository.ts';
import type { RenderedMessage } from './templates/rendered-message.ts';
import { renderOperatorWelcome, renderTeamInvitation } from './templates/team-mails.ts';

/** The `secret` is the key of the invitation: erased once it is sent. */
export interface TeamTemplateData {
  'team-invitation': { sellerId: number; role: SellerRole; secret: string; expiresAt: string };
  'operator-welcome': { accountId: number; role: OperatorRole };
}

export const teamRenderers = {
  'team-invitation': async (
    { write, config }: Context,
    { sellerId, role, secret, expiresAt }: TeamTemplateData['team-invitation'],
  ): Promise<RenderedMessage> => {
    const shopName = await findShopName(write, sellerId);
    if (shopName === null) throw new Error(`There is no seller ${sellerId}`);
    const invitation = { shopName, roleName: SELLER_ROLE_NAMES[role], token: secret };
    return renderTeamInvitation({ ...invitation, expiresAt: new Date(expiresAt) }, config);
  },
  'operator-welcome': async (
    { config }: Context,
    { role }: TeamTemplateData['operator-welcome'],
  ): Promise<RenderedMessage> => renderOperatorWelcome(OPERATOR_ROLE_NAMES[role], config),
};
