import { failure, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { listImportRows } from '../product-import.service.ts';

export function productImportReads(context: Context) {
  return {
    listProductImportRows: forSeller(
      'edit-products',
      async (
        asked: {
          importId: number;
          outcome: 'create' | 'update' | 'unchanged' | 'error' | 'noted';
          column?: string | undefined;
          after?: number | undefined;
        },
        { sellerId },
      ) => {
        const { outcome, column = null, after = 0 } = asked;
        const page = { id: asked.importId, outcome, column, after };
        const rows = await listImportRows(context, sellerId, page);
        return rows ? success(rows) : failure('not-found');
      },
    ),
  };
}
