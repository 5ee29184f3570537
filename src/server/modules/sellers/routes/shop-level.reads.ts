import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { listContests } from '../level/level-contest.service.ts';
import { getOwnLevel } from '../level/seller-level.service.ts';

export function shopLevelReads(context: Context) {
  return {
    getOwnLevel: forSeller('answer-people', async (_input: object, { sellerId }) =>
      success(await getOwnLevel(context, sellerId)),
    ),
    listLevelContests: forOperator(
      'moderate',
      async (asked: { view?: 'waiting' | 'decided' | undefined; cursor?: number | undefined }) =>
        success(await listContests(context, asked)),
    ),
  };
}
