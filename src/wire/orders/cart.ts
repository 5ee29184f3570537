import * as z from 'zod/mini';
import { contentEntity } from '../catalogue/catalog-entities.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field } from '../entity.ts';
import { identifier, placeCode } from '../scalars.ts';
import { cartProductFields } from './cart-product-fields.ts';
import { chosenTermEntity, quotedLineEntity } from './order-lines.ts';

/** A product without options, with what a cart stores of a line (spec 3). */
const addableProductEntity = entity('ProductoParaAgregar', {
  ...cartProductFields,
  content: field('contenido', z.nullable(contentEntity)),
});

const adviceKindNames = { swap: 'cambiar', save: 'guardar' } as const;

const adviceKind = z.codec(z.enum(['cambiar', 'guardar']), z.enum(['swap', 'save']), {
  decode: (wire) => (wire === 'cambiar' ? 'swap' : 'save'),
  encode: (value) => adviceKindNames[value],
});

const cartCostEntity = entity('CostoDeCarrito', {
  parcels: field('envios', z.number()),
  shipping: field('costoEnvio', z.number()),
  total: field('total', z.number()),
});

const adviceEntity = entity('ConsejoDeCarrito', {
  kind: field('tipo', adviceKind),
  moves: field(
    'cambios',
    z.array(
      entity('CambioAconsejado', {
        productId: field('codProducto', z.number()),
        chosenTerms: field('atributos', z.array(chosenTermEntity)),
        /** Null: the line is put aside. */
        instead: field('porProducto', z.nullable(addableProductEntity)),
      }),
    ),
  ),
  before: field('hoy', cartCostEntity),
  after: field('despues', cartCostEntity),
  saving: field('ahorro', z.number()),
});

const cartQuantity = z.int().check(z.minimum(0), z.maximum(999));

/** A line of the own cart, as the browser keeps it (spec 3), at today's price. */
const ownLineEntity = entity('LineaDeMiCarrito', {
  ...cartProductFields,
  /** Whose page the line leads to; missing: the product's. */
  variantId: field('codVariante', z.optional(z.number())),
  content: field('contenido', z.nullable(contentEntity)),
  quantity: field('cantidad', z.number()),
  chosenTerms: field('atributos', z.array(chosenTermEntity)),
  termNames: field(
    'nombresDeAtributos',
    z.array(
      entity('AtributoDeMiCarrito', {
        attribute: field('nomAtributo', z.string()),
        term: field('nomTermino', z.string()),
      }),
    ),
  ),
  saved: field('guardado', z.boolean()),
});

const lineStateEntity = entity('CambioDeMiCarrito', {
  productId: field('codProducto', identifier),
  chosenTerms: field('atributos', z._default(z.array(chosenTermEntity).check(z.maxLength(20)), [])),
  /** Put aside: a line of its own beside one of the same product in the cart. */
  saved: field('guardado', z._default(z.boolean(), false)),
  /** 0 takes it out. */
  quantity: field('cantidad', cartQuantity),
});

const ownCartFields = {
  /** Counts up with each change of the cart. */
  version: field('version', z.number()),
  lines: field('productos', z.array(ownLineEntity)),
};

export const cartEndpoints = {
  getCart: endpoint({
    method: 'GET',
    path: '/carrito',
    summary: 'El carrito de quien inició sesión y lo que guardó para después',
    tag: 'Pedidos',
    requestsPerMinute: 120,
    output: entity('MiCarrito', ownCartFields),
  }),
  /** The same change again changes nothing; of two devices the one that changed a line last has her way. */
  changeCart: endpoint({
    method: 'POST',
    path: '/carrito/cambios',
    summary: 'Cambia cantidades del carrito propio; quien cambió una línea de último decide',
    tag: 'Pedidos',
    body: entity('CambiosDeMiCarrito', {
      changes: field('cambios', z.array(lineStateEntity).check(z.maxLength(200))),
      /** The cart that the device has seen; 0: none. */
      knownVersion: field('version', z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
      /** How long ago the device made them: its clock is not believed. */
      ageMillis: field('haceMilisegundos', z.int().check(z.minimum(0), z.maximum(42 * 60 * 60 * 1000))),
    }),
    requestsPerMinute: 120,
    output: entity('MiCarritoCambiado', {
      ...ownCartFields,
      /** Lines that another device changed too, with the quantity that stays. */
      conflicts: field('conflictos', z.array(lineStateEntity)),
    }),
  }),
  adviseCart: endpoint({
    method: 'POST',
    path: '/carrito/consejos',
    inReadOnly: true,
    summary: 'Qué más cabe en los envíos de un carrito sin pagar más, y cómo costaría menos',
    tag: 'Pedidos',
    body: entity('CarritoPorAconsejar', {
      products: field('productos', z.array(quotedLineEntity).check(z.minLength(1), z.maxLength(100))),
      destinationCityId: field('codCiudadDestino', placeCode(5)),
    }),
    requestsPerMinute: 60,
    output: entity('ConsejosDeCarrito', {
      /** Of shops that have a parcel in the cart, two of each at most; each fits without more freight. */
      fillUps: field('caben', z.array(addableProductEntity)),
      /** Only what saves something worth asking about; the saving is the difference of two quotes. */
      advice: field('consejo', z.nullable(adviceEntity)),
    }),
  }),
};
