import { success } from '../../../../domain/result.ts';
import type { purchaseEndpoints } from '../../../../wire/buyers/purchases.ts';
import type { Context } from '../../../context.ts';
import { forAccount } from '../../../guards/for-account.ts';
import type { RequestContext } from '../../../guards/request-context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { enterBrowser, loginVisitor, sessionOf } from '../../accounts/identity/browser-login.service.ts';
import { login } from '../../accounts/identity/login.service.ts';
import { requireAccount } from '../../accounts/identity/require-account.service.ts';
import {
  finishedRegistration,
  registrantOf,
} from '../../accounts/registration/browser-registration.service.ts';
import { FLOW_COOKIE, FLOW_SECONDS } from '../../accounts/registration/registration-flow.service.ts';
import { PURCHASE_COOKIE, tokenOfPurchase } from '../../links/purchase-access.service.ts';
import { createOrderAccount, type GuestRequest, sendOrderAccountCode } from '../order-account.service.ts';
import { confirmOrderClaim, requestOrderClaim } from '../order-claim.service.ts';
import { listOwnOrders } from '../order-list.service.ts';
import { getOwnOrder, type OrderRequest, repeatOwnOrder } from '../own-order.service.ts';

export function purchaseRoutes(context: Context): Handlers<keyof typeof purchaseEndpoints> {
  return {
    listOrders: forAccount(async ({ query }, { id }) => success(await listOwnOrders(context, id, query))),
    getOrder: async (input, request) => getOwnOrder(context, await orderRequest(input, request)),
    repeatOrder: async (input, request) => repeatOwnOrder(context, await orderRequest(input, request)),
    sendOrderAccountCode: async ({ params, body }, request) => {
      const sent = await sendOrderAccountCode(context, guestRequest(params.number, request), body);
      if (!sent.ok) return sent;
      const { token, isProved, resendSeconds } = sent.value;
      if (token) request.setCookie(FLOW_COOKIE, token, { maxAgeSeconds: FLOW_SECONDS });
      return success({ status: true, isProved, resendSeconds });
    },
    createOrderAccount: async ({ params, body }, request) => {
      const created = await createOrderAccount(context, guestRequest(params.number, request), body);
      const finished = finishedRegistration(created, request);
      if (!finished.ok) return finished;
      const { email } = finished.value;
      const entered = await login(context, { email, password: body.password }, loginVisitor(request));
      if (!entered.ok) return entered;
      await enterBrowser(context, request, entered.value);
      return success(sessionOf(entered.value.account, entered.value.user));
    },
    requestOrderClaim: forAccount(async (_, account) => {
      const sent = await requestOrderClaim(context, account);
      return sent.ok ? success({ status: true, message: `Enviamos un código a ${account.email}.` }) : sent;
    }),
    confirmOrderClaim: forAccount(async ({ body }, account) => {
      const claimed = await confirmOrderClaim(context, account, body.code);
      if (!claimed.ok) return claimed;
      return success({ status: true, message: claimMessage(claimed.value), count: claimed.value });
    }),
  };
}

async function orderRequest(
  { params, query }: { params: { number: number }; query: { token?: string | undefined } },
  request: RequestContext,
): Promise<OrderRequest> {
  return {
    number: params.number,
    person: await requireAccount(request),
    tokens: [query.token, tokenOfPurchase(request.cookie(PURCHASE_COOKIE), params.number)],
  };
}

function guestRequest(number: number, request: RequestContext): GuestRequest {
  return {
    number,
    tokens: [tokenOfPurchase(request.cookie(PURCHASE_COOKIE), number)],
    registrant: registrantOf(request),
  };
}

function claimMessage(count: number): string {
  if (count === 0) return 'No encontramos pedidos sin cuenta con tu correo.';
  return count === 1 ? 'Trajimos 1 pedido a tu cuenta.' : `Trajimos ${count} pedidos a tu cuenta.`;
}
