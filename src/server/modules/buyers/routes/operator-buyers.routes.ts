import { failure, success } from '../../../../domain/result.ts';
import type { operatorBuyerEndpoints } from '../../../../wire/buyers/operator-buyers.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { addOperatorNote } from '../../audit/operator-note.service.ts';
import { blockBuyer, sendRecovery, unblockBuyer } from '../buyer-block.service.ts';
import { findBuyer } from '../buyer-record.repository.ts';

interface OfBuyer {
  params: { accountId: number };
}
type WithReason = OfBuyer & { body: { reason: string } };

export function operatorBuyerRoutes(context: Context): Handlers<keyof typeof operatorBuyerEndpoints> {
  return {
    blockBuyer: forOperator('block-accounts', ({ params, body }: WithReason, { id }) =>
      blockBuyer(context, { ...params, ...body, operatorId: id }),
    ),
    unblockBuyer: forOperator('block-accounts', ({ params, body }: WithReason, { id }) =>
      unblockBuyer(context, { ...params, ...body, operatorId: id }),
    ),
    sendBuyerRecovery: forOperator('block-accounts', ({ params }: OfBuyer, { id }) =>
      sendRecovery(context, { ...params, operatorId: id }),
    ),
    addBuyerNote: forOperator(
      'block-accounts',
      async ({ params, body }: OfBuyer & { body: { body: string } }, { id }) => {
        if (!(await findBuyer(context.write, params.accountId, context.now()))) return failure('not-found');
        const subject = { sellerId: null, accountId: params.accountId };
        return success(await addOperatorNote(context, { subject, body: body.body, operatorId: id }));
      },
    ),
  };
}
