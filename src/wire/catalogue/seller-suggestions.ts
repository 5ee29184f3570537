import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identifier } from '../scalars.ts';

/** What the category's template offers a shop that writes a product. */
export const sellerSuggestionEndpoints = {
  listSuggestedAttributes: endpoint({
    method: 'GET',
    path: '/vender/atributos-sugeridos',
    query: z.object({
      mainCategoryId: identifier,
      subcategoryId: z.optional(identifier),
    }),
    output: z.array(
      z.object({
        name: z.string(),
        terms: z.array(z.string()),
      }),
    ),
  }),
};
