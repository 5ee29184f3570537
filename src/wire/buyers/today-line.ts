import * as z from 'zod/mini';
import { contentEntity } from '../catalogue/catalog-entities.ts';
import { entity, field } from '../entity.ts';
import { cartProductFields } from '../orders/cart-product-fields.ts';

export const todayLineFields = {
  ...cartProductFields,
  /** Of the chosen combination; null: the product is its own one variant, or nothing is chosen. */
  variantId: field('codVariante', z.nullable(z.number())),
  content: field('contenido', z.nullable(contentEntity)),
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
  /** Present where all options of the product draw on these units. */
  sharesStock: field('comparteExistencias', z.optional(z.literal(true))),
};

/** What somebody wants, with what it costs and how much there is today. */
export const todayLineEntity = entity('LineaDeHoy', todayLineFields);

export type TodayLine = z.output<typeof todayLineEntity>;
