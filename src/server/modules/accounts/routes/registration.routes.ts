import { success } from '../../../../domain/result.ts';
import type { registrationEndpoints, SellerFormInput } from '../../../../wire/accounts/registration.ts';
import type { Context } from '../../../context.ts';
import type { RequestContext } from '../../../guards/request-context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { type CodeRequest, sendPhoneCode, verifyPhoneCode } from '../registration/phone-code.service.ts';
import { registerBuyer } from '../registration/register-buyer.service.ts';
import { registerSeller } from '../registration/register-seller.service.ts';
import {
  admitRegistrant,
  FLOW_COOKIE,
  FLOW_SECONDS,
  startRegistration,
} from '../registration/registration-flow.service.ts';

export function registrationRoutes(context: Context): Handlers<keyof typeof registrationEndpoints> {
  const start = async (kind: 'buyer' | 'seller', email: string, request: RequestContext) => {
    const started = await startRegistration(context, { kind, email }, visitorOf(request));
    if (!started.ok) return started;
    const { isNew, user, token } = started.value;
    if (token) request.setCookie(FLOW_COOKIE, token, { maxAgeSeconds: FLOW_SECONDS });
    return success({ isNew, user });
  };
  const sendCode = async ({ body }: { body: CodeRequest }, request: RequestContext) => {
    const sent = await sendPhoneCode(context, body, visitorOf(request));
    return sent.ok ? success({ status: true, ...sent.value }) : sent;
  };
  const verifyCode = ({ body }: { body: CodeRequest & { code: string } }, request: RequestContext) =>
    verifyPhoneCode(context, body, visitorOf(request));
  const registerShop = async ({ body }: { body: SellerFormInput }, request: RequestContext) =>
    finished(await registerSeller(context, body, visitorOf(request)), request);
  return {
    startSellerRegistration: ({ body }, request) => start('seller', body.email, request),
    sendSellerCode: sendCode,
    verifySellerCode: verifyCode,
    registerSeller: Object.assign(registerShop, {
      admit: ({ cookie }: RequestContext) => admitRegistrant(context, cookie(FLOW_COOKIE)),
    }),
    startBuyerRegistration: ({ body }, request) => start('buyer', body.email, request),
    sendBuyerCode: sendCode,
    verifyBuyerCode: verifyCode,
    registerBuyer: async ({ body }, request) =>
      finished(await registerBuyer(context, body, visitorOf(request)), request),
  };
}

function visitorOf({ address, userAgent, cookie }: RequestContext) {
  return { address, userAgent, token: cookie(FLOW_COOKIE) };
}

function finished<Failed extends { ok: false }>(
  result: { ok: true; value: { message: string } } | Failed,
  { setCookie }: RequestContext,
) {
  if (!result.ok) return result;
  setCookie(FLOW_COOKIE, '', { maxAgeSeconds: 0 });
  return success({ status: true, ...result.value });
}
