import * as z from 'zod/mini';
import { CHANGEABLE_STATUSES } from '../../domain/package-transition.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { identifier, text } from '../scalars.ts';
import { wordIn } from '../word.ts';

const TAG = 'Operación: paquetes';

export const operatedPackage = entity('PaqueteEnOperacion', {
  orderNumber: field('numPedido', identifier),
  sellerId: field('codVendedor', identifier),
});

export const OPERATED_PACKAGE_PATH = '/operacion/pedido/:numPedido/paquete/:codVendedor';

export const packageStateFields = {
  orderNumber: field('numPedido', z.number()),
  sellerId: field('codVendedor', z.number()),
  statusId: field('codEstado', z.number()),
  carrier: field('transportadora', z.nullable(z.string())),
  trackingNumber: field('codGuiaPedido', z.nullable(z.string())),
  /** Still to be collected at the door; 0 for what is paid. */
  due: field('valorPorCobrar', z.number()),
  /** It had been done before, nothing was done now. */
  isRepeated: field('repetida', z.boolean()),
};

const packageStateEntity = entity('EstadoDelPaquete', packageStateFields);

const keptLineEntity = entity('LineaQueSeEnvia', {
  line: field('linea', identifier),
  quantity: field('quedan', z.int().check(z.minimum(0), z.maximum(100_000))),
});

/** Also of the shop's own call. */
export const cancellationBody = entity('AnulacionDePaquete', {
  cause: field(
    'causa',
    wordIn({
      'sin-existencias': 'out-of-stock',
      averiado: 'damaged',
      'sin-cobertura': 'not-deliverable',
      'pedido-del-comprador': 'buyer-request',
      otra: 'other',
    }),
  ),
  /** What is still sent of each named line; absent: nothing of the package. */
  kept: field('lineas', z.optional(z.array(keptLineEntity).check(z.minLength(1), z.maxLength(200)))),
  note: field('nota', z.optional(text(500))),
});

export const returnBody = entity('DevolucionDePaquete', {
  /** False: the goods came back in no state to be sold. */
  restock: field('vuelveAInventario', z._default(z.boolean(), true)),
  note: field('nota', z.optional(text(500))),
});

export const fulfilmentEndpoints = {
  changePackageStatus: endpoint({
    method: 'POST',
    path: `${OPERATED_PACKAGE_PATH}/estado`,
    summary: 'Mueve un paquete al estado siguiente; el comprador recibe un correo y ve su barra moverse',
    tag: TAG,
    params: operatedPackage,
    body: entity('CambioDeEstadoDePaquete', {
      to: field('codEstado', z.literal(CHANGEABLE_STATUSES)),
      /** Both are needed for 1 and 7, unless the package has them already. */
      carrier: field('transportadora', z.optional(text(80, 1))),
      trackingNumber: field('codGuiaPedido', z.optional(text(60, 1))),
      note: field('nota', z.optional(text(500))),
    }),
    output: valueIn('data', packageStateEntity),
  }),
  cancelPackage: endpoint({
    method: 'POST',
    path: `${OPERATED_PACKAGE_PATH}/anulacion`,
    summary: 'Anula lo que el vendedor no puede enviar, antes del despacho; existencias y dinero lo siguen',
    tag: TAG,
    params: operatedPackage,
    body: cancellationBody,
    output: valueIn('data', packageStateEntity),
  }),
  returnPackage: endpoint({
    method: 'POST',
    path: `${OPERATED_PACKAGE_PATH}/devolucion`,
    summary: 'Un paquete que nadie recibió volvió a su vendedor',
    tag: TAG,
    params: operatedPackage,
    body: returnBody,
    output: valueIn('data', packageStateEntity),
  }),
};
