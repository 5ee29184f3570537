import { failure, type Result, success } from '../../../../domain/result.ts';
import type { InputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import type { productImportEndpoints } from '../../../../wire/import/product-import.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { uploadSheet } from '../begin-import.service.ts';
import { chooseDelimiter, retryPictures, saveMoveIn } from '../move-in.service.ts';
import {
  cancelImport,
  chooseColumns,
  findImportDetail,
  type ImportDetail,
  listShopImports,
  startApply,
  startCheck,
} from '../product-import.service.ts';

type Names = keyof typeof productImportEndpoints;
type Input<Name extends Names> = InputOf<Endpoints[Name]>;

export function productImportRoutes(context: Context): Handlers<Names> {
  return {
    uploadProductSheet: forSeller('edit-products', ({ body }: Input<'uploadProductSheet'>, member) =>
      uploadSheet(context, member, body.file),
    ),
    listProductImports: forSeller(
      'edit-products',
      async ({ query }: Input<'listProductImports'>, { sellerId }) =>
        success(await listShopImports(context, sellerId, query.before ?? null)),
    ),
    getProductImport: forSeller(
      'edit-products',
      async ({ params }: Input<'getProductImport'>, { sellerId }) => {
        const detail = await findImportDetail(context.write, sellerId, params.importId);
        return detail ? success(detail) : failure('not-found');
      },
    ),
    saveImportMapping: forSeller('edit-products', ({ params, body }: Input<'saveImportMapping'>, member) =>
      chooseColumns(context, member, params.importId, body.columns),
    ),
    checkProductImport: forSeller('edit-products', ({ params }: Input<'checkProductImport'>, member) =>
      startCheck(context, member, params.importId),
    ),
    applyProductImport: forSeller('edit-products', ({ params }: Input<'applyProductImport'>, member) =>
      startApply(context, member, params.importId),
    ),
    cancelProductImport: forSeller('edit-products', ({ params }: Input<'cancelProductImport'>, member) =>
      cancelImport(context, member, params.importId),
    ),
    saveMoveIn: forSeller('edit-products', async ({ params, body }: Input<'saveMoveIn'>, member) =>
      detailAfter(context, member, params.importId, await saveMoveIn(context, member, params.importId, body)),
    ),
    chooseImportDelimiter: forSeller(
      'edit-products',
      async ({ params, body }: Input<'chooseImportDelimiter'>, member) => {
        const { importId } = params;
        return detailAfter(
          context,
          member,
          importId,
          await chooseDelimiter(context, member, importId, body.delimiter),
        );
      },
    ),
    retryImportPictures: forSeller(
      'edit-products',
      async ({ params }: Input<'retryImportPictures'>, member) =>
        detailAfter(context, member, params.importId, await retryPictures(context, member, params.importId)),
    ),
  };
}

/** The import as it stands once something was done to it. */
async function detailAfter<Reason extends 'not-found' | 'import-state' | 'invalid-input'>(
  { write }: Context,
  { sellerId }: { sellerId: number },
  importId: number,
  done: Result<null, Reason>,
): Promise<Result<ImportDetail, Reason | 'not-found'>> {
  if (!done.ok) return done;
  const detail = await findImportDetail(write, sellerId, importId);
  return detail ? success(detail) : failure('not-found');
}
