import * as z from 'zod/mini';
import { contentEntity } from '../catalogue/catalog-entities.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field } from '../entity.ts';
import { placeCode, salePriceText } from '../scalars.ts';
import { chosenTermEntity, quotedLineEntity } from './order-lines.ts';

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

export const cartEndpoints = {
  adviseCart: endpoint({
    method: 'POST',
    path: '/carrito/consejos',
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
