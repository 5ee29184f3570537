import type { Context } from '../../context.ts';
import { execute, sql } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { listMissingProductIds, writeDocuments } from './search-index.repository.ts';
import { adjustPopularTier, adjustSample } from './search-tier.repository.ts';
import { rebuildSuggestions, rebuildWords } from './search-vocabulary.repository.ts';

const productsPerTransaction = 2_000;

/** Adds products that the read model lacks, in batches: after an import, a seed or a lost transaction. */
export async function fillSearch({ write }: Pick<Context, 'write'>): Promise<number> {
  let written = 0;
  for (let last = 0; ; ) {
    const productIds = await inTransaction(write, async (db) => {
      await execute(db, sql`set local statement_timeout = 0`);
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
 * Chooses the popular tier and the sample anew, and rebuilds the words for typo correction and the suggestions.
 * Rows whose tier stays are not touched.
 */
export async function refreshSearchTiers({ write }: Pick<Context, 'write'>): Promise<void> {
  for (const step of [adjustSample, adjustPopularTier, rebuildWords, rebuildSuggestions]) {
    await inTransaction(write, async (db) => {
      await execute(db, sql`set local statement_timeout = 0`);
      await step(db);
    });
  }
}
