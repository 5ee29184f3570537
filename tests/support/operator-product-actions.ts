import { execute, sql } from '../../src/server/db/sql.ts';
import { buildCategory, buildProduct } from './catalog-factories.ts';
import type { ActionWorld, OperatorAction } from './operator-action.ts';
import type { CallName } from './published-reads.ts';

const aProduct = async ({ shop }: ActionWorld) => ({
  params: { codProducto: await buildProduct(shop.db) },
});

export const operatorProductActions = {
  pauseProduct: {
    action: 'product.paused-by-operator',
    prepare: async (world) => ({ ...(await aProduct(world)), json: { motivo: 'Es una copia' } }),
  },
  releaseProduct: {
    action: 'product.released-by-operator',
    prepare: async (world) => {
      const aim = await aProduct(world);
      await execute(
        world.shop.db,
        sql`update product set active = false, paused_by_operator_at = now(), operator_reason = 'Copia'
            where id = ${aim.params.codProducto}`,
      );
      return aim;
    },
  },
  correctCategory: {
    action: 'product.category-corrected',
    prepare: async (world) => {
      const place = {
        categoriaPrincipal: await buildCategory(world.shop.db),
        categoriaSecundaria: null,
      };
      return { ...(await aProduct(world)), json: { ...place, motivo: 'Es fruta' } };
    },
  },
} satisfies Partial<Record<CallName, OperatorAction>>;
