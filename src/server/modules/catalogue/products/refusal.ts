import type { Result } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';

class Refused extends Error {
  result: unknown;
  constructor(result: unknown) {
    super('refused');
    this.result = result;
  }
}

/** A transaction whose expected failure undoes what was written before it. */
export async function orRollBack<Value, Reason extends string>(
  { write }: Pick<Context, 'write'>,
  work: (db: Database) => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason>> {
  try {
    return await inTransaction(write, async (db) => {
      const result = await work(db);
      if (!result.ok) throw new Refused(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Refused) return error.result as Result<Value, Reason>;
    throw error;
  }
}
