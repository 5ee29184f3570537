import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn } from '../entity.ts';
import { identifier } from '../scalars.ts';

/** What the category's template offers a shop that writes a product. */
export const sellerSuggestionEndpoints = {
  listSuggestedAttributes: endpoint({
    method: 'GET',
    path: '/vender/atributos-sugeridos',
    summary: 'Atributos y opciones usuales de una categoría y su subcategoría',
    tag: 'Centro de vendedores: productos',
    query: entity('CategoriaDelProducto', {
      mainCategoryId: field('categoria', identifier),
      subcategoryId: field('subcategoria', z.optional(identifier)),
    }),
    output: listIn(
      'atributos',
      entity('AtributoUsual', {
        name: field('nombre', z.string()),
        terms: field('opciones', z.array(z.string())),
      }),
    ),
  }),
};
