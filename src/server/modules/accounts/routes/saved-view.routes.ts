import { isOperatorAllowed } from '../../../../domain/operator-role.ts';
import { failure } from '../../../../domain/result.ts';
import { SAVED_VIEW_LISTS, type SavedViewList } from '../../../../domain/saved-view.ts';
import { isAllowed } from '../../../../domain/seller-role.ts';
import type { savedViewEndpoints } from '../../../../wire/accounts/saved-views.ts';
import type { Context } from '../../../context.ts';
import { forOperator, type Operator } from '../../../guards/for-operator.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { SellerMember } from '../team/seller-access.service.ts';
import { deleteView, renameView, saveView } from '../views/saved-view.service.ts';

/** A list of the sellers' panel that her role reads. */
export function isSellersList(list: SavedViewList, { role }: Pick<SellerMember, 'role'>): boolean {
  const asked = SAVED_VIEW_LISTS[list];
  return asked.panel === 'seller' && isAllowed(role, asked.permission);
}

/** A list of the console that the role reads. */
export function isOperatorsList(
  list: SavedViewList,
  { operatorRole }: Pick<Operator, 'operatorRole'>,
): boolean {
  const asked = SAVED_VIEW_LISTS[list];
  return asked.panel === 'operator' && isOperatorAllowed(operatorRole, asked.permission);
}

/** A view belongs to the account that saved it, in whichever shop she works. */
export function savedViewRoutes(context: Context): Handlers<keyof typeof savedViewEndpoints> {
  return {
    saveSellerView: forSeller(null, async ({ body }, member) =>
      isSellersList(body.list, member) ? saveView(context, member.accountId, body) : failure('seller-role'),
    ),
    renameSellerView: forSeller(null, ({ params, body }, { accountId }) =>
      renameView(context, { accountId, viewId: params.viewId, panel: 'seller' }, body.name),
    ),
    deleteSellerView: forSeller(null, ({ params }, { accountId }) =>
      deleteView(context, { accountId, viewId: params.viewId, panel: 'seller' }),
    ),
    saveOperatorView: forOperator(null, async ({ body }, operator) =>
      isOperatorsList(body.list, operator) ? saveView(context, operator.id, body) : failure('operator-role'),
    ),
    renameOperatorView: forOperator(null, async ({ params, body }, { id }) =>
      renameView(context, { accountId: id, viewId: params.viewId, panel: 'operator' }, body.name),
    ),
    deleteOperatorView: forOperator(null, ({ params }, { id }) =>
      deleteView(context, { accountId: id, viewId: params.viewId, panel: 'operator' }),
    ),
  };
}
