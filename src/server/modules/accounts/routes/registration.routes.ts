import { success } from '../../../../domain/result.ts';
import type { registrationEndpoints } from '../../../../wire/accounts/registration.ts';
import type { Context } from '../../../context.ts';
import type { RequestContext } from '../../../guards/request-context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { finishedRegistration, registrantOf } from '../registration/browser-registration.service.ts';
import { type CodeRequest, sendPhoneCode, verifyPhoneCode } from '../registration/phone-code.service.ts';
import { registerBuyer } from '../registration/register-buyer.service.ts';
import { FLOW_COOKIE, FLOW_SECONDS, startRegistration } from '../registration/registration-flow.service.ts';

export function registrationRoutes(
  context: Context,
): Handlers<Exclude<keyof typeof registrationEndpoints, 'registerSeller'>> {
  const start = async (kind: 'buyer' | 'seller', email: string, request: RequestContext) => {
    const started = await startRegistration(context, { kind, email }, registrantOf(request));
    if (!started.ok) return started;
    const { isNew, user, token } = started.value;
    if (token) request.setCookie(FLOW_COOKIE, token, { maxAgeSeconds: FLOW_SECONDS });
    return success({ isNew, user });
  };
  const sendCode = async ({ body }: { body: CodeRequest }, request: RequestContext) => {
    const sent = await sendPhoneCode(context, body, registrantOf(request));
    return sent.ok ? success({ status: true, ...sent.value }) : sent;
  };
  const verifyCode = ({ body }: { body: CodeRequest & { code: string } }, request: RequestContext) =>
    verifyPhoneCode(context, body, registrantOf(request));
  return {
    startSellerRegistration: ({ body }, request) => start('seller', body.email, request),
    sendSellerCode: sendCode,
    verifySellerCode: verifyCode,
    startBuyerRegistration: ({ body }, request) => start('buyer', body.email, request),
    sendBuyerCode: sendCode,
    verifyBuyerCode: verifyCode,
    registerBuyer: async ({ body }, request) =>
      finishedRegistration(await registerBuyer(context, body, registrantOf(request)), request),
  };
}
