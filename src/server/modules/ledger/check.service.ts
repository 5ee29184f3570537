import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Difference, listDifferences, startComparing } from './check.repository.ts';
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

async function check(db: Database, name: CheckName): Promise<Violation[]> {
  const { cause } = checks[name];
  const differences = await listDifferences(db, checks[name]);
  return differences.map((difference) => ({ check: name, cause, ...difference }));
}
