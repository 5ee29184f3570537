import { isOperatorAllowed } from '../../../../domain/operator-role.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { getSellerRecord } from '../seller-directory.service.ts';

export function operatorSellerReads(context: Context) {
  return {
    getOperatorSeller: forOperator('see-sellers', ({ sellerId }: { sellerId: number }, { operatorRole }) =>
      getSellerRecord(context, sellerId, { seesMoney: isOperatorAllowed(operatorRole, 'see-money') }),
    ),
  };
}
