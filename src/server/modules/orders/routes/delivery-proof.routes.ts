import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '../../../../domain/result.ts';
import { DELIVERY_PROOF_PATHS } from '../../../../wire/orders/delivery-proof-paths.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { type RequestContext, requestContextOf } from '../../../guards/request-context.ts';
import { sendFailure } from '../../../http/api.ts';
import { PURCHASE_COOKIE, tokenOfPurchase } from '../../links/purchase-access.service.ts';
import { readProof } from '../fulfilment/delivery-proof.service.ts';
import { getPurchase } from '../placing/purchase.service.ts';

interface Asked {
  orderNumber: number;
  sellerId: number;
}

type Refusal = Parameters<typeof sendFailure>[1]['reason'];

/** The picture of a delivery, for who bought, for its shop and for operators; never kept by anybody on the way. */
export function registerDeliveryProofs(app: FastifyInstance, context: Context): void {
  const ofBuyer = async (asked: Asked, { findAccount, cookie }: RequestContext) => {
    const account = await findAccount();
    const purchase = await getPurchase(context, {
      number: asked.orderNumber,
      tokens: [tokenOfPurchase(cookie(PURCHASE_COOKIE), asked.orderNumber)],
      accountId: account?.id ?? null,
    });
    return purchase.ok ? readProof(context, asked) : purchase;
  };
  // Another shop's package of the same order is none of hers: the shop is the session's.
  const ofShop = forSeller('see-orders', ({ orderNumber }: Asked, { sellerId }) =>
    readProof(context, { orderNumber, sellerId }),
  );
  const ofAny = forOperator('see-orders', (asked: Asked) => readProof(context, asked));
  for (const [path, read] of [
    [DELIVERY_PROOF_PATHS.buyer, ofBuyer],
    [DELIVERY_PROOF_PATHS.seller, ofShop],
    [DELIVERY_PROOF_PATHS.operator, ofAny],
  ] as const)
    app.get(path, { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } }, async (request, reply) =>
      sendProof(reply, await read(askedOf(request), requestContextOf(request, reply, context))),
    );
}

function sendProof(reply: FastifyReply, proof: Result<Buffer, Refusal>) {
  if (!proof.ok) return sendFailure(reply, proof);
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .type('image/webp')
    .send(proof.value);
}

function askedOf({ params }: FastifyRequest): Asked {
  const { number = '', sellerId = '' } = params as { number?: string; sellerId?: string };
  const idOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
  return { orderNumber: idOf(number), sellerId: idOf(sellerId) };
}
