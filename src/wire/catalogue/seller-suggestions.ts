import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identifier } from '../scalars.ts';
import { categoryFieldEntity } from './category-field-entity.ts';

const ofPlace = z.object({
  mainCategoryId: identifier,
  subcategoryId: z.optional(identifier),
});

/** What the category's fields offer and ask a shop that writes a product. */
export const sellerSuggestionEndpoints = {
  listSuggestedAttributes: endpoint({
    method: 'GET',
    path: '/vender/atributos-sugeridos',
    query: ofPlace,
    output: z.array(
      z.object({
        name: z.string(),
        terms: z.array(z.string()),
      }),
    ),
  }),
  getCategorySchema: endpoint({
    method: 'GET',
    path: '/vender/ficha-de-categoria',
    query: ofPlace,
    output: z.object({
      /** Its products travel only near and cannot be returned; a product may say so by itself elsewhere. */
      perishable: z.boolean(),
      fields: z.array(categoryFieldEntity),
      /** Days that products of before have to say what has become required. */
      termDays: z.number(),
    }),
  }),
};
