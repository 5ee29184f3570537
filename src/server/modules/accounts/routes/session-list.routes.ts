import type { sessionEndpoints } from '../../../../wire/accounts/sessions.ts';
import type { Context } from '../../../context.ts';
import { forAccount } from '../../../guards/for-account.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { DEVICE_COOKIE } from '../identity/known-device.service.ts';
import { SESSION_COOKIE } from '../identity/session.service.ts';
import { endAllSessions, endSession, listSessions } from '../identity/session-list.service.ts';

export function sessionListRoutes(context: Context): Handlers<keyof typeof sessionEndpoints> {
  return {
    listSessions: forAccount((_input: object, account) => listSessions(context, account)),
    endSession: forAccount(({ body }: { body: { id: number } }, account) =>
      endSession(context, account, body.id),
    ),
    endAllSessions: forAccount(async ({ body }: { body: { withCurrent: boolean } }, account, request) => {
      const keep = (name: string) => (body.withCurrent ? null : request.cookie(name));
      const kept = { token: keep(SESSION_COOKIE), deviceToken: keep(DEVICE_COOKIE) };
      const ended = await endAllSessions(context, account, kept);
      if (ended.ok && body.withCurrent) request.setCookie(SESSION_COOKIE, '', { maxAgeSeconds: 0 });
      return ended;
    }),
  };
}
