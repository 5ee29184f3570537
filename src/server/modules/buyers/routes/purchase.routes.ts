import { success } from '../../../../domain/result.ts';
import type { purchaseEndpoints } from '../../../../wire/buyers/purchases.ts';
import type { Context } from '../../../context.ts';
import { forAccount } from '../../../guards/for-account.ts';
import type { RequestContext } from '../../../guards/request-context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { requireAccount } from '../../accounts/identity/require-account.service.ts';
import { PURCHASE_COOKIE, tokenOfPurchase } from '../../links/purchase-access.service.ts';
import { confirmOrderClaim, requestOrderClaim } from '../order-claim.service.ts';
import { listOwnOrders } from '../order-list.service.ts';
import { getOwnOrder, type OrderRequest, repeatOwnOrder } from '../own-order.service.ts';

export function purchaseRoutes(context: Context): Handlers<keyof typeof purchaseEndpoints> {
  return {
    listOrders: forAccount(async ({ query }, { id }) => success(await listOwnOrders(context, id, query))),
    getOrder: async (input, request) => getOwnOrder(context, await orderRequest(input, request)),
    repeatOrder: async (input, request) => repeatOwnOrder(context, await orderRequest(input, request)),
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

function claimMessage(count: number): string {
  if (count === 0) return 'No encontramos pedidos sin cuenta con tu correo.';
  return count === 1 ? 'Trajimos 1 pedido a tu cuenta.' : `Trajimos ${count} pedidos a tu cuenta.`;
}
