import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { formText, passwordText } from '../form-text.ts';
import { userEntity } from './identity-entities.ts';

const BASE = '/operacion/segundo-factor';
const codeBody = z.object({ code: formText(20) });
const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()),
});

/** What is still missing before the operators' panel opens. */
export const ENTRANCE_STEPS = ['login', 'not-operator', 'password', 'code', 'enrolment', 'done'] as const;

/** The operators' login: password, then a code of the phone (RFC 6238) or one of ten recovery codes. */
export const operatorAccessEndpoints = {
  enterOperatorPanel: endpoint({
    method: 'POST',
    path: '/operacion/entrar',
    body: z.object({
      email: formText(254),
      password: passwordText,
    }),
    output: z.object({
      step: z.enum(ENTRANCE_STEPS),
      user: userEntity,
    }),
  }),
  proveSecondFactor: endpoint({
    method: 'POST',
    path: `${BASE}/prueba`,
    inReadOnly: true,
    body: codeBody,
    output: z.object({
      recoveryCodesLeft: z.number(),
    }),
  }),
  startSecondFactor: endpoint({
    method: 'POST',
    path: `${BASE}/nuevo`,
    output: z.object({
      secret: z.string(),
      uri: z.string(),
      /** A text of 0 and 1 for each row of the QR code. */
      qr: z.array(z.string()),
    }),
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: BASE,
    body: codeBody,
    output: recoveryCodes,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: `${BASE}/codigos`,
    body: codeBody,
    output: recoveryCodes,
  }),
  removeSecondFactor: endpoint({
    method: 'POST',
    path: `${BASE}/quitar`,
    body: codeBody,
    output: z.object({ isRemoved: z.boolean() }),
  }),
};
