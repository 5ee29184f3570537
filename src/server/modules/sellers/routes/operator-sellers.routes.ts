import { isOperatorAllowed } from '../../../../domain/operator-role.ts';
import { failure, success } from '../../../../domain/result.ts';
import type { ApplicationItem, ApplicationItemState } from '../../../../domain/seller-application.ts';
import type { operatorSellerEndpoints } from '../../../../wire/sellers/operator-sellers.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { addOperatorNote } from '../../audit/operator-note.service.ts';
import { requestCorrection, reviewItem } from '../application.service.ts';
import { approveSeller, undoApproval } from '../approval.service.ts';
import { blockSeller, unblockSeller } from '../seller-block.service.ts';
import { browseSellers } from '../seller-directory.service.ts';
import type { SellerDetails } from '../seller-edit.repository.ts';
import { editSeller } from '../seller-edit.service.ts';
import type { SellerTab } from '../seller-list.repository.ts';
import { findSeller } from '../seller-record.repository.ts';

interface OfSeller {
  params: { sellerId: number };
}
type WithReason = OfSeller & { body: { reason: string } };
type Approval = OfSeller & { body: { unreviewed: ApplicationItem[] } };
interface Listed {
  query: { tab?: SellerTab | undefined; search?: string | undefined; after?: number | undefined };
}
interface ReviewedItem {
  params: { sellerId: number; item: ApplicationItem };
  body: { state: ApplicationItemState; reason: string };
}

export function operatorSellerRoutes(context: Context): Handlers<keyof typeof operatorSellerEndpoints> {
  return {
    listOperatorSellers: forOperator('see-sellers', async ({ query }: Listed) =>
      success(await browseSellers(context, query)),
    ),
    reviewApplicationItem: forOperator('approve-sellers', ({ params, body }: ReviewedItem, { id }) =>
      reviewItem(context, { ...params, ...body, operatorId: id }),
    ),
    approveSeller: forOperator('approve-sellers', ({ params, body }: Approval, { id }) =>
      approveSeller(context, { ...params, ...body, operatorId: id }),
    ),
    undoApproval: forOperator('approve-sellers', ({ params }: OfSeller, { id }) =>
      undoApproval(context, { ...params, operatorId: id }),
    ),
    requestCorrection: forOperator('approve-sellers', ({ params }: OfSeller, { id }) =>
      requestCorrection(context, { ...params, operatorId: id }),
    ),
    blockSeller: forOperator('block-accounts', ({ params, body }: WithReason, { id }) =>
      blockSeller(context, { ...params, ...body, operatorId: id }),
    ),
    unblockSeller: forOperator('block-accounts', ({ params, body }: WithReason, { id }) =>
      unblockSeller(context, { ...params, ...body, operatorId: id }),
    ),
    editOperatorSeller: forOperator(
      'approve-sellers',
      ({ params, body }: OfSeller & { body: SellerDetails & { reason: string } }, { id, operatorRole }) =>
        editSeller(
          context,
          { ...params, ...body, operatorId: id },
          { movesMoney: isOperatorAllowed(operatorRole, 'move-money') },
        ),
    ),
    addSellerNote: forOperator(
      'approve-sellers',
      async ({ params, body }: OfSeller & { body: { body: string } }, { id }) => {
        if (!(await findSeller(context.write, params.sellerId))) return failure('not-found');
        const subject = { sellerId: params.sellerId, accountId: null };
        return success(await addOperatorNote(context, { subject, body: body.body, operatorId: id }));
      },
    ),
  };
}
