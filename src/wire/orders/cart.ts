import * as z from 'zod/mini';
import { contentEntity } from '../catalogue/catalog-entities.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field } from '../entity.ts';
import { placeCode, salePriceText } from '../scalars.ts';
import { quotedLineEntity } from './order-lines.ts';

/** A product without options, with what a cart stores of a line (spec 3). */
const addableProductEntity = entity('ProductoParaAgregar', {
  productId: field('codProducto', z.number()),
  name: field('nomProducto', z.string()),
  reference: field('refProducto', z.string()),
  price: field('precioProducto', z.number()),
  salePrice: field('precioRebajado', salePriceText),
  imageUrl: field('imagen', z.string()),
  sellerId: field('codVendedor', z.number()),
  sellerName: field('nomVendedor', z.string()),
  weightKilograms: field('peso', z.number()),
  heightCentimetres: field('altProducto', z.number()),
  widthCentimetres: field('anchoProducto', z.number()),
  lengthCentimetres: field('lonProducto', z.number()),
  content: field('contenido', z.nullable(contentEntity)),
});

export type AddableProduct = z.output<typeof addableProductEntity>;

export const cartEndpoints = {
  adviseCart: endpoint({
    method: 'POST',
    path: '/carrito/consejos',
    summary: 'Qué más cabe en los envíos de un carrito sin pagar más',
    tag: 'Pedidos',
    body: entity('CarritoPorAconsejar', {
      products: field('productos', z.array(quotedLineEntity).check(z.minLength(1), z.maxLength(100))),
      destinationCityId: field('codCiudadDestino', placeCode(5)),
    }),
    requestsPerMinute: 60,
    output: entity('ConsejosDeCarrito', {
      /** Of shops that have a parcel in the cart, two of each at most; each fits without more freight. */
      fillUps: field('caben', z.array(addableProductEntity)),
    }),
  }),
};
