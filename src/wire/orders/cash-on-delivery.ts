import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { calendarDay, identifier, isoDate, pesos, text } from '../scalars.ts';
import { wordIn } from '../word.ts';
import { OPERATED_PACKAGE_PATH, operatedPackage, packageStateFields } from './fulfilment.ts';

const TAG = 'Operación: contraentrega';

const collectedBy = wordIn({ transportadora: 'carrier', vendedor: 'seller' });

const collectionEntity = entity('RecaudoEnTransito', {
  id: field('codRecaudo', z.number()),
  orderNumber: field('numPedido', z.number()),
  sellerId: field('codVendedor', z.number()),
  carrier: field('transportadora', z.nullable(z.string())),
  amount: field('valor', z.number()),
  collectedAt: field('fechaRecaudo', z.string()),
  days: field('dias', z.number()),
  isOverdue: field('vencido', z.boolean()),
});

const remittanceEntity = entity('RemesaRegistrada', {
  id: field('codRemesa', z.number()),
  carrier: field('transportadora', z.string()),
  reference: field('referencia', z.string()),
  amount: field('valor', z.number()),
  receivedOn: field('fecha', z.string()),
  collectionIds: field('recaudos', z.array(z.number())),
  isRepeated: field('repetida', z.boolean()),
});

export const cashOnDeliveryEndpoints = {
  recordCollection: endpoint({
    method: 'POST',
    path: `${OPERATED_PACKAGE_PATH}/recaudo`,
    summary: 'Registra el efectivo cobrado en la puerta; desde aquí hay venta y el paquete está entregado',
    tag: TAG,
    params: operatedPackage,
    body: entity('NuevoRecaudo', {
      /** What the package costs, to the peso; another amount is answered with the expected one. */
      amount: field('valor', pesos),
      collectedBy: field('recaudadoPor', collectedBy),
      /** Absent: the carrier that has the package. */
      carrier: field('transportadora', z.optional(text(80, 1))),
      collectedAt: field('fecha', z.optional(z.pipe(z.iso.datetime({ offset: true }), isoDate))),
    }),
    output: valueIn(
      'data',
      entity('RecaudoRegistrado', {
        ...packageStateFields,
        collectionId: field('codRecaudo', z.number()),
        amount: field('valor', z.number()),
      }),
    ),
  }),
  undoCollection: endpoint({
    method: 'POST',
    path: '/operacion/recaudos/:codRecaudo/anulacion',
    summary:
      'Anula un recaudo registrado por error, mientras no se haya consignado, liquidado ni reembolsado',
    tag: TAG,
    params: entity('RecaudoPorAnular', { collectionId: field('codRecaudo', identifier) }),
    body: entity('AnulacionDeRecaudo', { reason: field('motivo', text(300, 3)) }),
    output: valueIn('data', entity('PaqueteSinRecaudo', packageStateFields)),
  }),
  recordRefusal: endpoint({
    method: 'POST',
    path: `${OPERATED_PACKAGE_PATH}/rechazo`,
    summary: 'El comprador no recibió el paquete: va de regreso y el vendedor paga el flete según la regla',
    tag: TAG,
    params: operatedPackage,
    body: entity('NuevoRechazo', { reason: field('motivo', text(300, 1)) }),
    output: valueIn(
      'data',
      entity('RechazoRegistrado', {
        ...packageStateFields,
        freightCharge: field('fleteCobrado', z.number()),
      }),
    ),
  }),
  recordRemittance: endpoint({
    method: 'POST',
    path: '/operacion/remesas',
    summary: 'Registra el dinero que una transportadora entregó, una vez por referencia',
    tag: TAG,
    body: entity('NuevaRemesa', {
      carrier: field('transportadora', text(80, 1)),
      reference: field('referencia', text(60, 1)),
      amount: field('valor', pesos),
      /** Absent: everything that the carrier holds. */
      collectionIds: field(
        'recaudos',
        z.optional(z.array(identifier).check(z.minLength(1), z.maxLength(5_000))),
      ),
      receivedOn: field('fecha', z.optional(calendarDay)),
    }),
    output: valueIn('data', remittanceEntity),
  }),
  listCashInTransit: endpoint({
    method: 'GET',
    path: '/operacion/recaudos',
    summary: 'El efectivo que tienen las transportadoras, recaudo por recaudo, con sus días',
    tag: TAG,
    query: entity('FiltroDeRecaudos', {
      carrier: field('transportadora', z.optional(text(80, 1))),
      overdueOnly: field('vencidos', z.optional(wordIn({ si: 'yes', no: 'no' }))),
      cursor: field('cursor', z.optional(identifier)),
    }),
    output: entity('ListaDeRecaudos', {
      status: field('status', z._default(z.boolean(), true)),
      collections: field('recaudos', z.array(collectionEntity)),
      nextCursor: field('siguiente', z.nullable(z.number())),
    }),
  }),
  listCarrierBalances: endpoint({
    method: 'GET',
    path: '/operacion/recaudos/transportadoras',
    summary: 'Cuánto efectivo tiene cada transportadora, desde cuándo y cuánto está vencido',
    tag: TAG,
    output: listIn(
      'transportadoras',
      entity('SaldoDeTransportadora', {
        carrier: field('transportadora', z.string()),
        collections: field('recaudos', z.number()),
        amount: field('valor', z.number()),
        oldestDays: field('diasDelMasAntiguo', z.number()),
        overdueCollections: field('recaudosVencidos', z.number()),
        overdueAmount: field('valorVencido', z.number()),
      }),
    ),
  }),
};
