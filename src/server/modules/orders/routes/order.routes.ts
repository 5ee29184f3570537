import * as z from 'zod/mini';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { ErrorReason } from '../../../../wire/errors.ts';
import {
  changedTotalsEntity,
  lineProblemsEntity,
  unpaidOrdersEntity,
} from '../../../../wire/orders/order-lines.ts';
import type { orderEndpoints } from '../../../../wire/orders/orders.ts';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { createSameForAll } from '../../../http/same-for-all.ts';
import { countFoundPurchases } from '../../catalogue/search-desk/count-searches.service.ts';
import {
  PURCHASE_COOKIE,
  PURCHASE_COOKIE_SECONDS,
  tokenOfPurchase,
  withPurchase,
} from '../../links/purchase-access.service.ts';
import { quoteShipping } from '../../shipping/shipping.service.ts';
import { leaveBoughtOut } from '../cart/bought-lines.service.ts';
import { answerDelivery, type DeliveryReason } from '../fulfilment/delivery.service.ts';
import { checkCart } from '../placing/cart-check.service.ts';
import { listPackageStatuses } from '../placing/order.repository.ts';
import { listPaymentMethods } from '../placing/payment-method.service.ts';
import { placeOrder } from '../placing/place-order.service.ts';
import { getPurchase } from '../placing/purchase.service.ts';

export function orderRoutes(context: Context): Handlers<keyof typeof orderEndpoints> {
  const sameForAll = createSameForAll(context.kept);
  return {
    quoteShipping: async ({ body }) => {
      const { products: lines, destinationCityId } = body;
      const quote = await quoteShipping(context, { lines, destinationCityId });
      return quote.ok ? success({ status: true, ...quote.value }) : quote;
    },
    checkCart: async ({ body }) => success(await checkCart(context, body.lines)),
    listPaymentMethods: sameForAll('listPaymentMethods', ['setting:money-rules'], async () =>
      success(await listPaymentMethods(context)),
    ),
    placeOrder: async ({ body }, { idempotencyKey, foundBy, findAccount, cookie, setCookie }) => {
      const account = await findAccount();
      const accountId = account?.id ?? null;
      const purchases = cookie(PURCHASE_COOKIE);
      const placed = await placeOrder(context, { body, headerKey: idempotencyKey, accountId, purchases });
      if (!placed.ok) return withWireDetails(placed);
      const { order, token } = placed.value;
      const productIds = body.lines.map(({ productId }) => productId);
      countFoundPurchases(foundBy, { number: order.number, productIds });
      if (account) await leaveBoughtOut(context, account.id, body.lines);
      // An account opens its orders itself; the cookie would outlive its logout.
      if (!account) {
        setCookie(PURCHASE_COOKIE, withPurchase(purchases, order.number, token), {
          maxAgeSeconds: PURCHASE_COOKIE_SECONDS,
        });
      }
      return success(order);
    },
    listPackageStatuses: sameForAll('listPackageStatuses', ['statuses'], async () =>
      success(await listPackageStatuses(context.read)),
    ),
    answerDelivery: async ({ params: { number, sellerId }, query, body }, { findAccount, cookie }) => {
      const account = await findAccount();
      const tokens = [query.token, tokenOfPurchase(cookie(PURCHASE_COOKIE), number)];
      const asked = { number, tokens, accountId: account?.id ?? null };
      const own = await getPurchase(context, asked);
      if (!own.ok) return own;
      const answered = await answerDelivery(context, { orderNumber: number, sellerId, ...body });
      return answered.ok ? getPurchase(context, asked) : ofBuyer(answered);
    },
    getPurchase: async ({ params: { number }, query }, { findAccount, cookie }) => {
      const account = await findAccount();
      const tokens = [query.token, tokenOfPurchase(cookie(PURCHASE_COOKIE), number)];
      return getPurchase(context, { number, tokens, accountId: account?.id ?? null });
    },
  };
}

/** A package that the order does not have is as missing as another's order. */
function ofBuyer({ reason }: { reason: DeliveryReason }) {
  return reason === 'package-unknown' ? failure('not-found') : failure(reason);
}

const detailsEntities: Partial<Record<ErrorReason, object>> = {
  'totals-changed': changedTotalsEntity,
  'unpaid-orders-limit': unpaidOrdersEntity,
  'unpaid-stock-limit': unpaidOrdersEntity,
};

/** Details travel as they are, so they leave in the words of the wire. */
function withWireDetails<Failure extends Result<never, ErrorReason>>(failed: Failure): Failure {
  if (failed.ok || failed.details === undefined) return failed;
  const entity = detailsEntities[failed.reason] ?? lineProblemsEntity;
  return { ...failed, details: z.encode(entity as typeof lineProblemsEntity, failed.details as never) };
}
