import type { Pool } from 'pg';
import { execute, sql } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import {
  rebuildSuggestionStarts,
  rebuildSuggestions,
  rebuildSuggestionTops,
  rebuildSuggestionWords,
} from './suggestion-index.repository.ts';

/** What can be suggested, from the catalogue as it is now. Whoever types meanwhile sees all of the old or all of the new. */
export function writeSuggestions(pool: Pool): Promise<void> {
  return inTransaction(pool, async (db) => {
    await execute(db, sql`set local statement_timeout = 0`);
    await rebuildSuggestions(db);
    await rebuildSuggestionStarts(db);
    await rebuildSuggestionTops(db);
    await rebuildSuggestionWords(db);
  });
}
