import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { getSlot, listSlots } from '../content-view.service.ts';

export function contentReads(context: Context) {
  return {
    listContentSlots: forOperator('see-catalogue', async () => success(await listSlots(context))),
    getContentSlot: forOperator(
      'see-catalogue',
      async ({
        slot,
      }: {
        slot: 'heroFirst' | 'heroSecond' | 'ticker' | 'benefits' | 'promo' | 'popular' | 'featured';
      }) => success(await getSlot(context, slot)),
    ),
  };
}
