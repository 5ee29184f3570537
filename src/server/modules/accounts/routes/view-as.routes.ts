import { success } from '../../../../domain/result.ts';
import type { viewAsEndpoints } from '../../../../wire/accounts/view-as.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { SESSION_COOKIE } from '../identity/session.service.ts';
import { endView, startView, VIEW_COOKIE, VIEW_SECONDS } from '../view-as/view-as.service.ts';

interface Start {
  params: { sellerId: number };
  body: { reason: string };
}

export function viewAsRoutes(context: Context): Handlers<keyof typeof viewAsEndpoints> {
  return {
    // Whoever may see no orders would see them here.
    startViewAs: forOperator('see-orders', async ({ params, body }: Start, operator, request) => {
      const viewer = { operator, sessionToken: request.cookie(SESSION_COOKIE) ?? '' };
      const started = await startView(context, viewer, { ...params, ...body });
      if (!started.ok) return started;
      const { token, ...view } = started.value;
      request.setCookie(VIEW_COOKIE, token, { maxAgeSeconds: VIEW_SECONDS });
      return success(view);
    }),
    endViewAs: forOperator(null, async (_input, operator, request) => {
      const viewer = { operator, sessionToken: request.cookie(SESSION_COOKIE) ?? '' };
      const sellerId = await endView(context, viewer, request.cookie(VIEW_COOKIE));
      request.setCookie(VIEW_COOKIE, '', { maxAgeSeconds: 0 });
      return success({ status: true, sellerId });
    }),
  };
}
