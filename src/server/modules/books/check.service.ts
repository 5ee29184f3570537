import { formatPesos, sumPesos } from '../../../domain/money.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import {
  type Difference,
  listDifferences,
  listPaidTwice,
  type PaidTwice,
  startComparing,
} from './check.repository.ts';
import { type CheckName, checks } from './checks.repository.ts';

export interface Violation extends Difference {
  check: CheckName;
  /** What is wrong, in Spanish. */
  cause: string;
}

/** Proves the books peso by peso, as they are at one moment; empty: all of it holds. At most 100 of each kind. */
export function checkLedger({ write }: Pick<Context, 'write'>): Promise<Violation[]> {
  return inTransaction(write, async (db) => {
    await startComparing(db);
    const violations: Violation[] = [];
    for (const name of Object.keys(checks) as CheckName[]) violations.push(...(await check(db, name)));
    return violations;
  });
}

const MAXIMUM_PAID_TWICE = 100;

/**
 * What buyers got twice, by the bank and by the provider's reversal, and have not returned. The books know it and hold:
 * it is money to be recovered, no error.
 */
export function listReversedAfterRefund({ write }: Pick<Context, 'write'>): Promise<PaidTwice[]> {
  return listPaidTwice(write, MAXIMUM_PAID_TWICE);
}

/** For the terminal; empty: there is none. */
export function paidTwiceLines(payments: readonly PaidTwice[]): string[] {
  if (payments.length === 0) return [];
  const total = formatPesos(sumPesos(payments.map(({ amount }) => amount)));
  return [
    `Reversado después de reembolsar, por recuperar (no es un error de los libros): ${total}.`,
    ...payments.map(
      ({ reference, orderNumber, amount }) =>
        `  pago ${reference}${orderNumber === null ? '' : ` del pedido ${orderNumber}`}: ${formatPesos(amount)}`,
    ),
  ];
}

async function check(db: Database, name: CheckName): Promise<Violation[]> {
  const { cause } = checks[name];
  const differences = await listDifferences(db, checks[name]);
  return differences.map((difference) => ({ check: name, cause, ...difference }));
}
