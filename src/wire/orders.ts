import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { entity, field, listIn, valueIn } from './entity.ts';
import { identifier, pesos, salePriceText, text } from './scalars.ts';

const quantity = z.codec(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,4}$/))]),
  z.int().check(z.minimum(1), z.maximum(999)),
  { decode: (wire) => Number(wire), encode: (value) => value },
);

const chosenTermEntity = entity('TerminoElegido', {
  attributeId: field('codAtributo', identifier),
  termId: field('codTermino', identifier),
});

/** A cart line as the browser sends it: what it asks for, and the prices it believes in. */
export const orderedLineEntity = entity('LineaDeCarrito', {
  productId: field('codProducto', identifier),
  quantity: field('cantidad', quantity),
  chosenTerms: field('atributos', z._default(z.array(chosenTermEntity).check(z.maxLength(20)), [])),
  price: field('precioProducto', z.optional(pesos)),
  salePrice: field('precioRebajado', z.optional(salePriceText)),
});

/** JSON text inside a form field (spec 7: cart and tarifasEnvio). */
function jsonText<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.codec(z.union([z.string().check(z.maxLength(200_000)), z.unknown()]), z.unknown(), {
      decode: (wire, context) => {
        if (typeof wire !== 'string') return wire;
        try {
          return JSON.parse(wire);
        } catch {
          context.issues.push({ code: 'custom', message: 'El texto no es JSON válido.', input: wire });
          return z.NEVER;
        }
      },
      encode: (value) => JSON.stringify(value),
    }),
    schema,
  );
}

const coordinate = z.codec(z.nullish(z.union([z.number(), z.string()])), z.nullable(z.number()), {
  decode: (wire) => {
    const value = wire === '' || wire === null || wire === undefined ? Number.NaN : Number(wire);
    return Number.isFinite(value) ? value : null;
  },
  encode: (value) => value,
});

const shippingRateEntity = entity('TarifaDeEnvio', {
  sellerId: field('codVendedor', z.number()),
  sellerName: field('nombreTienda', z.string()),
  rate: field('valor', z.number()),
  zone: field('zona', z.string()),
  minimumDays: field('diasMinimos', z.number()),
  maximumDays: field('diasMaximos', z.number()),
  billableKilograms: field('pesoFacturable', z.number()),
  /** Perishable products that do not travel this far. */
  notDeliverable: field('noDisponibles', z.array(z.number())),
});

const customerEntity = entity('Cliente', {
  firstName: field('nombre', z.string()),
  lastName: field('apellido', z.string()),
  contact: field(
    'contacto',
    entity('Contacto', { phone: field('telefono', z.string()), email: field('email', z.string()) }),
  ),
  address: field(
    'direccion',
    entity('Direccion', {
      detail: field('detalle', z.string()),
      city: field('ciudad', z.string()),
      department: field('departamento', z.string()),
    }),
  ),
  document: field('documento', entity('Documento', { number: field('numero', z.string()) })),
});

const orderProductEntity = entity('ProductoDePedido', {
  productId: field('codProducto', z.number()),
  name: field('nombre', z.string()),
  imageUrl: field('imagen', z.string()),
  price: field('precio', z.number()),
  salePrice: field('precioRebajado', salePriceText),
  quantity: field('cantidad', z.number()),
  terms: field(
    'atributos',
    z.array(
      entity('AtributoDePedido', {
        attributeId: field('codAtributo', z.number()),
        attribute: field('nomAtributo', z.string()),
        termId: field('codTermino', z.number()),
        term: field('nomTermino', z.string()),
      }),
    ),
  ),
});

const packageStatusEntity = entity('EstadoDePaquete', {
  id: field('codEstado', z.number()),
  name: field('nomEstado', z.string()),
  date: field('fecha', z.string()),
  trackingNumber: field('codGuiaPedido', z.nullable(z.string())),
});

/** Spec 3, Order. */
export const orderEntity = entity('Pedido', {
  number: field('numPedido', z.number()),
  placedAt: field('fechaPedido', z.string()),
  itemCount: field('cantidadTotal', z.number()),
  customer: field('cliente', customerEntity),
  totals: field(
    'totales',
    entity('Totales', {
      subtotal: field('subtotal', z.number()),
      shippingCost: field('costoEnvio', z.number()),
      total: field('total', z.number()),
    }),
  ),
  payment: field(
    'metodoPago',
    entity('MetodoPago', {
      methodId: field('codMetodoPago', z.literal([1, 3])),
      name: field('nombre', z.string()),
      transaction: field(
        'transaccion',
        z.nullable(
          entity('Transaccion', {
            date: field('fecha', z.string()),
            detail: field(
              'detalle',
              entity('DetalleDePago', { maskedCard: field('x_cardnumber', z.string()) }),
            ),
          }),
        ),
      ),
    }),
  ),
  packages: field(
    'vendedores',
    z.array(
      entity('Paquete', {
        sellerId: field('codVendedor', z.number()),
        sellerName: field('nombreTienda', z.string()),
        paymentProviderId: field('idEpayco', z.string()),
        /** Percent that the marketplace keeps of this seller's sale. */
        feePercent: field('fee', z.number()),
        shippingRate: field('costoEnvio', z.number()),
        status: field('estadoPedido', packageStatusEntity),
        products: field('productos', z.array(orderProductEntity)),
      }),
    ),
  ),
});

/** Spec 7, POST /pedido. Texts are judged by the service, which answers a message per field. */
export const placeOrderBody = entity('NuevoPedido', {
  email: field('emaCliente', text(254)),
  firstName: field('nomCliente', text(80)),
  lastName: field('apeCliente', text(80)),
  documentNumber: field('ideCliente', text(30)),
  cityId: field('codCiudad', text(5)),
  address: field('dirCliente', text(200)),
  latitude: field('latitud', coordinate),
  longitude: field('longitud', coordinate),
  phone: field('telCliente', text(20)),
  paymentMethodId: field('codMetpago', z._default(z.union([z.number(), z.string()]), 1)),
  lines: field('cart', jsonText(z.array(orderedLineEntity).check(z.minLength(1), z.maxLength(100)))),
  subtotal: field('subTotal', pesos),
  shippingCost: field('costoEnvio', pesos),
  shippingRates: field('tarifasEnvio', z.optional(jsonText(z.unknown()))),
  total: field('total', pesos),
  personTypeId: field('codTipPersona', text(5)),
  documentTypeId: field('codTipDocumento', text(5)),
  userId: field('codUsuario', z.optional(z.union([z.number(), z.string()]))),
  customerId: field('codCliente', z.optional(z.union([z.number(), z.string()]))),
  /** Ours: the spec's form asks for the acceptance but does not send it. */
  privacyAccepted: field('aceptaPolitica', z.optional(z.union([z.boolean(), z.string()]))),
});

const orderStatusEntity = entity('Estado', {
  id: field('codEstado', z.number()),
  name: field('nomEstado', z.string()),
});

/** A line as the shop knows it now, so that the cart can show what changed. */
const checkedLineEntity = entity('LineaRevisada', {
  productId: field('codProducto', z.number()),
  chosenTerms: field('atributos', z.array(chosenTermEntity)),
  available: field('disponible', z.boolean()),
  /** Units on hand for this choice. */
  onHand: field('existencias', z.number()),
  /** False: the product no longer has these attributes or terms. */
  choiceIsValid: field('atributosValidos', z.boolean()),
  price: field('precioProducto', z.number()),
  salePrice: field('precioRebajado', salePriceText),
  name: field('nomProducto', z.string()),
  imageUrl: field('imagen', z.string()),
});

export const orderEndpoints = {
  quoteShipping: endpoint({
    method: 'POST',
    path: '/cotizar/envio',
    summary: 'Costo del envío por vendedor y en total (valTotal)',
    tag: 'Envíos',
    body: entity('CotizacionDeEnvio', {
      // The spec's client also sends measures and prices; the server takes its own.
      products: field('productos', z.array(orderedLineEntity).check(z.minLength(1), z.maxLength(100))),
      destinationCityId: field('codCiudadDestino', text(5, 1)),
    }),
    requestsPerMinute: 120,
    output: entity('Cotizacion', {
      status: field('status', z._default(z.boolean(), true)),
      total: field('valTotal', z.number()),
      rates: field('tarifas', z.array(shippingRateEntity)),
    }),
  }),
  checkCart: endpoint({
    method: 'POST',
    path: '/carrito/revisar',
    summary: 'Precios y existencias de hoy para las líneas de un carrito',
    tag: 'Pedidos',
    body: entity('RevisionDeCarrito', {
      lines: field('productos', z.array(orderedLineEntity).check(z.maxLength(100))),
    }),
    requestsPerMinute: 120,
    output: listIn('productos', checkedLineEntity),
  }),
  geocodeAddress: endpoint({
    method: 'POST',
    path: '/geocodificar',
    summary: 'Coordenadas de una dirección',
    tag: 'Lugares',
    body: entity('DireccionBuscada', {
      address: field('direccion', text(200, 1)),
      cityId: field('codCiudad', text(5, 1)),
    }),
    requestsPerMinute: 60,
    output: valueIn(
      'datos',
      entity('Coordenadas', {
        latitude: field('lat', z.number()),
        longitude: field('lng', z.number()),
        accuracy: field('precision', z.string()),
      }),
    ),
  }),
  placeOrder: endpoint({
    method: 'POST',
    path: '/pedido',
    summary: 'Crea el pedido; el servidor calcula todos los valores. Encabezado Idempotency-Key',
    tag: 'Pedidos',
    bodyType: 'multipart',
    body: placeOrderBody,
    requestsPerMinute: 30,
    maximumBodyBytes: 512 * 1024,
    output: valueIn('data', orderEntity),
  }),
  listPackageStatuses: endpoint({
    method: 'GET',
    path: '/estados/pedidos',
    summary: 'Los estados de un paquete',
    tag: 'Pedidos',
    output: listIn('data', orderStatusEntity),
    cacheControl: 'public, max-age=3600',
  }),
  /** The purchase result: answered to whoever bought it (cookie), never by counting numbers. */
  getPurchase: endpoint({
    method: 'GET',
    path: '/compra/:numPedido',
    summary: 'El pedido recién hecho, para quien lo hizo',
    tag: 'Pedidos',
    params: entity('NumeroDePedido', { number: field('numPedido', identifier) }),
    query: entity('LlaveDePedido', { token: field('llave', z.optional(text(100))) }),
    output: valueIn('data', orderEntity),
  }),
};
