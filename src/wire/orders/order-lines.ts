import * as z from 'zod/mini';
import { entity, field } from '../entity.ts';
import { identifier, pesos, salePriceText } from '../scalars.ts';
import { promiseEntity } from '../shipping/promise.ts';

const quantity = z.codec(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,4}$/))]),
  z.int().check(z.minimum(1), z.maximum(999)),
  { decode: (wire) => Number(wire), encode: (value) => value },
);

export const chosenTermEntity = entity('TerminoElegido', {
  attributeId: field('codAtributo', identifier),
  termId: field('codTermino', identifier),
});

const chosenTerms = z._default(z.array(chosenTermEntity).check(z.maxLength(20)), []);

/** A cart line as the browser sends it: what it asks for, and the prices it believes in. */
export const orderedLineEntity = entity('LineaDeCarrito', {
  productId: field('codProducto', identifier),
  quantity: field('cantidad', quantity),
  chosenTerms: field('atributos', chosenTerms),
  price: field('precioProducto', z.optional(pesos)),
  salePrice: field('precioRebajado', z.optional(salePriceText)),
});

/**
 * The spec's client also sends measures and prices with a quote; the server takes its own: those of the chosen variant,
 * or the product's while nothing is chosen.
 */
export const quotedLineEntity = entity('LineaDeCotizacion', {
  productId: field('codProducto', identifier),
  quantity: field('cantidad', quantity),
  chosenTerms: field('atributos', chosenTerms),
});

/**
 * A line as the shop knows it now, so that the page can show what changed. Three facts of their own: a product may
 * still be sold while this choice of terms is gone, or while it has no units left.
 */
export const checkedLineEntity = entity('LineaRevisada', {
  productId: field('codProducto', z.number()),
  chosenTerms: field('atributos', z.array(chosenTermEntity)),
  /** The product is still sold; false also when there never was such a product (then price 0, name ''). */
  available: field('disponible', z.boolean()),
  /** Present while the shop is on holiday and takes no orders. */
  isOnHoliday: field('tiendaDeVacaciones', z.optional(z.literal(true))),
  /** Units on hand for this choice. */
  onHand: field('existencias', z.number()),
  /** False: the product no longer has these attributes or terms. */
  choiceIsValid: field('atributosValidos', z.boolean()),
  /** Present where all options of the product draw on these units. */
  sharesStock: field('comparteExistencias', z.optional(z.literal(true))),
  price: field('precioProducto', z.number()),
  salePrice: field('precioRebajado', salePriceText),
  name: field('nomProducto', z.string()),
  imageUrl: field('imagen', z.string()),
});

/** How much more travels for the same freight. */
const parcelRoomEntity = entity('CupoDelPaquete', {
  grams: field('gramosLibres', z.number()),
  kilograms: field('hastaKilogramos', z.number()),
});

const freeShippingEntity = entity('EnvioGratis', {
  fromPesos: field('desde', z.number()),
  missingPesos: field('faltan', z.number()),
});

/** One seller's package: what sending it costs and how long it takes. */
export const shippingRateEntity = entity('TarifaDeEnvio', {
  sellerId: field('codVendedor', z.number()),
  sellerName: field('nombreTienda', z.string()),
  rate: field('valor', z.number()),
  zone: field('zona', z.string()),
  minimumDays: field('diasMinimos', z.number()),
  maximumDays: field('diasMaximos', z.number()),
  billableKilograms: field('pesoFacturable', z.number()),
  /** Perishable products (codProducto) that do not travel this far; an order with them is refused. */
  notDeliverable: field('noDisponibles', z.array(z.number())),
  /** False: the carrier does not go there at all. */
  isCovered: field('hayCobertura', z.boolean()),
  promise: field('promesa', promiseEntity),
  originName: field('ciudadDeOrigen', z.string()),
  room: field('cupo', parcelRoomEntity),
  /** Null: no parcel travels free to this zone, whatever it is worth. */
  freeShipping: field('envioGratis', z.nullable(freeShippingEntity)),
});

/** `detalle` of product-unavailable, choice-unavailable, out-of-stock and not-deliverable: the lines concerned. */
export const lineProblemsEntity = entity('LineasConProblema', {
  lines: field('productos', z.array(checkedLineEntity)),
});

/** `detalle` of totals-changed: every line and amount as they are now. */
export const changedTotalsEntity = entity('ValoresActuales', {
  lines: field('productos', z.array(checkedLineEntity)),
  subtotal: field('subTotal', z.number()),
  shippingRates: field('tarifas', z.array(shippingRateEntity)),
  shippingCost: field('costoEnvio', z.number()),
  total: field('total', z.number()),
});

/** `detalle` of unpaid-orders-limit and unpaid-stock-limit: the caller's own orders that she can pay. */
export const unpaidOrdersEntity = entity('PedidosSinPagar', {
  orders: field('pedidos', z.array(z.number())),
});
