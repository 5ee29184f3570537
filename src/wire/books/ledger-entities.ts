import * as z from 'zod/mini';
import type { LedgerAccount } from '../../domain/ledger/accounts.ts';

/** What an account is called on the wire and in the command `npm run ledger`. */
export const ACCOUNT_WIRE_NAMES = {
  provider: 'proveedor',
  bank: 'banco',
  cash_in_transit: 'efectivo-en-transito',
  buyer_clearing: 'pagos-por-aplicar',
  seller_held: 'retenido',
  seller_payable: 'disponible',
  payouts: 'giros',
  fees: 'comisiones',
  shipping: 'envios',
  refunds: 'reembolsos',
  provider_charges: 'costos-del-proveedor',
  withholdings: 'retenciones',
} as const satisfies Record<LedgerAccount, string>;

export const violationEntity = z.object({
  cause: z.string(),
  subject: z.string(),
  expected: z.number(),
  actual: z.number(),
});

export const paidTwiceEntity = z.object({
  reference: z.string(),
  orderNumber: z.nullable(z.number()),
  amount: z.number(),
});
