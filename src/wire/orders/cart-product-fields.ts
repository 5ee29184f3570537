import * as z from 'zod/mini';
import { field } from '../entity.ts';
import { salePriceText } from '../scalars.ts';

/** What a cart stores of a line's product (spec 3, Cart line), at today's price. */
export const cartProductFields = {
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
};
