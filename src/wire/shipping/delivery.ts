import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field } from '../entity.ts';
import { identifier, placeCode } from '../scalars.ts';
import { promiseEntity } from './promise.ts';

const reasonNames = { fresh: 'perecedero', 'not-covered': 'sin-cobertura' } as const;
type Reason = keyof typeof reasonNames;

/** Why it does not arrive: fresh and too far, or the carrier does not go there. */
const reason = z.codec(z.enum(['perecedero', 'sin-cobertura']), z.enum(['fresh', 'not-covered']), {
  decode: (wire) => (wire === 'perecedero' ? 'fresh' : 'not-covered') satisfies Reason,
  encode: (value) => reasonNames[value],
});

/** Where it does go: the nearest by name, and how many there are. */
const reachEntity = entity('AlcanceDeEntrega', {
  cityNames: field('ciudades', z.array(z.string())),
  cityCount: field('cuantas', z.number()),
});

/** Pesos; transport and insurance are the freight, freight and final price the landed price. */
const costEntity = entity('CostoDeEntrega', {
  transport: field('transporte', z.number()),
  insurance: field('seguro', z.number()),
  freight: field('envio', z.number()),
  landedPrice: field('puesto', z.number()),
});

/** Of one to five stars. */
const ratingEntity = entity('ValoracionMedia', {
  average: field('promedio', z.number()),
  count: field('cuantas', z.number()),
});

const deliveryEntity = entity('Entrega', {
  productId: field('codProducto', z.number()),
  /** Null: the product as lists show it. */
  variantId: field('codVariante', z.nullable(z.number())),
  sellerId: field('codVendedor', z.number()),
  sellerName: field('nomVendedor', z.string()),
  /** Where its parcels leave. */
  originName: field('ciudad', z.string()),
  rating: field('valoracion', z.nullable(ratingEntity)),
  zone: field('zona', z.string()),
  /** Null: it arrives; then cost and promise are there, else they are null. */
  reason: field('motivo', z.nullable(reason)),
  reach: field('alcance', z.nullable(reachEntity)),
  cost: field('costo', z.nullable(costEntity)),
  promise: field('promesa', z.nullable(promiseEntity)),
  /** Up to how many kilograms the freight holds, and how many of them one unit leaves free. */
  bandKilograms: field('hastaKilos', z.number()),
  freeKilograms: field('kilosLibres', z.number()),
});

const askedEntity = entity('ProductoPorEntregar', {
  productId: field('codProducto', identifier),
  variantId: field('codVariante', z.optional(identifier)),
});

export const deliveryEndpoints = {
  promiseDeliveries: endpoint({
    method: 'POST',
    path: '/entrega/promesas',
    inReadOnly: true,
    summary: 'Envío, precio puesto y fechas de llegada de una unidad de cada producto en una ciudad',
    tag: 'Envíos',
    body: entity('EntregasPreguntadas', {
      cityId: field('codCiudad', placeCode(5)),
      products: field('productos', z.array(askedEntity).check(z.minLength(1), z.maxLength(48))),
    }),
    requestsPerMinute: 120,
    output: entity('PromesasDeEntrega', {
      status: field('status', z._default(z.boolean(), true)),
      cityName: field('nomCiudad', z.string()),
      deliveries: field('entregas', z.array(deliveryEntity)),
    }),
  }),
};
