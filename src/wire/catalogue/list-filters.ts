import * as z from 'zod/mini';
import { entity, field } from '../entity.ts';
import { text } from '../scalars.ts';

/** Several ids as `1,2,3`. */
const identifiers = z.codec(
  z.string().check(z.regex(/^(\d{1,10}(,\d{1,10}){0,19})?$/)),
  z.array(z.int().check(z.maximum(2_147_483_647))),
  {
    decode: (wire) => (wire === '' ? [] : wire.split(',').map(Number)),
    encode: (value) => value.join(','),
  },
);

export const trueOrFalse = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (wire) => wire === 'true',
  encode: (value) => (value ? 'true' : 'false'),
});

const pesos = z.optional(
  z.codec(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,10}$/))]),
    z.int().check(z.maximum(2_147_483_647)),
    {
      decode: (wire) => Number(wire),
      encode: (value) => value,
    },
  ),
);

/** `opcion=talla=m`, as often as wanted. */
const optionValues = z.codec(
  z.union([text(200), z.array(text(200)).check(z.maxLength(20))]),
  z.array(z.string()),
  {
    decode: (wire) => (typeof wire === 'string' ? [wire] : wire),
    encode: (value) => value,
  },
);

const cityCodes = z.codec(z.string().check(z.regex(/^(\d{5}(,\d{5}){0,19})?$/)), z.array(z.string()), {
  decode: (wire) => (wire === '' ? [] : wire.split(',')),
  encode: (value) => value.join(','),
});

const stars = z.codec(
  z.union([z.number(), z.enum(['1', '2', '3', '4'])]),
  z.int().check(z.minimum(1), z.maximum(4)),
  {
    decode: (wire) => Number(wire),
    encode: (value) => value,
  },
);

const arrivesBy = z.codec(z.string().check(z.regex(/^(si|\d{4}-\d{2}-\d{2})$/)), z.string(), {
  decode: (wire) => (wire === 'si' ? 'any' : wire),
  encode: (value) => (value === 'any' ? 'si' : value),
});

/** What people tick on a list. */
export const listTicks = {
  /** Checked boxes of the filter column. */
  categoryIds: field('categorias', z.optional(identifiers)),
  sellerIds: field('vendedores', z.optional(identifiers)),
  /** Codes of the municipalities of the shops. */
  cityIds: field('ciudades', z.optional(cityCodes)),
  /** Of what the buyer pays. */
  minimumPrice: field('precioDesde', pesos),
  maximumPrice: field('precioHasta', pesos),
  minimumRating: field('calificacion', z.optional(stars)),
  onOffer: field('enOferta', z.optional(trueOrFalse)),
  inStock: field('disponibles', z.optional(trueOrFalse)),
  cashOnDelivery: field('pagoEnCasa', z.optional(trueOrFalse)),
  /** Of one name any, of different names all. */
  options: field('opcion', z.optional(optionValues)),
  /** The place it is to arrive at: what does not is last, or left out with any of the next four. */
  placeId: field('ciudad', z.optional(z.string().check(z.regex(/^\d{5}$/)))),
  /** `si`, or at the latest on a day. */
  arrivesBy: field('llega', z.optional(arrivesBy)),
  freeShipping: field('envioGratis', z.optional(trueOrFalse)),
  /** Of what the buyer pays for one unit with its freight. */
  minimumLanded: field('puestoDesde', pesos),
  maximumLanded: field('puestoHasta', pesos),
  withFilters: field('conFiltros', z.optional(trueOrFalse)),
};

const priceBars = z.nullable(
  entity('BarrasDePrecio', {
    edges: field('limites', z.array(z.number())),
    counts: field('cantidades', z.array(z.number())),
  }),
);

/** The place that a list is for, and how many products each filter by place would leave. */
export const listPlaceEntity = entity('LugarDeLista', {
  cityId: field('codCiudad', z.string()),
  cityName: field('nomCiudad', z.string()),
  arriving: field('llegan', z.number()),
  notArriving: field('noLlegan', z.number()),
  /** What arrives until each day 'YYYY-MM-DD'. */
  days: field(
    'dias',
    z.array(entity('DiaDeLlegada', { day: field('dia', z.string()), count: field('cantidad', z.number()) })),
  ),
  freeShipping: field('envioGratis', z.number()),
  prices: field('puestos', priceBars),
});

/** What lists are filtered by besides categories and sellers, with how many products each leaves. */
export const filterOptionsEntity = entity('FiltrosDeProductos', {
  /** False: estimated from a part of the products. */
  isExact: field('cantidadesExactas', z.boolean()),
  cities: field(
    'ciudades',
    z.array(
      entity('CiudadDeFiltro', {
        id: field('codigo', z.string()),
        name: field('nombre', z.string()),
        count: field('cantidad', z.number()),
      }),
    ),
  ),
  options: field(
    'opciones',
    z.array(
      entity('GrupoDeOpciones', {
        name: field('nombre', z.string()),
        key: field('clave', z.string()),
        terms: field(
          'terminos',
          z.array(
            entity('TerminoDeFiltro', {
              /** What the parameter `opcion` takes. */
              value: field('valor', z.string()),
              name: field('nombre', z.string()),
              count: field('cantidad', z.number()),
            }),
          ),
        ),
      }),
    ),
  ),
  /** Of so many stars or more. */
  ratings: field(
    'calificaciones',
    z.array(
      entity('CalificacionDeFiltro', {
        id: field('minimo', z.number()),
        count: field('cantidad', z.number()),
      }),
    ),
  ),
  offers: field('enOferta', z.number()),
  inStock: field('disponibles', z.number()),
  cashOnDelivery: field('pagoEnCasa', z.number()),
  /** Bar n reaches from limit n to limit n + 1; null where there is nothing to choose. */
  prices: field('precios', priceBars),
});
