import type { ChangeTag } from '../../../domain/change-tag.ts';
import type { Database } from '../../db/sql.ts';
import { insertCatalogueChange } from './catalogue-change.repository.ts';

export type { ChangeTag as CatalogueTag };

/** Tells every node, which drops the pages and answers that it keeps of what changed; call it in the transaction that changes it. */
export async function announceChange(db: Database, tags: readonly ChangeTag[]): Promise<void> {
  if (tags.length > 0) await insertCatalogueChange(db, [...new Set(tags)]);
}
