import * as z from 'zod/mini';
import { SELLER_ROLES } from '../../domain/seller-role.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { formText, passwordText, ticked } from '../form-text.ts';
import { identifier, text } from '../scalars.ts';
import { userEntity } from './identity-entities.ts';

const tag = 'Centro de vendedores: equipo';
const BASE = '/vender/equipo';
const role = field('rol', z.enum(SELLER_ROLES));

const memberEntity = entity('IntegranteDelEquipo', {
  accountId: field('codUsuario', z.number()),
  name: field('nombre', z.string()),
  email: field('email', z.string()),
  role,
  /** Null: since the shop was registered. */
  joinedAt: field('desde', z.nullable(z.string())),
  /** Registered the shop: stays its owner. */
  isFounder: field('registroLaTienda', z.boolean()),
});

const invitationEntity = entity('InvitacionAlEquipo', {
  id: field('codInvitacion', z.number()),
  email: field('email', z.string()),
  role,
  sentAt: field('enviada', z.string()),
  expiresAt: field('vence', z.string()),
  isOver: field('vencida', z.boolean()),
});

const ofInvitation = entity('CodigoDeInvitacion', { id: field('codInvitacion', identifier) });
const ofMember = entity('CodigoDeIntegrante', { accountId: field('codUsuario', identifier) });
const token = field('llave', text(100));
const joinedShop = valueIn(
  'data',
  entity('TiendaConEquipo', {
    sellerId: field('codVendedor', z.number()),
    shopName: field('nombreTienda', z.string()),
  }),
);

/** Who works in a shop, and the ways in. */
export const sellerTeamEndpoints = {
  getSellerTeam: endpoint({
    method: 'GET',
    path: BASE,
    summary: 'Quienes trabajan en la tienda y las invitaciones sin responder',
    tag,
    output: entity('EquipoDeLaTienda', {
      members: field('integrantes', z.array(memberEntity)),
      invitations: field('invitaciones', z.array(invitationEntity)),
    }),
  }),
  inviteMember: endpoint({
    method: 'POST',
    path: `${BASE}/invitaciones`,
    summary: 'Invita a alguien por correo; invitar otra vez al mismo correo reemplaza la invitación',
    tag,
    body: entity('NuevaInvitacion', { email: field('email', formText(254)), role }),
    requestsPerMinute: 30,
    output: valueIn('data', invitationEntity),
    successStatus: 201,
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: `${BASE}/invitaciones/:codInvitacion/reenvio`,
    summary: 'Envía la invitación de nuevo con otra llave y otros 7 días; la anterior deja de servir',
    tag,
    params: ofInvitation,
    requestsPerMinute: 30,
    output: valueIn('data', invitationEntity),
  }),
  revokeInvitation: endpoint({
    method: 'DELETE',
    path: `${BASE}/invitaciones/:codInvitacion`,
    summary: 'Anula una invitación sin responder',
    tag,
    params: ofInvitation,
    output: valueIn('data', invitationEntity),
  }),
  changeMemberRole: endpoint({
    method: 'PUT',
    path: `${BASE}/:codUsuario`,
    summary: 'Cambia el rol de alguien del equipo',
    tag,
    params: ofMember,
    body: entity('NuevoRol', { role }),
    output: valueIn('data', memberEntity),
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: `${BASE}/:codUsuario`,
    summary: 'Saca a alguien del equipo; pierde el acceso de inmediato',
    tag,
    params: ofMember,
    output: valueIn('data', memberEntity),
  }),
  getInvitation: endpoint({
    method: 'GET',
    path: '/vender/invitacion',
    summary: 'A qué tienda invita una llave y con qué rol',
    tag,
    query: entity('LlaveDeInvitacion', { token }),
    requestsPerMinute: 120,
    output: valueIn(
      'data',
      entity('Invitacion', {
        shopName: field('nombreTienda', z.string()),
        email: field('email', z.string()),
        role,
        /** Somebody has an account with the e-mail. */
        hasAccount: field('tieneCuenta', z.boolean()),
        /** The person who is logged in is the one invited; null: nobody is logged in. */
        isForYou: field('esParaTi', z.nullable(z.boolean())),
      }),
    ),
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/vender/invitacion/aceptar',
    summary: 'Entra al equipo con la cuenta de la sesión',
    tag,
    body: entity('AceptarInvitacion', { token }),
    requestsPerMinute: 60,
    output: joinedShop,
  }),
  joinWithNewAccount: endpoint({
    method: 'POST',
    path: '/vender/invitacion/cuenta',
    summary: 'Crea la cuenta del correo invitado, que queda verificado, y entra al equipo',
    tag,
    body: entity('CuentaDeInvitacion', {
      token,
      firstName: field('nombre', formText(80)),
      lastName: field('apellido', formText(80)),
      password: field('clave', passwordText),
      termsAccepted: field('aceptaTerminos', ticked),
    }),
    requestsPerMinute: 30,
    output: valueIn('usuario', userEntity),
    successStatus: 201,
  }),
};
