import type { User } from '../../../../domain/account.ts';
import type { Context } from '../../../context.ts';
import type { RequestContext } from '../../../guards/request-context.ts';
import { DEVICE_COOKIE, DEVICE_COOKIE_SECONDS } from './known-device.service.ts';
import type { LoggedIn } from './login.service.ts';
import {
  closeSession,
  type LoginVisitor,
  SESSION_COOKIE,
  SESSION_SECONDS,
  type SessionAccount,
} from './session.service.ts';

/** Who asks to be let in, as the limits of the login see it. */
export function loginVisitor({ address, userAgent, cookie }: RequestContext): LoginVisitor {
  return { address, userAgent, deviceToken: cookie(DEVICE_COOKIE) };
}

/** The browser's former session ends; the new one and what makes the browser known are left with it. */
export async function enterBrowser(
  context: Context,
  request: RequestContext,
  { token, deviceToken }: Pick<LoggedIn, 'token' | 'deviceToken'>,
): Promise<void> {
  await closeSession(context, request.cookie(SESSION_COOKIE));
  request.setCookie(SESSION_COOKIE, token, { maxAgeSeconds: SESSION_SECONDS });
  request.setCookie(DEVICE_COOKIE, deviceToken, { maxAgeSeconds: DEVICE_COOKIE_SECONDS });
}

/** What a browser is told of its session. */
export function sessionOf({ roles, mustChangePassword, expiresAt }: SessionAccount, user: User) {
  return { status: true, user, roles, mustChangePassword, expiresAt: expiresAt.toISOString() };
}
