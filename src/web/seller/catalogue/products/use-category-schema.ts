import { useEffect, useState } from 'react';
import type { ProductForm } from '../../../../domain/product-form.ts';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { callApi } from '../../../app/api-client.ts';

export type CategorySchema = OutputOf<Endpoints['getCategorySchema']>;

export const NO_SCHEMA: CategorySchema = { perishable: false, fields: [], termDays: 0 };

/** What the chosen category says and asks; what was asked before stays until the answer is there. */
export function useCategorySchema(
  { mainCategoryId, subcategoryId }: Pick<ProductForm, 'mainCategoryId' | 'subcategoryId'>,
  initial: CategorySchema,
): CategorySchema {
  const [schema, setSchema] = useState(initial);
  const [asked, setAsked] = useState({ mainCategoryId, subcategoryId });
  const isKnown = asked.mainCategoryId === mainCategoryId && asked.subcategoryId === subcategoryId;
  useEffect(() => {
    if (isKnown) return;
    setAsked({ mainCategoryId, subcategoryId });
    if (mainCategoryId === null) return setSchema(NO_SCHEMA);
    const query = { mainCategoryId, subcategoryId: subcategoryId ?? undefined };
    void callApi('getCategorySchema', { query }).then((reply) => {
      // Without an answer the server still says what is missing when the product is saved.
      if (reply.ok) setSchema(reply.value);
    });
  }, [isKnown, mainCategoryId, subcategoryId]);
  return schema;
}
