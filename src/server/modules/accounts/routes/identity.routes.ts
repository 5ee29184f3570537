import { success } from '../../../../domain/result.ts';
import type { identityEndpoints } from '../../../../wire/accounts/identity.ts';
import type { Context } from '../../../context.ts';
import { forAccount } from '../../../guards/for-account.ts';
import type { RequestContext } from '../../../guards/request-context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { getUser } from '../identity/account.repository.ts';
import { enterBrowser, loginVisitor, sessionOf } from '../identity/browser-login.service.ts';
import { listConsents, revokeConsent } from '../identity/consent.service.ts';
import { DEVICE_COOKIE } from '../identity/known-device.service.ts';
import { login } from '../identity/login.service.ts';
import { changePassword, type PasswordChange } from '../identity/password-change.service.ts';
import { closeAccount, downloadMyData, type ForgetPerson } from '../identity/personal-data.service.ts';
import { editProfile, type ProfileEdit } from '../identity/profile.service.ts';
import { requestPassword } from '../identity/recovery.service.ts';
import { closeSession, SESSION_COOKIE } from '../identity/session.service.ts';

export function identityRoutes(
  context: Context,
  forgetElsewhere: ForgetPerson,
): Handlers<keyof typeof identityEndpoints> {
  const changeOwnPassword = async ({ body }: { body: PasswordChange }, request: RequestContext) => {
    // Not requireAccount: whoever must change the password does it here.
    const account = await request.findAccount();
    if (!account) return { ok: false, reason: 'login-required' } as const;
    const kept = { token: request.cookie(SESSION_COOKIE), deviceToken: request.cookie(DEVICE_COOKIE) };
    return done(await changePassword(context, account, body, kept));
  };
  return {
    getSession: async (_input, request) => {
      const account = await request.findAccount();
      if (account) return success(sessionOf(account, await getUser(context.write, account.id)));
      // A cookie whose session is over would keep its owner from the pages that are kept for visitors.
      if (request.cookie(SESSION_COOKIE)) removeSessionCookie(request);
      return success({ status: true, user: null, roles: [], mustChangePassword: false, expiresAt: null });
    },
    login: async ({ body }, request) => {
      const entered = await login(context, body, loginVisitor(request));
      if (!entered.ok) return entered;
      await enterBrowser(context, request, entered.value);
      return success(sessionOf(entered.value.account, entered.value.user));
    },
    logout: async (_input, request) => {
      await closeSession(context, request.cookie(SESSION_COOKIE));
      removeSessionCookie(request);
      return success({ status: true, message: 'Cerraste la sesión.' });
    },
    requestPassword: async ({ body }, request) =>
      done(await requestPassword(context, body, loginVisitor(request))),
    changePassword: changeOwnPassword,
    editUserPassword: changeOwnPassword,
    editProfile: forAccount(({ body }: { body: ProfileEdit }, account) =>
      editProfile(context, account, body),
    ),
    downloadMyData: forAccount(async (_input, account, { setHeader }) => {
      setHeader('content-disposition', 'attachment; filename="mis-datos.json"');
      return success(await downloadMyData(context, account));
    }),
    closeAccount: forAccount(async ({ body }: { body: { password: string } }, account, request) => {
      const closed = await closeAccount(context, account, body.password, forgetElsewhere);
      if (closed.ok) removeSessionCookie(request);
      return done(closed);
    }),
    listConsents: forAccount(async (_input, { id }) => success(await listConsents(context, id))),
    revokeConsent: forAccount(({ body }: { body: { consentId: number } }, account) =>
      revokeConsent(context, account, body.consentId),
    ),
  };
}

function removeSessionCookie({ setCookie }: RequestContext): void {
  setCookie(SESSION_COOKIE, '', { maxAgeSeconds: 0 });
}

function done<Failed extends { ok: false }>(result: { ok: true; value: { message: string } } | Failed) {
  return result.ok ? success({ status: true, ...result.value }) : result;
}
