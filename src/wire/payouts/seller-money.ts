import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { formText, passwordText } from '../form-text.ts';
import { isoDate } from '../scalars.ts';
import { fileEntity } from './settlement-entities.ts';

const BASE = '/vender/dinero';
const accountKind = z.enum(['ahorros', 'corriente']);
const documentType = z.enum(['CC', 'CE', 'NIT', 'PA', 'TI', 'PPT']);

const ownAccountEntity = z.object({
  sellerId: z.number(),
  bankCode: z.string(),
  bankName: z.string(),
  accountKind: accountKind,
  maskedAccount: z.string(),
  holderName: z.string(),
  holderDocumentType: documentType,
  maskedDocument: z.string(),
  changedAt: isoDate,
});

/** The money of the shop that somebody works in. */
export const sellerMoneyEndpoints = {
  getOwnStatement: endpoint({
    method: 'GET',
    path: `${BASE}/extractos/:month`,
    params: z.object({
      month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
    }),
    query: z.object({ format: z.optional(z.enum(['csv', 'pdf'])) }),
    output: fileEntity,
  }),
  changeOwnBankAccount: endpoint({
    method: 'PUT',
    path: `${BASE}/cuenta`,
    body: z.object({
      bankCode: formText(4),
      accountKind: accountKind,
      accountNumber: formText(40),
      holderName: formText(120),
      holderDocumentType: formText(3),
      holderDocument: formText(30),
      password: passwordText,
    }),
    output: ownAccountEntity,
  }),
};
