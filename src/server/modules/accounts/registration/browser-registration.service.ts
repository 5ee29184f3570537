import { type Result, success } from '../../../../domain/result.ts';
import type { RequestContext } from '../../../guards/request-context.ts';
import { FLOW_COOKIE } from './registration-flow.service.ts';
import type { Registrant } from './registration-form.service.ts';

/** Who registers, by the cookie that names the registration of this browser. */
export function registrantOf({ address, userAgent, cookie }: RequestContext): Registrant {
  return { address, userAgent, token: cookie(FLOW_COOKIE) };
}

/** The reply to a finished form, whose browser needs its cookie no more. */
export function finishedRegistration<Value extends object, Reason extends string>(
  result: Result<Value, Reason>,
  { setCookie }: RequestContext,
) {
  if (!result.ok) return result;
  setCookie(FLOW_COOKIE, '', { maxAgeSeconds: 0 });
  return success({ status: true, ...result.value });
}
