import { failure } from '../../../../domain/result.ts';
import type { SavedViewList } from '../../../../domain/saved-view.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { listOwnViews } from '../views/saved-view.service.ts';
import { isOperatorsList, isSellersList } from './saved-view.routes.ts';

export function savedViewReads(context: Context) {
  return {
    listSellerViews: forSeller(null, async ({ list }: { list: SavedViewList }, member) =>
      isSellersList(list, member) ? listOwnViews(context, member.accountId, list) : failure('seller-role'),
    ),
    listOperatorViews: forOperator(null, async ({ list }: { list: SavedViewList }, operator) =>
      isOperatorsList(list, operator) ? listOwnViews(context, operator.id, list) : failure('operator-role'),
    ),
  };
}
