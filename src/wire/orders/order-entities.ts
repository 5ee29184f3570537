import * as z from 'zod/mini';
import { entity, field } from '../entity.ts';
import { salePriceText } from '../scalars.ts';
import { wordIn } from '../word.ts';
import { paymentStateText, refundStateText } from './payment-state-text.ts';

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
      /** For whoever delivers; null: none. */
      notes: field('indicaciones', z.nullable(z.string())),
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
  /** Units of them that were called off or given back. */
  cancelledQuantity: field('cantidadAnulada', z.number()),
  /** What of the price of the others went back. */
  reduced: field('valorDevuelto', z.number()),
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
  carrier: field('transportadora', z.nullable(z.string())),
  /** The page of a carrier that we do not know, as its shop gave it. */
  trackingUrl: field('urlRastreo', z.nullable(z.string())),
});

const statusChangeEntity = entity('CambioDeEstado', {
  id: field('codEstado', z.number()),
  name: field('nomEstado', z.string()),
  date: field('fecha', z.string()),
});

/** Days 'YYYY-MM-DD' in Colombia. */
const promisedDaysEntity = entity('DiasPrometidos', {
  from: field('desde', z.string()),
  to: field('hasta', z.string()),
});

/** Of a package that was late, by the operator's rule. */
const freightBackEntity = entity('EnvioDevuelto', {
  /** From this day on it goes back, unless the package came before. */
  on: field('desde', z.string()),
  amount: field('valor', z.number()),
  isGiven: field('devuelto', z.boolean()),
  /** Cash that nobody has recorded yet cannot go back. */
  isPaid: field('pagado', z.boolean()),
});

/** Of a package that somebody reported as delivered. */
const deliveryEntity = entity('EntregaDePaquete', {
  /** Open: only its shop has said so. */
  state: field(
    'estado',
    wordIn({ 'por-confirmar': 'open', 'no-llego': 'disputed', confirmada: 'confirmed' }),
  ),
  confirmedBy: field(
    'confirmadaPor',
    z.nullable(wordIn({ comprador: 'buyer', prueba: 'proof', recaudo: 'remittance', plazo: 'time' })),
  ),
  reportedAt: field('fechaReportada', z.string()),
  /** The last day to say that it has not come, where it counts by itself afterwards. */
  lastDay: field('hasta', z.nullable(z.string())),
  mayObject: field('puedeObjetar', z.boolean()),
  /** A picture of the delivery. */
  proofUrl: field('prueba', z.nullable(z.string())),
});

const packageEntity = entity('Paquete', {
  sellerId: field('codVendedor', z.number()),
  sellerName: field('nombreTienda', z.string()),
  paymentProviderId: field('idEpayco', z.string()),
  /** Percent that the marketplace keeps of this seller's sale. */
  feePercent: field('fee', z.number()),
  shippingRate: field('costoEnvio', z.number()),
  /** When it arrives; null: bought before promises were kept. */
  promised: field('promesa', z.nullable(promisedDaysEntity)),
  /** The window before the present one; null: it was never another. */
  replaced: field('promesaAnterior', z.nullable(promisedDaysEntity)),
  /** Null: it is not late, or came before its freight goes back. */
  freightBack: field('envioDevuelto', z.nullable(freightBackEntity)),
  status: field('estadoPedido', packageStatusEntity),
  /** Null: nobody has said that it came. */
  delivery: field('entrega', z.nullable(deliveryEntity)),
  /** Every status so far, the oldest first. */
  history: field('historial', z.array(statusChangeEntity)),
  products: field('productos', z.array(orderProductEntity)),
});

const paymentEntity = entity('MetodoPago', {
  methodId: field('codMetodoPago', z.literal([1, 3])),
  name: field('nombre', z.string()),
  /** Null: cash on delivery. */
  state: field('estado', z.nullable(paymentStateText)),
  /** Of the transaction that paid it. */
  transaction: field(
    'transaccion',
    z.nullable(
      entity('Transaccion', {
        date: field('fecha', z.string()),
        detail: field('detalle', entity('DetalleDePago', { maskedCard: field('x_cardnumber', z.string()) })),
      }),
    ),
  ),
});

const refundEntity = entity('ReembolsoDePedido', {
  id: field('codReembolso', z.number()),
  amount: field('valor', z.number()),
  state: field('estado', refundStateText),
  /** In Spanish, for people. */
  cause: field('causa', z.string()),
  /** Days, 'YYYY-MM-DD'; the law's last one to pay. */
  dueOn: field('fechaLimite', z.string()),
  paidAt: field('fechaPago', z.nullable(z.string())),
});

/** Spec 3, Order. */
export const orderEntity = entity('Pedido', {
  number: field('numPedido', z.number()),
  placedAt: field('fechaPedido', z.string()),
  itemCount: field('cantidadTotal', z.number()),
  /** Bought without an account, and in none since. */
  isOfGuest: field('deInvitado', z.boolean()),
  customer: field('cliente', customerEntity),
  totals: field(
    'totales',
    entity('Totales', {
      subtotal: field('subtotal', z.number()),
      shippingCost: field('costoEnvio', z.number()),
      total: field('total', z.number()),
    }),
  ),
  payment: field('metodoPago', paymentEntity),
  packages: field('vendedores', z.array(packageEntity)),
  refunds: field('reembolsos', z.array(refundEntity)),
});

export type PlacedOrder = z.output<typeof orderEntity>;
