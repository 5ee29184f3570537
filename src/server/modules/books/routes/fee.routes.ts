import { success } from '../../../../domain/result.ts';
import type { operatorFeeEndpoints } from '../../../../wire/books/operator-fees.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { endFee, setFee } from '../fees/change-fee.service.ts';
import { getFee, listFeeCategories } from '../fees/fees.service.ts';

export function operatorFeeRoutes(context: Context): Handlers<keyof typeof operatorFeeEndpoints> {
  return {
    listFeeCategories: forOperator('edit-fees', async () => success(await listFeeCategories(context))),
    setFee: forOperator('edit-fees', async ({ body }, { id }) => {
      const set = await setFee(context, body, id);
      return set.ok ? success(await getFee(context, set.value)) : set;
    }),
    endFee: forOperator('edit-fees', async ({ params, body }, { id: actor }) => {
      const ended = await endFee(context, { ...params, ...body, actor });
      return ended.ok ? success(await getFee(context, ended.value)) : ended;
    }),
  };
}
