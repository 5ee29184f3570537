import type { AuditKind } from '../../../../domain/audit-words.ts';
import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { getActivity } from '../team/activity.service.ts';

export function sellerActivityReads({ write }: Context) {
  return {
    listActivity: forSeller(
      'manage-team',
      async (
        asked: {
          accountId?: number | undefined;
          kind?: AuditKind | undefined;
          before?: number | undefined;
        },
        { sellerId },
      ) => success(await getActivity(write, { ...asked, sellerId })),
    ),
  };
}
