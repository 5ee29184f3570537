import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { identifier, text } from '../scalars.ts';
import { spanishEnum } from '../spanish-enum.ts';
import { bankAccountEntity, bankAccountForm } from './payout-entities.ts';
import {
  fileEntity,
  movementEntity,
  scheduleEntity,
  sellerMoneyEntity,
  settledMovementEntity,
  settlementEntity,
  settlementRunEntity,
  waitingBalanceEntity,
} from './settlement-entities.ts';

const TAG = 'Operación: liquidaciones';
const BASE = '/operacion/liquidaciones';

const sellerParams = entity('VendedorLiquidado', { sellerId: field('codVendedor', identifier) });
const page = entity('PaginaDeLiquidaciones', { cursor: field('cursor', z.optional(identifier)) });
const nextCursor = field('siguiente', z.nullable(z.number()));

/** Money of sellers, for the marketplace's own people. */
export const settlementEndpoints = {
  listWaitingBalances: endpoint({
    method: 'GET',
    path: `${BASE}/saldos`,
    summary: 'Lo que se debe a cada vendedor y no está en una liquidación, con lo que hará la próxima',
    tag: TAG,
    query: page,
    output: entity('SaldosPorLiquidar', {
      balances: field('saldos', z.array(waitingBalanceEntity)),
      nextCursor,
    }),
  }),
  startSettlementRun: endpoint({
    method: 'POST',
    path: `${BASE}/ejecuciones`,
    summary: 'Liquida ahora a todos los vendedores; Idempotency-Key evita hacerlo dos veces',
    tag: TAG,
    output: valueIn('data', settlementRunEntity),
  }),
  listSettlementRuns: endpoint({
    method: 'GET',
    path: `${BASE}/ejecuciones`,
    summary: 'Las ejecuciones, las más nuevas primero',
    tag: TAG,
    query: page,
    output: entity('EjecucionesDeLiquidaciones', {
      runs: field('ejecuciones', z.array(settlementRunEntity)),
      nextCursor,
    }),
  }),
  getSettlementSchedule: endpoint({
    method: 'GET',
    path: `${BASE}/programacion`,
    summary: 'Cuándo se liquida por sí solo',
    tag: TAG,
    output: valueIn('data', scheduleEntity),
  }),
  setSettlementSchedule: endpoint({
    method: 'PUT',
    path: `${BASE}/programacion`,
    summary: 'Cambia la hora y los días, o apaga las liquidaciones programadas',
    tag: TAG,
    body: scheduleEntity,
    output: valueIn('data', scheduleEntity),
  }),
  getSettlement: endpoint({
    method: 'GET',
    path: `${BASE}/:codLiquidacion`,
    summary: 'Una liquidación con sus movimientos, líneas y comisiones',
    tag: TAG,
    params: entity('CodigoDeLiquidacion', { id: field('codLiquidacion', identifier) }),
    query: page,
    output: entity('LiquidacionConMovimientos', {
      settlement: field('liquidacion', settlementEntity),
      movements: field('movimientos', z.array(settledMovementEntity)),
      nextCursor,
    }),
  }),
  getSellerMoney: endpoint({
    method: 'GET',
    path: `${BASE}/vendedores/:codVendedor`,
    summary: 'El dinero de un vendedor: pendiente, retenido, disponible, en giro, pagado y deuda',
    tag: TAG,
    params: sellerParams,
    output: valueIn('data', sellerMoneyEntity),
  }),
  listSellerMovements: endpoint({
    method: 'GET',
    path: `${BASE}/vendedores/:codVendedor/movimientos`,
    summary: 'Los movimientos de un vendedor con su explicación, los más nuevos primero',
    tag: TAG,
    params: sellerParams,
    query: entity('PaginaDeMovimientos', { cursor: field('cursor', z.optional(text(30))) }),
    output: entity('MovimientosDelVendedor', {
      movements: field('movimientos', z.array(movementEntity)),
      nextCursor: field('siguiente', z.nullable(z.string())),
    }),
  }),
  listSellerSettlements: endpoint({
    method: 'GET',
    path: `${BASE}/vendedores/:codVendedor/liquidaciones`,
    summary: 'Las liquidaciones de un vendedor, las más nuevas primero',
    tag: TAG,
    params: sellerParams,
    query: page,
    output: entity('LiquidacionesDelVendedor', {
      settlements: field('liquidaciones', z.array(settlementEntity)),
      nextCursor,
    }),
  }),
  getSellerStatement: endpoint({
    method: 'GET',
    path: `${BASE}/vendedores/:codVendedor/extracto/:mes`,
    summary: 'El extracto de un mes (AAAA-MM) como CSV',
    tag: TAG,
    params: entity('ExtractoDelVendedor', {
      sellerId: field('codVendedor', identifier),
      month: field('mes', z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
    }),
    output: valueIn('data', fileEntity),
  }),
  listBanks: endpoint({
    method: 'GET',
    path: `${BASE}/bancos`,
    summary: 'Los bancos donde se puede pagar a un vendedor',
    tag: TAG,
    output: listIn(
      'bancos',
      entity('Banco', { code: field('codBanco', z.string()), name: field('nomBanco', z.string()) }),
    ),
  }),
  getBankAccount: endpoint({
    method: 'GET',
    path: `${BASE}/vendedores/:codVendedor/cuenta`,
    summary: 'La cuenta bancaria de un vendedor',
    tag: TAG,
    params: sellerParams,
    output: valueIn('data', bankAccountEntity),
  }),
  saveBankAccount: endpoint({
    method: 'PUT',
    path: `${BASE}/vendedores/:codVendedor/cuenta`,
    summary: 'Guarda la cuenta bancaria de un vendedor y le avisa por correo',
    tag: TAG,
    params: sellerParams,
    body: bankAccountForm,
    output: valueIn('data', bankAccountEntity),
  }),
  confirmSplit: endpoint({
    method: 'POST',
    path: `${BASE}/reparto/:numPedido`,
    summary: 'Dice si el proveedor repartió el pago de un pedido, cuando el proveedor no lo demuestra',
    tag: TAG,
    params: entity('PedidoRepartido', { orderNumber: field('numPedido', identifier) }),
    body: entity('RepartoConfirmado', {
      /** Empty: the provider paid everything to the marketplace. */
      receivers: field(
        'receptores',
        z
          .array(
            entity('ReceptorDelReparto', {
              providerId: field('idEpayco', text(30, 1)),
              total: field('total', z.int().check(z.minimum(0))),
              fee: field('comision', z.int().check(z.minimum(0))),
            }),
          )
          .check(z.maxLength(50)),
      ),
    }),
    output: entity('RepartoRegistrado', {
      status: field('status', z._default(z.boolean(), true)),
      result: field('resultado', spanishEnum({ confirmed: 'repartido', absent: 'sin-repartir' })),
    }),
  }),
};
