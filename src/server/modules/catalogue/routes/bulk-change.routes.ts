import { failure, success } from '../../../../domain/result.ts';
import type { bulkChangeEndpoints } from '../../../../wire/catalogue/bulk-changes.ts';
import type { InputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { beginBulkChange, findBulkDetail, undoBulkChange } from '../bulk/bulk-change.service.ts';
import { previewBulkChange } from '../bulk/bulk-preview.service.ts';
import { countChosen } from '../products/product-list.repository.ts';

type Names = keyof typeof bulkChangeEndpoints;
type Input<Name extends Names> = InputOf<Endpoints[Name]>;

export function bulkChangeRoutes(context: Context): Handlers<Names> {
  return {
    beginBulkChange: forSeller('edit-stock', ({ body }: Input<'beginBulkChange'>, member) =>
      beginBulkChange(context, member, body),
    ),
    previewBulkChange: forSeller('edit-stock', ({ body }: Input<'previewBulkChange'>, member) =>
      previewBulkChange(context, member, body),
    ),
    countChosenProducts: forSeller(
      'see-products',
      async ({ query }: Input<'countChosenProducts'>, { sellerId }) =>
        success({ count: await countChosen(context.write, sellerId, { filter: query }) }),
    ),
    getBulkChange: forSeller('see-products', async ({ params }: Input<'getBulkChange'>, { sellerId }) => {
      const detail = await findBulkDetail(context, sellerId, params.changeId);
      return detail ? success(detail) : failure('not-found');
    }),
    undoBulkChange: forSeller('edit-stock', ({ params }: Input<'undoBulkChange'>, member) =>
      undoBulkChange(context, member, params.changeId),
    ),
  };
}
