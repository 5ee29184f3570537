import { useEffect, useState } from 'react';
import type { ProductForm } from '../../../../domain/product-form.ts';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { callApi } from '../../../app/api-client.ts';

export type CategorySchema = OutputOf<Endpoints['getCategorySchema']>;

export const NO_SCHEMA: CategorySchema = { perishable: false, fields: [], termDays: 0 };

/** What the chosen category says and asks; what was asked before stays until the answer is there, and a late one is dropped. */
export function useCategorySchema(
  { mainCategoryId, subcategoryId }: Pick<ProductForm, 'mainCategoryId' | 'subcategoryId'>,
  initial: CategorySchema,
): CategorySchema {
  const [known, setKnown] = useState({ mainCategoryId, subcategoryId, schema: initial });
  const isKnown = known.mainCategoryId === mainCategoryId && known.subcategoryId === subcategoryId;
  useEffect(() => {
    if (isKnown) return;
    if (mainCategoryId === null) return setKnown({ mainCategoryId, subcategoryId, schema: NO_SCHEMA });
    const abort = new AbortController();
    const query = { mainCategoryId, subcategoryId: subcategoryId ?? undefined };
    void callApi('getCategorySchema', { query }, { signal: abort.signal }).then((reply) => {
      // Without an answer the server still says what is missing when the product is saved.
      if (abort.signal.aborted || !reply.ok) return;
      setKnown({ mainCategoryId, subcategoryId, schema: reply.value });
    });
    return () => abort.abort();
  }, [isKnown, mainCategoryId, subcategoryId]);
  return known.schema;
}
