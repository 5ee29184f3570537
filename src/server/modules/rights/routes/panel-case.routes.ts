import type { operatorCaseEndpoints, sellerCaseEndpoints } from '../../../../wire/rights/panel-cases.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { findAnyCase, findShopCase } from '../case-access.service.ts';
import { writeInCase } from '../case-message.service.ts';
import { addPhoto } from '../case-photo.service.ts';
import { extendCase, ruleCase } from '../operator-case.service.ts';
import { previewOffer, previewRuling } from '../panel-case.service.ts';
import { moveShopCase } from '../shop-case.service.ts';

export function panelCaseRoutes(
  context: Context,
): Handlers<keyof (typeof sellerCaseEndpoints & typeof operatorCaseEndpoints)> {
  return {
    moveSellerCase: forSeller('answer-people', async ({ params, body }, { sellerId, accountId }) => {
      const found = await findShopCase(context, params.number, sellerId);
      return found.ok ? moveShopCase(context, found.value, { move: body, accountId }) : found;
    }),
    previewSellerOffer: forSeller('answer-people', async ({ params, body }, { sellerId }) => {
      const found = await findShopCase(context, params.number, sellerId);
      return found.ok ? previewOffer(context, found.value, body) : found;
    }),
    writeInSellerCase: forSeller('answer-people', async ({ params, body }, { sellerId, accountId }) => {
      const found = await findShopCase(context, params.number, sellerId);
      return found.ok ? writeInCase(context, found.value, { actor: 'shop', accountId, ...body }) : found;
    }),
    addSellerCasePhoto: forSeller('answer-people', async ({ params, body }, { sellerId, accountId }) => {
      const found = await findShopCase(context, params.number, sellerId);
      return found.ok ? addPhoto(context, found.value, { side: 'shop', accountId, ...body }) : found;
    }),
    previewCaseRuling: forOperator('refund-orders', async ({ params, body }) => {
      const found = await findAnyCase(context, params.number);
      return found.ok ? previewRuling(context, found.value, body) : found;
    }),
    ruleCase: forOperator('refund-orders', async ({ params, body }, { id: operatorId }) => {
      const found = await findAnyCase(context, params.number);
      return found.ok ? ruleCase(context, found.value, { ruling: body, operatorId }) : found;
    }),
    writeInOperatorCase: forOperator('refund-orders', async ({ params, body }, { id: accountId }) => {
      const found = await findAnyCase(context, params.number);
      return found.ok ? writeInCase(context, found.value, { actor: 'operator', accountId, ...body }) : found;
    }),
    extendCase: forOperator('refund-orders', async ({ params, body }, { id: operatorId }) => {
      const found = await findAnyCase(context, params.number);
      return found.ok ? extendCase(context, found.value, { ...body, operatorId }) : found;
    }),
  };
}
