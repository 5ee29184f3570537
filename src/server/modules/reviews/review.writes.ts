import { type Database, execute, sql } from '../../db/sql.ts';

/** Reviews of an account that is no person any more. */
export async function forgetAuthor(db: Database, accountId: number): Promise<void> {
  await execute(db, sql`update review set author_name = 'Cliente' where account_id = ${accountId}`);
}
