import * as z from 'zod/mini';
import type { PAYOUT_STATES } from '../../domain/payout-state.ts';
import { entity, field } from '../entity.ts';
import { isoDate } from '../scalars.ts';
import { spanishEnum } from '../spanish-enum.ts';

/** A point in time or none; ISO 8601. */
const moment = z.nullable(isoDate);

export const PAYOUT_STATE_NAMES = {
  pending: 'pendiente',
  sent: 'enviado',
  paid: 'pagado',
  failed: 'fallido',
  returned: 'devuelto',
} as const satisfies Record<(typeof PAYOUT_STATES)[number], string>;

export const payoutState = spanishEnum(PAYOUT_STATE_NAMES);

export const sellerMoneyEntity = entity('DineroDelVendedor', {
  pending: field('pendiente', z.number()),
  held: field('retenido', z.number()),
  available: field('disponible', z.number()),
  inPayout: field('enGiro', z.number()),
  paid: field('pagado', z.number()),
  paidByProvider: field('pagadoPorProveedor', z.number()),
  debt: field('deuda', z.number()),
});

export const waitingBalanceEntity = entity('SaldoPorLiquidar', {
  sellerId: field('codVendedor', z.number()),
  sellerName: field('nomVendedor', z.string()),
  /** Below zero: she owes it. */
  balance: field('saldo', z.number()),
  entryCount: field('movimientos', z.number()),
  hasBankAccount: field('tieneCuenta', z.boolean()),
  reason: field(
    'motivo',
    spanishEnum({
      ready: 'listo',
      'no-bank-account': 'sin-cuenta',
      'below-minimum': 'bajo-minimo',
      debt: 'deuda',
    }),
  ),
});

const movementFields = {
  id: field('codMovimiento', z.number()),
  date: field('fecha', z.string()),
  text: field('explicacion', z.string()),
  orderNumber: field('numPedido', z.nullable(z.number())),
  line: field('linea', z.nullable(z.number())),
  saleAmount: field('valVenta', z.number()),
  fee: field('comision', z.number()),
  heldChange: field('retenido', z.number()),
  availableChange: field('disponible', z.number()),
  settlementId: field('codLiquidacion', z.nullable(z.number())),
  payoutId: field('codGiro', z.nullable(z.number())),
};

export const movementEntity = entity('MovimientoDelVendedor', movementFields);

export const settlementEntity = entity('Liquidacion', {
  id: field('codLiquidacion', z.number()),
  sellerId: field('codVendedor', z.number()),
  sellerName: field('nomVendedor', z.string()),
  amount: field('valor', z.number()),
  createdAt: field('fecha', isoDate),
  payoutId: field('codGiro', z.number()),
  payoutState: field('estadoGiro', payoutState),
  bankName: field('nomBanco', z.string()),
  maskedAccount: field('cuenta', z.string()),
  bankReference: field('referenciaBanco', z.nullable(z.string())),
  failure: field('motivoFalla', z.nullable(z.string())),
  paidAt: field('fechaPago', moment),
});

export const settledMovementEntity = entity('MovimientoLiquidado', {
  ...movementFields,
  /** Ley 2024 de 2020: deadline of the payment to the seller. */
  deliveredOn: field('fechaEntrega', z.nullable(z.string())),
  dueOn: field('fechaVencimientoPago', z.nullable(z.string())),
  lines: field(
    'lineas',
    z.array(
      entity('LineaLiquidada', {
        orderNumber: field('numPedido', z.number()),
        line: field('linea', z.number()),
        name: field('nomProducto', z.string()),
        quantity: field('cantidad', z.number()),
        saleAmount: field('valVenta', z.number()),
        feePercent: field('porComision', z.number()),
        fee: field('comision', z.number()),
        net: field('neto', z.number()),
      }),
    ),
  ),
});

export const settlementRunEntity = entity('EjecucionDeLiquidaciones', {
  id: field('codEjecucion', z.number()),
  key: field('clave', z.string()),
  startedAt: field('inicio', isoDate),
  /** Null: it is still working. */
  finishedAt: field('fin', moment),
  settlements: field('liquidaciones', z.number()),
  amount: field('valor', z.number()),
});

export const scheduleEntity = entity('ProgramacionDeLiquidaciones', {
  enabled: field('activa', z.boolean()),
  hour: field('hora', z.int().check(z.minimum(0), z.maximum(23))),
  /** 1 Monday to 5 Friday, without public holidays. */
  weekdays: field(
    'dias',
    z.array(z.int().check(z.minimum(1), z.maximum(5))).check(z.minLength(1), z.maxLength(5)),
  ),
});

/** A file to be saved by whoever asked for it. */
export const fileEntity = entity('Archivo', {
  name: field('nombre', z.string()),
  contentType: field('tipo', z.string()),
  /** Base64. */
  content: field('contenido', z.string()),
});
