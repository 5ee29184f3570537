import type { AuditKind } from '../../../../domain/audit-words.ts';
import { success } from '../../../../domain/result.ts';
import type { sellerActivityEndpoints } from '../../../../wire/overview/seller-activity.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { exportActivity } from '../team/activity.service.ts';

interface Asked {
  query: { accountId?: number | undefined; kind?: AuditKind | undefined; before?: number | undefined };
}

export function sellerActivityRoutes({ write }: Context): Handlers<keyof typeof sellerActivityEndpoints> {
  return {
    exportActivity: forSeller('manage-team', async ({ query }: Asked, { sellerId }) =>
      success(await exportActivity(write, { ...query, sellerId })),
    ),
  };
}
