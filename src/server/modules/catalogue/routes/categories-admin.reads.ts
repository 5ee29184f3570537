import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { listTree } from '../categories/category-tree.repository.ts';

export function categoriesAdminReads(context: Context) {
  return {
    listCategoryTree: forOperator('see-catalogue', async () => success(await listTree(context.write))),
  };
}
