import type { Pool } from 'pg';
import { soundOf } from '../../../../domain/search-sound.ts';
import type { Context } from '../../../context.ts';
import { type Database, execute, sql } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { listChangedSince, markRead } from '../browse/changed-since.repository.ts';
import {
  listUnheardWords,
  rebuildSuggestionStarts,
  rebuildSuggestions,
  rebuildSuggestionTops,
  rebuildSuggestionWords,
  writeSounds,
} from './suggestion-index.repository.ts';

/** What can be suggested, from the catalogue as it is now. Whoever types meanwhile sees all of the old or all of the new. */
export function writeSuggestions(pool: Pool): Promise<void> {
  return inTransaction(pool, writeThem);
}

/** The same, when products have changed since it was done here last. Answers whether they had. */
export function refreshSuggestions({ write }: Pick<Context, 'write'>): Promise<boolean> {
  return inTransaction(write, async (db) => {
    const { ids, readUntil } = await listChangedSince(db, 'suggestions', 'product');
    if (ids?.length === 0) return false;
    await writeThem(db);
    await markRead(db, 'suggestions', readUntil);
    return true;
  });
}

async function writeThem(db: Database): Promise<void> {
  await execute(db, sql`set local statement_timeout = 0`);
  await rebuildSuggestions(db);
  await rebuildSuggestionStarts(db);
  await rebuildSuggestionTops(db);
  await rebuildSuggestionWords(db);
  const words = await listUnheardWords(db);
  if (words.length > 0) await writeSounds(db, { words, sounds: words.map(soundOf) });
}
