import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field } from '../entity.ts';
import { identifier } from '../scalars.ts';

const placeIds = z.codec(z.string().check(z.regex(/^\d{5}(,\d{5}){0,7}$/)), z.array(z.string()), {
  decode: (wire) => wire.split(','),
  encode: (value) => value.join(','),
});

export const reachEndpoints = {
  countReach: endpoint({
    method: 'GET',
    path: '/entrega/alcance',
    summary: 'Cuántos productos de una lista llegan a cada uno de hasta ocho municipios',
    tag: 'Envíos',
    query: entity('AlcancePreguntado', {
      placeIds: field('ciudades', placeIds),
      /** The list; none of them: all products. */
      mainCategoryId: field('categoria', z.optional(identifier)),
      subcategoryId: field('subcategoria', z.optional(identifier)),
      sellerId: field('vendedor', z.optional(identifier)),
    }),
    requestsPerMinute: 60,
    output: entity('Alcance', {
      total: field('total', z.number()),
      /** Municipalities that there are. */
      places: field(
        'ciudades',
        z.array(
          entity('AlcanceDeCiudad', {
            cityId: field('codCiudad', z.string()),
            arriving: field('llegan', z.number()),
          }),
        ),
      ),
    }),
  }),
};
