import * as z from 'zod/mini';
import { entity, field } from '../entity.ts';
import { wordIn } from '../word.ts';

export const orderTab = wordIn({
  todos: 'all',
  'por-aceptar': 'to-accept',
  'por-preparar': 'to-prepare',
  'por-enviar': 'to-send',
  'en-camino': 'on-the-way',
  entregados: 'delivered',
  anulados: 'cancelled',
  'por-reportar': 'cash-to-report',
});

const action = wordIn({
  aceptar: 'accept',
  'listo-para-recoger': 'ready',
  'crear-guia': 'guide',
  'en-camino': 'on-the-way',
  recogido: 'picked-up',
  entregado: 'delivered',
  'registrar-recaudo': 'collect-cash',
  novedad: 'incident',
  'va-de-regreso': 'returning',
  rechazado: 'refused',
  volvio: 'returned',
  anular: 'cancel',
});

const paymentMethod = field('codMetpago', z.literal([1, 3]));

const stateFields = {
  orderNumber: field('numPedido', z.number()),
  placedAt: field('fechaPedido', z.string()),
  statusId: field('codEstado', z.number()),
  statusName: field('nomEstado', z.string()),
  /** When the next step is due; null: nobody waits for the shop. */
  deadline: field('fechaLimite', z.nullable(z.string())),
  isOverdue: field('vencido', z.boolean()),
  carrier: field('transportadora', z.nullable(z.string())),
  trackingNumber: field('codGuiaPedido', z.nullable(z.string())),
  /** The usual next step first. */
  actions: field('acciones', z.array(action)),
  paymentMethodId: paymentMethod,
};

const listedSellerOrderEntity = entity('PedidoDeLaTienda', {
  ...stateFields,
  buyerName: field('nomCliente', z.string()),
  cityName: field('nomCiudad', z.string()),
  unitCount: field('unidades', z.number()),
  goodsAmount: field('valorProductos', z.number()),
  /** To be collected at the door. */
  cashDue: field('valorPorCobrar', z.number()),
  products: field(
    'productos',
    z.array(
      entity('ProductoDelPaquete', {
        name: field('nombre', z.string()),
        imageUrl: field('imagen', z.string()),
        quantity: field('cantidad', z.number()),
      }),
    ),
  ),
});

const sellerOrderCountEntity = entity('ConteoDePedidos', {
  tab: field('grupo', orderTab),
  /** 1.000 stands for that many or more. */
  count: field('cantidad', z.number()),
  overdue: field('vencidos', z.number()),
});

const lineEntity = entity('LineaDelPaquete', {
  line: field('linea', z.number()),
  productId: field('codProducto', z.number()),
  name: field('nombre', z.string()),
  reference: field('refProducto', z.string()),
  imageUrl: field('imagen', z.string()),
  terms: field(
    'atributos',
    z.array(
      entity('TerminoDelPaquete', {
        attribute: field('nomAtributo', z.string()),
        term: field('nomTermino', z.string()),
      }),
    ),
  ),
  unitPrice: field('precioUnitario', z.number()),
  quantity: field('cantidad', z.number()),
  cancelledQuantity: field('cantidadAnulada', z.number()),
  /** What of the price of the units that are left went back. */
  reduced: field('valorDevuelto', z.number()),
  feePercent: field('porcentajeTarifa', z.number()),
  /** Of the units that are left. */
  fee: field('tarifa', z.number()),
});

export const sellerOrderEntity = entity('DetalleDelPaquete', {
  ...stateFields,
  /** The page of a carrier outside the list. */
  trackingUrl: field('urlRastreo', z.nullable(z.string())),
  /** Null: it is not delivered. */
  delivery: field(
    'entrega',
    z.nullable(
      entity('EntregaDeLaTienda', {
        /** Whose word makes it count; null: the shop's alone, so that its money waits. */
        confirmedBy: field(
          'confirmadaPor',
          z.nullable(wordIn({ comprador: 'buyer', prueba: 'proof', recaudo: 'remittance', plazo: 'time' })),
        ),
        /** The buyer says that it has not come. */
        isDisputed: field('noLlego', z.boolean()),
        proofUrl: field('prueba', z.nullable(z.string())),
      }),
    ),
  ),
  buyer: field(
    'cliente',
    entity('DestinatarioDelPaquete', {
      name: field('nombre', z.string()),
      phone: field('telefono', z.string()),
      document: field('documento', z.string()),
      address: field('direccion', z.string()),
      /** For whoever delivers; null: none. */
      deliveryNotes: field('indicaciones', z.nullable(z.string())),
      cityName: field('nomCiudad', z.string()),
      departmentName: field('nomDepartamento', z.string()),
    }),
  ),
  lines: field('lineas', z.array(lineEntity)),
  money: field(
    'dinero',
    entity('DineroDelPaquete', {
      goods: field('productos', z.number()),
      fees: field('tarifas', z.number()),
      net: field('neto', z.number()),
      shipping: field('envio', z.number()),
      cashDue: field('valorPorCobrar', z.number()),
      /** Freight that its buyer has back because it was late; null: none. */
      lateFreight: field(
        'envioDevuelto',
        z.nullable(
          entity('EnvioDevueltoPorDemora', {
            amount: field('valor', z.number()),
            /** What of it the shop bears. */
            sellerCharge: field('aCargoDeLaTienda', z.number()),
          }),
        ),
      ),
      /** What the shop has back because a carrier lost it; null: it is not lost. */
      lostCredit: field('abonoPorPerdida', z.nullable(z.number())),
      state: field(
        'estado',
        wordIn({
          'sin-pago': 'none',
          retenido: 'held',
          disponible: 'released',
          'pagado-por-el-proveedor': 'provider-paid',
          'cobrado-por-la-tienda': 'seller-kept',
        }),
      ),
    }),
  ),
  history: field(
    'historial',
    z.array(
      entity('PasoDelPaquete', {
        statusId: field('codEstado', z.number()),
        name: field('nomEstado', z.string()),
        note: field('nota', z.string()),
        date: field('fecha', z.string()),
        /** Somebody of the shop did it. */
        isOurs: field('deLaTienda', z.boolean()),
      }),
    ),
  ),
});

export type ListedSellerOrder = z.output<typeof listedSellerOrderEntity>;
export type SellerOrderCount = z.output<typeof sellerOrderCountEntity>;
export type SellerOrder = z.output<typeof sellerOrderEntity>;
