import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { formText, passwordText } from '../form-text.ts';
import { userEntity } from './identity-entities.ts';

const tag = 'Operación: acceso';
const BASE = '/operacion/segundo-factor';
const codeBody = entity('CodigoDeUnUso', { code: field('codigo', formText(20)) });
const recoveryCodes = entity('CodigosDeRecuperacion', {
  recoveryCodes: field('codigosDeRecuperacion', z.array(z.string())),
});

/** What is still missing before the console opens. */
export const ENTRANCE_STEPS = ['login', 'not-operator', 'password', 'code', 'enrolment', 'done'] as const;

/** The operators' login: password, then a code of the phone (RFC 6238) or one of ten recovery codes. */
export const operatorAccessEndpoints = {
  getConsoleEntrance: endpoint({
    method: 'GET',
    path: '/operacion/entrada',
    summary: 'Qué le falta a quien tiene la sesión para entrar a la operación',
    tag,
    output: entity('EntradaALaOperacion', {
      step: field('paso', z.enum(ENTRANCE_STEPS)),
      email: field('email', z.nullable(z.string())),
      hasSecondFactor: field('segundoFactor', z.boolean()),
    }),
  }),
  enterConsole: endpoint({
    method: 'POST',
    path: '/operacion/entrar',
    summary: 'Inicia sesión en la operación; después puede faltar el segundo factor',
    tag,
    body: entity('IngresoDeOperacion', {
      email: field('email', formText(254)),
      password: field('clave', passwordText),
    }),
    output: entity('IngresoALaOperacion', {
      step: field('paso', z.enum(ENTRANCE_STEPS)),
      user: field('usuario', userEntity),
    }),
  }),
  proveSecondFactor: endpoint({
    method: 'POST',
    path: `${BASE}/prueba`,
    summary: 'Abre la operación a la sesión con un código del teléfono o uno de recuperación',
    tag,
    body: codeBody,
    output: entity('SegundoFactorProbado', {
      recoveryCodesLeft: field('codigosDeRecuperacionRestantes', z.number()),
    }),
  }),
  startSecondFactor: endpoint({
    method: 'POST',
    path: `${BASE}/nuevo`,
    summary: 'Un secreto nuevo para la aplicación de autenticación, por confirmar con un código',
    tag,
    output: entity('SegundoFactorNuevo', {
      secret: field('secreto', z.string()),
      uri: field('uri', z.string()),
      /** A text of 0 and 1 for each row of the QR code. */
      qr: field('qr', z.array(z.string())),
    }),
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: BASE,
    summary: 'Activa el segundo factor con su primer código; los de recuperación se muestran solo aquí',
    tag,
    body: codeBody,
    output: recoveryCodes,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: `${BASE}/codigos`,
    summary: 'Diez códigos de recuperación nuevos; los anteriores dejan de servir',
    tag,
    body: codeBody,
    output: recoveryCodes,
  }),
  removeSecondFactor: endpoint({
    method: 'POST',
    path: `${BASE}/quitar`,
    summary: 'Quita el segundo factor, por ejemplo antes de cambiar de teléfono',
    tag,
    body: codeBody,
    output: valueIn('data', entity('SegundoFactorQuitado', { isRemoved: field('quitado', z.boolean()) })),
  }),
};
