import * as z from 'zod/mini';
import { accountCode } from '../accounts/account-code.ts';
import { productCardEntity } from '../catalogue/catalog-entities.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn } from '../entity.ts';
import { identifier } from '../scalars.ts';

/** Forms have only texts. */
const flag = z.codec(z.union([z.boolean(), z.enum(['true', 'false'])]), z.boolean(), {
  decode: (wire) => wire === true || wire === 'true',
  encode: (value) => value,
});

export const favouriteEndpoints = {
  /** Spec 4: the message decides; it contains 'añadido' or 'eliminado'. */
  toggleFavourite: endpoint({
    method: 'POST',
    path: '/producto/favoritos',
    summary: 'Añade un producto a los favoritos propios, o lo elimina si ya estaba',
    tag: 'Favoritos',
    body: entity('CambioDeFavorito', {
      productId: field('codProducto', identifier),
      /** Never trusted: the session says whose list it is. */
      userId: field('codUsuario', z.optional(accountCode)),
      /** Ours: the wanted state, so that a repeated call does not turn it back. Missing: the opposite of the present one. */
      wanted: field('favorito', z.optional(flag)),
    }),
    requestsPerMinute: 120,
    output: entity('FavoritoCambiado', {
      status: field('status', z._default(z.boolean(), true)),
      message: field('message', z.string()),
      isFavourite: field('favorito', z.boolean()),
    }),
  }),
  listFavouriteIds: endpoint({
    method: 'GET',
    path: '/producto/favoritos/:codUsuario',
    summary: 'Los códigos de los productos favoritos de quien pregunta, los más nuevos primero',
    tag: 'Favoritos',
    params: entity('DuenoDeFavoritos', { userId: field('codUsuario', accountCode) }),
    output: listIn('data', entity('Favorito', { productId: field('codProducto', z.number()) })),
  }),
  listFavouriteProducts: endpoint({
    method: 'GET',
    path: '/favoritos/productos',
    summary: 'Los productos favoritos de quien pregunta, los más nuevos primero',
    tag: 'Favoritos',
    output: listIn('productos', productCardEntity),
  }),
};
