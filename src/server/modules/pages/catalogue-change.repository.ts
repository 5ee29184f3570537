import { type Database, execute, sql } from '../../db/sql.ts';
import { putChange } from './catalogue-change.writes.ts';

export function insertCatalogueChange(db: Database, tags: readonly string[]) {
  return execute(db, putChange(sql`select ${[...tags]}::text[]`));
}
