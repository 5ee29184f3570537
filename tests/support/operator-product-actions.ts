import { execute, sql } from '../../src/server/db/sql.ts';
import { buildCategory, buildProduct } from './catalog-factories.ts';
import type { ActionWorld, OperatorAction } from './operator-action.ts';
import type { CallName } from './published-reads.ts';

const aProduct = async ({ shop }: ActionWorld) => ({
  params: { productId: await buildProduct(shop.db) },
});

export const operatorProductActions = {
  pauseProduct: {
    action: 'product.paused-by-operator',
    prepare: async (world) => ({ ...(await aProduct(world)), json: { reason: 'Es una copia' } }),
  },
  releaseProduct: {
    action: 'product.released-by-operator',
    prepare: async (world) => {
      const aim = await aProduct(world);
      await execute(
        world.shop.db,
        sql`update product set active = false, paused_by_operator_at = now(), operator_reason = 'Copia'
            where id = ${aim.params.productId}`,
      );
      return aim;
    },
  },
  correctCategory: {
    action: 'product.category-corrected',
    prepare: async (world) => {
      const place = {
        mainCategoryId: await buildCategory(world.shop.db),
        subcategoryId: null,
      };
      return { ...(await aProduct(world)), json: { ...place, reason: 'Es fruta' } };
    },
  },
} satisfies Partial<Record<CallName, OperatorAction>>;
