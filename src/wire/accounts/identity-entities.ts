import * as z from 'zod/mini';
import type { User } from '../../domain/account.ts';
import { ACCOUNT_ROLES } from '../../domain/account-role.ts';
import { entity, field } from '../entity.ts';

const nullableText = z.nullable(z.string());

/** Spec 3 'User' to the letter, with both of its names where it has two: email or emaUsuario, imagen or imgUsuario. */
const flatUserEntity = entity('Usuario', {
  id: field('codUsuario', z.number()),
  customerId: field('codCliente', z.number()),
  firstName: field('nomUsuario', nullableText),
  lastName: field('apeUsuario', nullableText),
  companyName: field('razonSocial', nullableText),
  email: field('email', z.string()),
  emailAgain: field('emaUsuario', z.string()),
  documentNumber: field('idUsuario', nullableText),
  phone: field('celUsuario', nullableText),
  personTypeId: field('codTipPersona', nullableText),
  documentTypeId: field('codTipContribuyente', nullableText),
  address: field('dirUsuario', nullableText),
  sellerAddress: field('dirVendedor', nullableText),
  cityId: field('ciuUsuario', nullableText),
  departmentId: field('codDepto', nullableText),
  latitude: field('latitud', z.nullable(z.number())),
  longitude: field('longitud', z.nullable(z.number())),
  imageUrl: field('imagen', nullableText),
  imageUrlAgain: field('imgUsuario', nullableText),
});

type FlatUser = z.output<typeof flatUserEntity>;

/** What login and profile answer; encoded it is the spec's userData. */
export const userEntity = z.pipe(
  flatUserEntity,
  z.codec(z.custom<FlatUser>(), z.custom<User>(), {
    decode: ({ emailAgain: _, sellerAddress: __, imageUrlAgain: ___, latitude, longitude, ...user }) => ({
      ...user,
      coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    }),
    encode: ({ coordinates, ...user }) => ({
      ...user,
      emailAgain: user.email,
      sellerAddress: user.address,
      latitude: coordinates?.latitude ?? null,
      longitude: coordinates?.longitude ?? null,
      imageUrlAgain: user.imageUrl,
    }),
  }),
);

const roles = z.array(z.enum(ACCOUNT_ROLES));

/** Who is logged in. `roles` and the flags are ours. */
export const sessionFields = {
  roles: field('roles', roles),
  /** Logged in with the password of a recovery mail: it must be changed before anything else. */
  mustChangePassword: field('debeCambiarClave', z.boolean()),
  /** ISO date. */
  expiresAt: field('venceEn', z.nullable(z.string())),
};

export const loggedInEntity = entity('SesionIniciada', {
  status: field('status', z._default(z.boolean(), true)),
  user: field('usuario', userEntity),
  ...sessionFields,
});

export const consentEntity = entity('Consentimiento', {
  id: field('codConsentimiento', z.number()),
  kind: field('tipo', z.enum(['terms', 'privacy', 'marketing'])),
  name: field('nombre', z.string()),
  textVersion: field('version', z.string()),
  /** Null: the client that registered the person did not ask. */
  givenAt: field('fecha', z.nullable(z.string())),
  address: field('direccionIp', z.string()),
  revokedAt: field('fechaRevocacion', z.nullable(z.string())),
});
