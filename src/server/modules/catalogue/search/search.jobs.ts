import type { Pool } from 'pg';
import type { Context } from '../../../context.ts';
import { type Database, execute, sql } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { listMissingProductIds, removeHidden, writeDocuments } from './search-index.repository.ts';
import { chooseTiers, moveBetweenTiers } from './search-tier.repository.ts';
import { hasWords, rebuildSuggestions, rebuildWords } from './search-vocabulary.repository.ts';

const productsPerTransaction = 2_000;

type JobContext = Pick<Context, 'write'>;

/**
 * Adds the products that the read model lacks, in batches: after an import, a seed or the return of a seller.
 * Answers how many.
 */
export async function fillSearch({ write }: JobContext): Promise<number> {
  await unhurried(write, chooseTiers);
  let written = 0;
  for (let last = 0; ; ) {
    const productIds = await unhurried(write, async (db) => {
      const missing = await listMissingProductIds(db, last, productsPerTransaction);
      await writeDocuments(db, missing);
      return missing;
    });
    if (productIds.length === 0) break;
    written += productIds.length;
    last = productIds.at(-1) ?? last;
  }
  // The first products of a catalogue do not wait for the night.
  if (written > 0 && !(await hasWords(write))) await rebuildVocabulary(write);
  return written;
}

/**
 * Chooses the popular tier and the sample anew, removes what may no longer be seen, and rebuilds the words for typo
 * correction and the suggestions. Rows that stay as they are are not written.
 */
export async function refreshSearchTiers({ write }: JobContext): Promise<void> {
  for (const step of [removeHidden, chooseTiers, moveBetweenTiers]) await unhurried(write, step);
  await rebuildVocabulary(write);
}

async function rebuildVocabulary(pool: Pool): Promise<void> {
  await unhurried(pool, rebuildWords);
  await unhurried(pool, rebuildSuggestions);
}

function unhurried<Value>(pool: Pool, work: (db: Database) => Promise<Value>): Promise<Value> {
  return inTransaction(pool, async (db) => {
    await execute(db, sql`set local statement_timeout = 0`);
    return work(db);
  });
}
