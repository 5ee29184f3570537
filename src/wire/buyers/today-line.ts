import * as z from 'zod/mini';
import { entity, field } from '../entity.ts';
import { salePriceText } from '../scalars.ts';

export const todayLineFields = {
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
  /** As wanted; `onHand` may be less. */
  quantity: field('cantidad', z.number()),
  terms: field(
    'atributos',
    z.array(
      entity('TerminoDeHoy', {
        attributeId: field('codAtributo', z.number()),
        attribute: field('nomAtributo', z.string()),
        termId: field('codTermino', z.number()),
        term: field('nomTermino', z.string()),
      }),
    ),
  ),
  /** Sold, but only with options that nobody has chosen yet. */
  needsChoice: field('faltaElegir', z.boolean()),
  /** Sold today with this choice of terms. */
  available: field('disponible', z.boolean()),
  onHand: field('existencias', z.number()),
};

/** What somebody wants, with what it costs and how much there is today. */
export const todayLineEntity = entity('LineaDeHoy', todayLineFields);

export type TodayLine = z.output<typeof todayLineEntity>;
