import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../wire/paths.ts';
import { valuesIn } from '../../wire/values-in.ts';
import type { Context } from '../context.ts';
import {
  PURCHASE_COOKIE,
  PURCHASE_COOKIE_SECONDS,
  withPurchase,
} from '../modules/links/purchase-access.service.ts';
import { getPurchase } from '../modules/orders/placing/purchase.service.ts';
import { requestContextOf } from './request-context.ts';

/**
 * The links of mails hold the key of a guest's order (`?llave=`). It becomes a cookie and leaves the address, so that it
 * stands in no history, no bookmark and no picture of the screen that is passed on.
 */
export function registerOrderKeys(app: FastifyInstance, context: Context): void {
  const exchange = async (request: FastifyRequest, reply: FastifyReply, asked: AskedOrder) => {
    const { number, token, address } = asked;
    const own = requestContextOf(request, reply, context);
    const account = await own.findAccount();
    // An account opens its orders itself; the cookie would outlive its logout.
    const accountId = account?.id ?? null;
    const isOwn = accountId !== null && (await getPurchase(context, { number, tokens: [], accountId })).ok;
    if (!isOwn && (await getPurchase(context, { number, tokens: [token], accountId: null })).ok) {
      const purchases = withPurchase(own.cookie(PURCHASE_COOKIE), number, token);
      own.setCookie(PURCHASE_COOKIE, purchases, { maxAgeSeconds: PURCHASE_COOKIE_SECONDS });
    }
    reply.header('cache-control', 'no-store').redirect(address, 303);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const asked = askedOrder(request);
    if (asked) exchange(request, reply, asked).catch(done);
    else done();
  });
}

interface AskedOrder {
  number: number;
  token: string;
  /** Without the key. */
  address: string;
}

/** Null for every address but the three pages that mails lead to. */
function askedOrder({ method, url }: FastifyRequest): AskedOrder | null {
  if (method !== 'GET' || !url.includes('llave=')) return null;
  const { pathname, searchParams } = new URL(`http://here${url.replace(/^[a-z]+:\/\/[^/?]*/i, '')}`);
  const [inPath] = valuesIn(paths.order, pathname) ?? valuesIn(paths.rateOrder, pathname) ?? [];
  const isResult = pathname === paths.purchaseResult.pattern;
  const number = inPath ?? (isResult ? searchParams.get('pedido') : null);
  const token = searchParams.get('llave');
  if (token === null || number === null || !/^\d{1,15}$/.test(number)) return null;
  searchParams.delete('llave');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return { number: Number(number), token, address: pathname + query };
}
