import * as z from 'zod/mini';
import { entity, field } from '../entity.ts';
import { formText } from '../form-text.ts';
import { calendarDay, isoDate } from '../scalars.ts';
import { spanishEnum } from '../spanish-enum.ts';
import { payoutState } from './settlement-entities.ts';

export const payoutEntity = entity('Giro', {
  id: field('codGiro', z.number()),
  reference: field('referencia', z.string()),
  settlementId: field('codLiquidacion', z.number()),
  sellerId: field('codVendedor', z.number()),
  sellerName: field('nomVendedor', z.string()),
  amount: field('valor', z.number()),
  state: field('estado', payoutState),
  bankName: field('nomBanco', z.string()),
  maskedAccount: field('cuenta', z.string()),
  fileId: field('codArchivo', z.nullable(z.number())),
  bankReference: field('referenciaBanco', z.nullable(z.string())),
  failure: field('motivoFalla', z.nullable(z.string())),
  createdAt: field('fecha', isoDate),
  sentAt: field('fechaEnvio', z.nullable(isoDate)),
  paidAt: field('fechaPago', z.nullable(isoDate)),
});

export const payoutFileEntity = entity('ArchivoDeGiros', {
  id: field('codArchivo', z.number()),
  createdAt: field('fecha', isoDate),
  payoutCount: field('giros', z.number()),
  total: field('total', z.number()),
});

export const reportRowEntity = entity('ResultadoDeFila', {
  row: field('fila', z.number()),
  payoutId: field('codGiro', z.nullable(z.number())),
  result: field(
    'resultado',
    spanishEnum({ applied: 'aplicada', already: 'ya-estaba', refused: 'rechazada' }),
  ),
  /** Why it was refused. */
  problem: field('problema', z.string()),
});

const accountKind = z.enum(['ahorros', 'corriente']);

export const bankAccountEntity = entity('CuentaBancaria', {
  sellerId: field('codVendedor', z.number()),
  bankCode: field('codBanco', z.string()),
  bankName: field('nomBanco', z.string()),
  accountKind: field('tipCuenta', accountKind),
  accountNumber: field('numCuenta', z.string()),
  holderName: field('nomTitular', z.string()),
  holderDocumentType: field('codTipDocumento', z.enum(['CC', 'CE', 'NIT', 'PA', 'TI', 'PPT'])),
  holderDocument: field('numDocumento', z.string()),
  changedAt: field('fecha', isoDate),
});

/** Leading zeros of account numbers count, so they come as text. */
export const bankAccountForm = entity('CuentaBancariaNueva', {
  bankCode: field('codBanco', formText(4)),
  accountKind: field('tipCuenta', accountKind),
  accountNumber: field('numCuenta', formText(40)),
  holderName: field('nomTitular', formText(120)),
  holderDocumentType: field('codTipDocumento', formText(3)),
  holderDocument: field('numDocumento', formText(30)),
});

// A balance that a slip of digits takes beyond what a number holds could never be read again.
const MAXIMUM_TRANSFER = 1_000_000_000_000;

/** What a provider transfers may pass what a price may be. */
const largePesos = z.codec(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/))]),
  z.int().check(z.minimum(0), z.maximum(MAXIMUM_TRANSFER)),
  {
    decode: (wire) => Number(wire),
    encode: (value) => value,
  },
);

const providerSettlementFields = {
  provider: field('proveedor', z.enum(['epayco'])),
  reference: field('referencia', formText(60)),
  gross: field('valBruto', largePesos),
  commission: field('comision', largePesos),
  commissionTax: field('ivaComision', largePesos),
  withheldIncomeTax: field('retefuente', largePesos),
  withheldSalesTax: field('reteiva', largePesos),
  withheldCityTax: field('reteica', largePesos),
  receivedOn: field('fecha', calendarDay),
};

export const providerSettlementForm = entity('AbonoDelProveedorNuevo', providerSettlementFields);

export const providerSettlementEntity = entity('AbonoDelProveedor', {
  id: field('codAbono', z.number()),
  ...providerSettlementFields,
  provider: field('proveedor', z.string()),
  net: field('valNeto', z.number()),
  recordedAt: field('registrado', isoDate),
});
