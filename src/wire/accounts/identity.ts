import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { coordinate, formCode, formText, passwordText, upload } from '../form-text.ts';
import { identifier } from '../scalars.ts';
import { accountCode } from './account-code.ts';
import { consentEntity, loggedInEntity, sessionFields, userEntity } from './identity-entities.ts';

const status = field('status', z._default(z.boolean(), true));
const done = entity('Hecho', { status, message: field('message', z.string()) });

/** The largest picture a phone's camera makes. */
const PHOTO_MAXIMUM_BYTES = 10 * 1024 * 1024;

const passwordChangeBody = entity('CambioDeClave', {
  email: field('email', formText(254)),
  password: field('clave', passwordText),
  newPassword: field('nuevaClave', passwordText),
});

export const identityEndpoints = {
  /** Asked by pages and by the browser: `usuario` is null for whoever is logged out. */
  getSession: endpoint({
    method: 'GET',
    path: '/yo',
    summary: 'Quién tiene la sesión; usuario es null sin sesión',
    tag: 'Cuenta',
    output: entity('Sesion', { status, user: field('usuario', z.nullable(userEntity)), ...sessionFields }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/login',
    inReadOnly: true,
    summary: 'Inicia sesión (24 horas, cookie sesion)',
    tag: 'Cuenta',
    body: entity('Ingreso', { email: field('email', formText(254)), password: field('clave', passwordText) }),
    output: loggedInEntity,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/logout',
    inReadOnly: true,
    summary: 'Cierra la sesión',
    tag: 'Cuenta',
    output: done,
  }),
  requestPassword: endpoint({
    method: 'POST',
    path: '/olvidoclave',
    summary: 'Envía al correo una contraseña de un solo uso que vence en 30 minutos',
    tag: 'Cuenta',
    body: entity('OlvidoDeClave', { email: field('email', formText(254)) }),
    output: done,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/cambiar/clave',
    summary: 'Cambia la contraseña y cierra las otras sesiones',
    tag: 'Cuenta',
    bodyType: 'multipart',
    body: passwordChangeBody,
    output: done,
  }),
  /** Spec 7 defines it without a body of its own; it does what /cambiar/clave does. */
  editUserPassword: endpoint({
    method: 'POST',
    path: '/edit/clave/user',
    summary: 'Lo mismo que /cambiar/clave',
    tag: 'Cuenta',
    bodyType: 'multipart',
    body: passwordChangeBody,
    output: done,
  }),
  editProfile: endpoint({
    method: 'POST',
    path: '/editar/usuario',
    summary: 'Actualiza el perfil; datos es el usuario actualizado',
    tag: 'Cuenta',
    bodyType: 'multipart',
    file: { wireName: 'imagen', maximumBytes: PHOTO_MAXIMUM_BYTES },
    body: entity('EdicionDePerfil', {
      email: field('emaCliente', formText(254)),
      firstName: field('nomUsuario', formText(80)),
      lastName: field('apeUsuario', formText(80)),
      documentNumber: field('idUsuario', formCode(30)),
      cityId: field('ciuUsuario', formCode(10, 5)),
      address: field('dirUsuario', formText(200)),
      phone: field('celUsuario', formCode(20)),
      personTypeId: field('codTipPersona', formCode(10)),
      documentTypeId: field('codTipContribuyente', formCode(10)),
      /** Never trusted: the session says whose profile it is; another one's is answered like a missing one. */
      userId: field('codUsuario', z.optional(accountCode)),
      /** A file is the new photo; a text is what the client had, and changes nothing. */
      photo: field('imagen', z.optional(z.union([upload, z.string().check(z.maxLength(500)), z.null()]))),
      latitude: field('latitud', coordinate),
      longitude: field('longitud', coordinate),
    }),
    requestsPerMinute: 60,
    output: valueIn('datos', userEntity),
  }),
  downloadMyData: endpoint({
    method: 'GET',
    path: '/mis-datos',
    summary: 'Todo lo que guardamos de quien tiene la sesión, como archivo JSON',
    tag: 'Datos personales',
    output: z.record(z.string(), z.unknown()),
  }),
  closeAccount: endpoint({
    method: 'POST',
    path: '/cuenta/cerrar',
    summary: 'Cierra la cuenta: borra los datos personales y conserva los pedidos',
    tag: 'Datos personales',
    body: entity('CierreDeCuenta', { password: field('clave', passwordText) }),
    output: done,
  }),
  listConsents: endpoint({
    method: 'GET',
    path: '/consentimientos',
    summary: 'Las autorizaciones que dio quien tiene la sesión',
    tag: 'Datos personales',
    output: listIn('datos', consentEntity),
  }),
  revokeConsent: endpoint({
    method: 'POST',
    path: '/consentimientos/revocar',
    summary: 'Retira una autorización',
    tag: 'Datos personales',
    body: entity('Revocacion', { consentId: field('codConsentimiento', identifier) }),
    requestsPerMinute: 30,
    output: valueIn('datos', consentEntity),
  }),
};
