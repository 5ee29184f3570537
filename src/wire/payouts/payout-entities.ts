import * as z from 'zod/mini';
import { formText } from '../form-text.ts';
import { calendarDay, isoDate } from '../scalars.ts';
import { payoutState } from './settlement-entities.ts';

export const payoutEntity = z.object({
  id: z.number(),
  reference: z.string(),
  settlementId: z.number(),
  sellerId: z.number(),
  sellerName: z.string(),
  amount: z.number(),
  state: payoutState,
  bankName: z.string(),
  maskedAccount: z.string(),
  fileId: z.nullable(z.number()),
  bankReference: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  createdAt: isoDate,
  sentAt: z.nullable(isoDate),
  paidAt: z.nullable(isoDate),
});

export const reportRowEntity = z.object({
  row: z.number(),
  /** Of the payout or the refund. */
  id: z.nullable(z.number()),
  result: z.enum(['applied', 'already', 'refused']),
  /** Why it was refused. */
  problem: z.string(),
});

const accountKind = z.enum(['ahorros', 'corriente']);

export const bankAccountEntity = z.object({
  sellerId: z.number(),
  bankCode: z.string(),
  bankName: z.string(),
  accountKind: accountKind,
  accountNumber: z.string(),
  holderName: z.string(),
  holderDocumentType: z.enum(['CC', 'CE', 'NIT', 'PA', 'TI', 'PPT']),
  holderDocument: z.string(),
  changedAt: isoDate,
});

/** Leading zeros of account numbers count, so they come as text. */
export const bankAccountForm = z.object({
  bankCode: formText(4),
  accountKind: accountKind,
  accountNumber: formText(40),
  holderName: formText(120),
  holderDocumentType: formText(3),
  holderDocument: formText(30),
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
  provider: z.enum(['epayco']),
  reference: formText(60),
  gross: largePesos,
  commission: largePesos,
  commissionTax: largePesos,
  withheldIncomeTax: largePesos,
  withheldSalesTax: largePesos,
  withheldCityTax: largePesos,
  receivedOn: calendarDay,
};

export const providerSettlementForm = z.object(providerSettlementFields);

export const providerSettlementEntity = z.object({
  id: z.number(),
  ...providerSettlementFields,
  provider: z.string(),
  net: z.number(),
  recordedAt: isoDate,
});
