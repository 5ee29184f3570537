import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { formText, passwordText } from '../form-text.ts';
import { isoDate } from '../scalars.ts';
import { fileEntity, statementMonth, statementQuery } from './settlement-entities.ts';

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
    params: z.object({ month: statementMonth }),
    query: statementQuery,
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
