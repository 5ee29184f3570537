import { type Result, success } from '../../../../domain/result.ts';
import type { sellerApiEndpoints } from '../../../../wire/integrations/seller-api.ts';
import type { Context } from '../../../context.ts';
import { forApiKey } from '../../../guards/for-api-key.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { getSellerOrder } from '../../orders/seller-view/seller-order.service.ts';
import { once } from '../api-answer.service.ts';
import { listOrdersByApi, moveOrderByApi } from '../machine-orders.service.ts';
import { listProductsByApi, type StockResult, setStockByApi } from '../machine-products.service.ts';

export function sellerApiRoutes(context: Context): Handlers<keyof typeof sellerApiEndpoints> {
  return {
    listOrdersByApi: forApiKey(context, 'orders:read', async ({ query }, { sellerId }) =>
      success(await listOrdersByApi(context, sellerId, query)),
    ),
    getOrderByApi: forApiKey(context, 'orders:read', ({ params }, { sellerId }) =>
      getSellerOrder(context, sellerId, params.orderNumber),
    ),
    moveOrderByApi: forApiKey(context, 'orders:write', ({ params, body }, caller) =>
      moveOrderByApi(context, caller, { ...params, ...body }),
    ),
    listProductsByApi: forApiKey(context, 'products:read', async ({ query }, { sellerId }) =>
      success(await listProductsByApi(context, sellerId, query)),
    ),
    setStockByApi: forApiKey(context, 'stock:write', ({ body }, caller, { idempotencyKey }) =>
      once(
        context,
        { keyId: caller.keyId, idempotencyKey, name: 'setStock', input: body },
        async (): Promise<Result<StockResult[], never>> =>
          success(await setStockByApi(context, caller, body.rows)),
      ),
    ),
  };
}
