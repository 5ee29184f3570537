import * as z from 'zod/mini';
import { SELLER_ROLES } from '../../domain/seller-role.ts';
import { endpoint } from '../endpoint.ts';
import { formText, passwordText, ticked } from '../form-text.ts';
import { identifier, text } from '../scalars.ts';
import { userEntity } from './identity-entities.ts';

const BASE = '/vender/equipo';
const role = z.enum(SELLER_ROLES);

const memberEntity = z.object({
  accountId: z.number(),
  name: z.string(),
  email: z.string(),
  role,
  /** Null: since the shop was registered. */
  joinedAt: z.nullable(z.string()),
  /** Registered the shop: stays its owner. */
  isFounder: z.boolean(),
});

const invitationEntity = z.object({
  id: z.number(),
  email: z.string(),
  role,
  sentAt: z.string(),
  expiresAt: z.string(),
  isOver: z.boolean(),
});

const ofInvitation = z.object({ id: identifier });
const ofMember = z.object({ accountId: identifier });
const token = text(100);
const joinedShop = z.object({
  sellerId: z.number(),
  shopName: z.string(),
});

/** Who works in a shop, and the ways in. */
export const sellerTeamEndpoints = {
  inviteMember: endpoint({
    method: 'POST',
    path: `${BASE}/invitaciones`,
    body: z.object({ email: formText(254), role }),
    requestsPerMinute: 30,
    output: invitationEntity,
    successStatus: 201,
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: `${BASE}/invitaciones/:id/reenvio`,
    params: ofInvitation,
    requestsPerMinute: 30,
    output: invitationEntity,
  }),
  revokeInvitation: endpoint({
    method: 'DELETE',
    path: `${BASE}/invitaciones/:id`,
    params: ofInvitation,
    output: invitationEntity,
  }),
  changeMemberRole: endpoint({
    method: 'PUT',
    path: `${BASE}/:accountId`,
    params: ofMember,
    body: z.object({ role }),
    output: memberEntity,
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: `${BASE}/:accountId`,
    params: ofMember,
    output: memberEntity,
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/vender/invitacion/aceptar',
    body: z.object({ token }),
    requestsPerMinute: 60,
    output: joinedShop,
  }),
  joinWithNewAccount: endpoint({
    method: 'POST',
    path: '/vender/invitacion/cuenta',
    body: z.object({
      token,
      firstName: formText(80),
      lastName: formText(80),
      password: passwordText,
      termsAccepted: ticked,
    }),
    requestsPerMinute: 30,
    output: userEntity,
    successStatus: 201,
  }),
};
