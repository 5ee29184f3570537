import type { WrittenField } from '../../../../domain/category-rules.ts';
import { success } from '../../../../domain/result.ts';
import type { operatorCatalogueEndpoints } from '../../../../wire/catalogue/operator-catalogue.ts';
import type { sellerSuggestionEndpoints } from '../../../../wire/catalogue/seller-suggestions.ts';
import type { Upload } from '../../../../wire/form-text.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { saveAttributes } from '../categories/category-fields.service.ts';
import { type CategoryPictureKind, storeCategoryPicture } from '../categories/category-picture.service.ts';
import { createCategory, deleteCategory, saveCategory } from '../categories/category-tree.service.ts';
import { mergeCategory, moveCategory } from '../categories/move-category.service.ts';
import { findSchema, listOfferedOptions } from '../facts/category-field.repository.ts';
import { getFactTermDays } from '../facts/fact-term.service.ts';

interface OfCategory {
  params: { categoryId: number };
}

interface Edited extends OfCategory {
  body: { name: string; hidden: boolean; imageAlt: string; withdrawalException: string | null };
}

interface Place extends OfCategory {
  body: { parentId: number; beforeId: number | null };
}

interface Suggested {
  query: { mainCategoryId: number; subcategoryId?: number | undefined };
}

export function categoriesAdminRoutes(
  context: Context,
): Handlers<keyof typeof operatorCatalogueEndpoints | keyof typeof sellerSuggestionEndpoints> {
  return {
    createCategory: forOperator(
      'edit-catalogue',
      ({ body }: { body: { name: string; parentId: number } }, operator) =>
        createCategory(context, body, operator),
    ),
    saveCategory: forOperator('edit-catalogue', ({ params, body }: Edited, operator) =>
      saveCategory(context, { id: params.categoryId, ...body }, operator),
    ),
    moveCategory: forOperator('edit-catalogue', ({ params, body }: Place, operator) =>
      moveCategory(context, { id: params.categoryId, ...body }, operator),
    ),
    mergeCategory: forOperator(
      'edit-catalogue',
      ({ params, body }: OfCategory & { body: { intoId: number } }, operator) =>
        mergeCategory(context, { id: params.categoryId, ...body }, operator),
    ),
    deleteCategory: forOperator('edit-catalogue', ({ params }: OfCategory, operator) =>
      deleteCategory(context, params.categoryId, operator),
    ),
    uploadCategoryPicture: forOperator(
      'edit-catalogue',
      async (
        { params, body }: OfCategory & { body: { kind: CategoryPictureKind; file: Upload } },
        operator,
      ) => {
        const load = async () => new Uint8Array(await body.file.arrayBuffer());
        return storeCategoryPicture(context, { id: params.categoryId, kind: body.kind, load }, operator);
      },
    ),
    saveCategoryAttributes: forOperator(
      'edit-catalogue',
      (
        { params, body }: OfCategory & { body: { attributes: WrittenField[]; version?: number | undefined } },
        operator,
      ) => saveAttributes(context, { id: params.categoryId, ...body }, operator),
    ),
    listSuggestedAttributes: forSeller('see-products', async ({ query }: Suggested) => {
      const ids = [query.mainCategoryId, query.subcategoryId].filter((id) => id !== undefined);
      return success(await listOfferedOptions(context.read, ids));
    }),
    getCategorySchema: forSeller('see-products', async ({ query }: Suggested) => {
      const schema = await findSchema(context.read, query.mainCategoryId, query.subcategoryId ?? null);
      return success({ ...schema, termDays: await getFactTermDays(context.read) });
    }),
  };
}
