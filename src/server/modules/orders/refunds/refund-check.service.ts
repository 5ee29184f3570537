import type { Pesos } from '../../../../domain/money.ts';
import type { Database } from '../../../db/sql.ts';
import { listRefundDifferences } from './refund-check.repository.ts';

export interface RefundProblem {
  /** Null: payments under invoices that are none of our orders, all together. */
  orderNumber: number | null;
  /** The balance of the account of refunds; below zero the buyer got more back than she was owed. */
  owed: Pesos;
  /** The sum of the refunds that are due. */
  due: Pesos;
  /** paid-twice: the provider gave back what a bank had paid back before; it has to be recovered. */
  cause: 'paid-twice' | 'unexplained';
}

const MAXIMUM_PROBLEMS = 500;

/** Orders whose books owe the buyer something else than their refunds say. Reads all refunds: for the night. */
export async function listRefundProblems(db: Database): Promise<RefundProblem[]> {
  const found = await listRefundDifferences(db, MAXIMUM_PROBLEMS);
  return found.map(({ isPaidTwice, ...problem }) => ({
    ...problem,
    cause: isPaidTwice ? 'paid-twice' : 'unexplained',
  }));
}
