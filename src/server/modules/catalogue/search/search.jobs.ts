import type { Pool } from 'pg';
import type { Context } from '../../../context.ts';
import { type Database, execute, sql } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { listChangedSince, markRead } from '../browse/changed-since.repository.ts';
import {
  listMissingAmong,
  listMissingProductIds,
  removeHidden,
  writeDocuments,
} from './search-index.repository.ts';
import { chooseTiers, moveBetweenTiers } from './search-tier.repository.ts';
import { hasWords, rebuildWords } from './search-vocabulary.repository.ts';
import { writeSuggestions } from './suggestion.jobs.ts';

const productsPerTransaction = 2_000;

type JobContext = Pick<Context, 'write'>;

/**
 * Adds the products that the read model lacks among those announced since the last time; the first time, after a seed,
 * among all. Answers how many.
 */
export async function fillSearch({ write }: JobContext): Promise<number> {
  const written = await unhurried(write, async (db) => {
    const { ids, readUntil } = await listChangedSince(db, 'search', 'product');
    if (!ids) return null;
    const missing = ids.length > 0 ? await listMissingAmong(db, ids) : [];
    if (missing.length > 0) await writeDocuments(db, missing);
    await markRead(db, 'search', readUntil);
    return missing.length;
  });
  return written ?? fillWholeSearch({ write });
}

/** Looks through the whole catalogue, in batches: what was changed without being announced is found too. */
export async function fillWholeSearch({ write }: JobContext): Promise<number> {
  const { readUntil } = await unhurried(write, (db) => listChangedSince(db, 'search', 'product'));
  await unhurried(write, chooseTiers);
  const written = await fillMissing(write);
  await unhurried(write, (db) => markRead(db, 'search', readUntil));
  // The first products of a catalogue do not wait for the night.
  if (written > 0 && !(await hasWords(write))) await rebuildVocabulary(write);
  return written;
}

async function fillMissing(write: Pool): Promise<number> {
  let written = 0;
  for (let last = 0; ; ) {
    const productIds = await unhurried(write, async (db) => {
      const missing = await listMissingProductIds(db, last, productsPerTransaction);
      await writeDocuments(db, missing);
      return missing;
    });
    if (productIds.length === 0) return written;
    written += productIds.length;
    last = productIds.at(-1) ?? last;
  }
}

/**
 * Chooses the popular tier and the sample anew, removes what may no longer be seen, adds what is missing, and rebuilds
 * the words for typo correction and the suggestions. Rows that stay as they are are not written.
 */
export async function refreshSearchTiers({ write }: JobContext): Promise<void> {
  await unhurried(write, removeHidden);
  await fillWholeSearch({ write });
  await unhurried(write, moveBetweenTiers);
  await rebuildVocabulary(write);
}

async function rebuildVocabulary(pool: Pool): Promise<void> {
  await unhurried(pool, rebuildWords);
  await writeSuggestions(pool);
}

function unhurried<Value>(pool: Pool, work: (db: Database) => Promise<Value>): Promise<Value> {
  return inTransaction(pool, async (db) => {
    await execute(db, sql`set local statement_timeout = 0`);
    return work(db);
  });
}
