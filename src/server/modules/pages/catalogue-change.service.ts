import type { Database } from '../../db/sql.ts';
import { insertCatalogueChange } from './catalogue-change.repository.ts';

export type CatalogueTag =
  | 'catalogue'
  | 'content'
  | `product:${number}`
  | `category:${number}`
  | `seller:${number}`;

/** Tells the page caches of every node what changed; call it in the transaction that changes it. */
export async function announceChange(db: Database, tags: readonly CatalogueTag[]): Promise<void> {
  if (tags.length > 0) await insertCatalogueChange(db, [...new Set(tags)]);
}
