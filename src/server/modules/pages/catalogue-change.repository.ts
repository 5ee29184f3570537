import { type Database, execute, sql } from '../../db/sql.ts';

export function insertCatalogueChange(db: Database, tags: readonly string[]) {
  return execute(db, sql`insert into catalogue_change (tags) values (${[...tags]}::text[])`);
}
