import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { browseBuyers, openBuyer, openBuyerOrder, openBuyerOrders } from '../buyer-directory.service.ts';

export function operatorBuyerReads(context: Context) {
  return {
    listOperatorBuyers: forOperator(
      'see-buyers',
      async (asked: {
        tab?: 'all' | 'active' | 'blocked' | undefined;
        search?: string | undefined;
        after?: number | undefined;
      }) => success(await browseBuyers(context, asked)),
    ),
    getOperatorBuyer: forOperator('see-buyers', (asked: { accountId: number }, { id }) =>
      openBuyer(context, { ...asked, operatorId: id }),
    ),
    listOperatorBuyerOrders: forOperator(
      'see-buyers',
      (asked: { accountId: number; cursor?: number | undefined }, { id }) =>
        openBuyerOrders(context, { ...asked, operatorId: id }),
    ),
    getOperatorBuyerOrder: forOperator(
      'see-buyers',
      (asked: { accountId: number; orderNumber: number }, { id }) =>
        openBuyerOrder(context, { ...asked, operatorId: id }),
    ),
  };
}
