import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { formText, passwordText } from '../form-text.ts';
import { identifier, isoDate, text } from '../scalars.ts';
import {
  fileEntity,
  movementEntity,
  sellerMoneyEntity,
  settledMovementEntity,
  settlementEntity,
} from './settlement-entities.ts';

const TAG = 'Centro de vendedores: pagos';
const BASE = '/vender/dinero';

const page = entity('PaginaDeMiDinero', { cursor: field('cursor', z.optional(identifier)) });
const nextCursor = field('siguiente', z.nullable(z.number()));
const accountKind = z.enum(['ahorros', 'corriente']);
const documentType = z.enum(['CC', 'CE', 'NIT', 'PA', 'TI', 'PPT']);

const explainedEntity = entity('MovimientoExplicado', {
  id: field('codMovimiento', z.number()),
  date: field('fecha', z.string()),
  amount: field('valor', z.number()),
  /** What the movement did to the held and to the available money. */
  heldChange: field('retenido', z.number()),
  availableChange: field('disponible', z.number()),
  /** What the rule of the books is, in Spanish. */
  rule: field('regla', z.string()),
  explanation: field('explicacion', z.string()),
  orderNumber: field('numPedido', z.nullable(z.number())),
  line: field(
    'linea',
    z.nullable(
      entity('LineaDelMovimiento', {
        line: field('linea', z.number()),
        name: field('nomProducto', z.string()),
        unitPrice: field('precioUnitario', z.number()),
        units: field('unidades', z.number()),
        feePercent: field('porComision', z.number()),
        fee: field('comision', z.number()),
      }),
    ),
  ),
  settlementId: field('codLiquidacion', z.nullable(z.number())),
  payoutId: field('codGiro', z.nullable(z.number())),
});

const ownAccountEntity = entity('MiCuentaBancaria', {
  sellerId: field('codVendedor', z.number()),
  bankCode: field('codBanco', z.string()),
  bankName: field('nomBanco', z.string()),
  accountKind: field('tipCuenta', accountKind),
  maskedAccount: field('cuenta', z.string()),
  holderName: field('nomTitular', z.string()),
  holderDocumentType: field('codTipDocumento', documentType),
  maskedDocument: field('documento', z.string()),
  changedAt: field('fecha', isoDate),
});

/** The money of the shop that somebody works in. */
export const sellerMoneyEndpoints = {
  getOwnMoney: endpoint({
    method: 'GET',
    path: BASE,
    summary: 'El dinero de la tienda: pendiente, retenido, disponible, en giro, pagado y deuda',
    tag: TAG,
    output: valueIn('data', sellerMoneyEntity),
  }),
  listOwnMovements: endpoint({
    method: 'GET',
    path: `${BASE}/movimientos`,
    summary: 'Los movimientos de la tienda con su explicación, los más nuevos primero',
    tag: TAG,
    query: entity('PaginaDeMisMovimientos', { cursor: field('cursor', z.optional(text(30))) }),
    output: entity('MovimientosDeLaTienda', {
      movements: field('movimientos', z.array(movementEntity)),
      nextCursor: field('siguiente', z.nullable(z.string())),
    }),
  }),
  explainOwnMovement: endpoint({
    method: 'GET',
    path: `${BASE}/movimientos/:codMovimiento`,
    summary: 'De dónde sale el valor de un movimiento: pedido, línea, comisión y regla',
    tag: TAG,
    params: entity('MiMovimiento', { id: field('codMovimiento', identifier) }),
    output: valueIn('data', explainedEntity),
  }),
  listOwnSettlements: endpoint({
    method: 'GET',
    path: `${BASE}/liquidaciones`,
    summary: 'Las liquidaciones de la tienda, las más nuevas primero',
    tag: TAG,
    query: page,
    output: entity('LiquidacionesDeLaTienda', {
      settlements: field('liquidaciones', z.array(settlementEntity)),
      nextCursor,
    }),
  }),
  getOwnSettlement: endpoint({
    method: 'GET',
    path: `${BASE}/liquidaciones/:codLiquidacion`,
    summary: 'Una liquidación de la tienda con la comisión de cada línea',
    tag: TAG,
    params: entity('MiLiquidacion', { id: field('codLiquidacion', identifier) }),
    query: page,
    output: entity('MiLiquidacionConMovimientos', {
      settlement: field('liquidacion', settlementEntity),
      movements: field('movimientos', z.array(settledMovementEntity)),
      nextCursor,
    }),
  }),
  getOwnStatement: endpoint({
    method: 'GET',
    path: `${BASE}/extractos/:mes`,
    summary: 'El extracto de un mes (AAAA-MM) como CSV o PDF',
    tag: TAG,
    params: entity('MiExtracto', {
      month: field('mes', z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
    }),
    query: entity('FormatoDelExtracto', { format: field('formato', z.optional(z.enum(['csv', 'pdf']))) }),
    output: valueIn('data', fileEntity),
  }),
  findOwnBankAccount: endpoint({
    method: 'GET',
    path: `${BASE}/cuenta`,
    summary: 'La cuenta bancaria de la tienda, con sus últimos cuatro dígitos; null si no hay',
    tag: TAG,
    output: valueIn('data', z.nullable(ownAccountEntity)),
  }),
  changeOwnBankAccount: endpoint({
    method: 'PUT',
    path: `${BASE}/cuenta`,
    summary: 'Cambia la cuenta bancaria con la contraseña de la persona; avisa por correo',
    tag: TAG,
    body: entity('MiCuentaBancariaNueva', {
      bankCode: field('codBanco', formText(4)),
      accountKind: field('tipCuenta', accountKind),
      accountNumber: field('numCuenta', formText(40)),
      holderName: field('nomTitular', formText(120)),
      holderDocumentType: field('codTipDocumento', formText(3)),
      holderDocument: field('numDocumento', formText(30)),
      password: field('clave', passwordText),
    }),
    output: valueIn('data', ownAccountEntity),
  }),
};
