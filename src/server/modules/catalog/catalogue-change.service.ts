import { type Database, execute, sql } from '../../db/sql.ts';

export type CatalogueTag = 'catalogue' | `product:${number}` | `category:${number}` | `seller:${number}`;

/** Tells the page caches of every node what changed; call it in the transaction that changes it. */
export async function announceChange(db: Database, tags: readonly CatalogueTag[]): Promise<void> {
  if (tags.length === 0) return;
  await execute(db, sql`insert into catalogue_change (tags) values (${[...new Set(tags)]}::text[])`);
}
