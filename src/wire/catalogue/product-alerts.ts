import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { formText } from '../form-text.ts';
import { identifier, placeCode } from '../scalars.ts';
import { wordIn } from '../word.ts';

const answered = valueIn('datos', entity('AvisoAnotado', { message: field('mensaje', z.string()) }));
const kind = wordIn({ existencias: 'stock', precio: 'price', llegada: 'arrival' });

/** One mail when a product is there again, costs less, or comes to a place. */
export const productAlertEndpoints = {
  askForProductAlert: endpoint({
    method: 'POST',
    path: '/productos/:id/avisos',
    summary:
      'Pide un correo para cuando un producto, o una de sus variantes, vuelva a haber, baje de precio o llegue a un municipio',
    tag: 'Catálogo',
    params: entity('ProductoDelAviso', { productId: field('id', identifier) }),
    body: entity('AvisoDeProducto', {
      kind: field('tipo', kind),
      /** Missing: any of its combinations. */
      variantId: field('codVariante', z.nullish(identifier)),
      /** Of an arrival: where to. */
      cityId: field('codCiudad', z.nullish(placeCode(5))),
      /** Of whoever is logged in the account's counts. */
      email: field('email', formText(254)),
    }),
    requestsPerMinute: 10,
    successStatus: 201,
    output: answered,
  }),
  listMyAlerts: endpoint({
    method: 'GET',
    path: '/avisos',
    summary: 'Los avisos de productos que espera quien pregunta, los más nuevos primero',
    tag: 'Catálogo',
    output: listIn(
      'avisos',
      entity('AvisoPropio', {
        id: field('aviso', z.number()),
        kind: field('tipo', kind),
        productId: field('codProducto', z.number()),
        variantId: field('codVariante', z.nullable(z.number())),
        name: field('nomProducto', z.string()),
        imageUrl: field('imagen', z.string()),
        terms: field('opcion', z.string()),
        /** Of an arrival: where to. */
        cityName: field('nomCiudad', z.nullable(z.string())),
        price: field('precioAlPedirlo', z.number()),
        priceNow: field('precio', z.number()),
      }),
    ),
  }),
  endMyAlert: endpoint({
    method: 'POST',
    path: '/avisos/:aviso/eliminar',
    summary: 'Elimina un aviso propio',
    tag: 'Catálogo',
    params: entity('AvisoEliminado', { alertId: field('aviso', identifier) }),
    output: answered,
  }),
};
