import type { Result } from '../../../../domain/result.ts';
import { success } from '../../../../domain/result.ts';
import type { ErrorReason } from '../../../../wire/errors.ts';
import type { sellerApiProductEndpoints } from '../../../../wire/integrations/seller-api-products.ts';
import type { Context } from '../../../context.ts';
import { forApiKey } from '../../../guards/for-api-key.ts';
import type { RequestContext } from '../../../guards/request-context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { Attempt } from '../api-answer.repository.ts';
import { once } from '../api-answer.service.ts';
import type { MachineCaller } from '../api-key.service.ts';
import {
  addPicturesByApi,
  changeProductByApi,
  createProductByApi,
  getProductByApi,
  listChangedByApi,
  uploadPictureByApi,
} from '../machine-catalogue.service.ts';

export function sellerApiProductRoutes(context: Context): Handlers<keyof typeof sellerApiProductEndpoints> {
  /** A write that its key does once. */
  const writing = <Input, Value, Reason extends ErrorReason>(
    name: string,
    work: (input: Input, caller: MachineCaller, attempt: Attempt | null) => Promise<Result<Value, Reason>>,
  ) =>
    forApiKey(context, 'products:write', (input: Input, caller, { idempotencyKey }: RequestContext) =>
      once(context, { keyId: caller.keyId, idempotencyKey, name, input }, (attempt) =>
        work(input, caller, attempt),
      ),
    );
  return {
    listChangedProductsByApi: forApiKey(context, 'products:read', async ({ query }, { sellerId }) =>
      success(await listChangedByApi(context, sellerId, query)),
    ),
    getProductByApi: forApiKey(context, 'products:read', ({ params }, { sellerId }) =>
      getProductByApi(context, sellerId, params.productId),
    ),
    createProductByApi: writing('createProduct', ({ body }, { sellerId }, attempt) =>
      createProductByApi(context, sellerId, { sent: body, attempt }),
    ),
    changeProductByApi: writing('changeProduct', ({ params, body }, { sellerId }) =>
      changeProductByApi(context, sellerId, { ...body, id: params.productId }),
    ),
    addPicturesByApi: writing('addPictures', ({ params, body }, { sellerId }) =>
      addPicturesByApi(context, sellerId, { ...body, id: params.productId }),
    ),
    // A picture that was sent twice is stored once: it is named by its content.
    uploadPictureByApi: forApiKey(context, 'products:write', ({ params, body }, { sellerId }) => {
      const load = async () => new Uint8Array(await body.file.arrayBuffer());
      return uploadPictureByApi(context, sellerId, { id: params.productId, load });
    }),
  };
}
