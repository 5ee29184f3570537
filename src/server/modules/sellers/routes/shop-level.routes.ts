import { success } from '../../../../domain/result.ts';
import type { shopLevelEndpoints } from '../../../../wire/sellers/shop-level.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { decideContest } from '../level/level-contest.service.ts';
import { contestEvent, getLevelFile } from '../level/seller-level.service.ts';

export function shopLevelRoutes(context: Context): Handlers<keyof typeof shopLevelEndpoints> {
  return {
    getLevelFile: forSeller('answer-people', async (_input: object, { sellerId }) =>
      success(await getLevelFile(context, sellerId)),
    ),
    contestEvent: forSeller('answer-people', ({ body }, member) => contestEvent(context, member, body)),
    decideContest: forOperator('moderate', ({ params, body }, { id }) =>
      decideContest(context, id, { ...params, ...body }),
    ),
  };
}
