import { isUnleased } from '../../db/claim.ts';
import { type Database, execute, query, sql } from '../../db/sql.ts';

/** Forgets the uploads of imports that are over and answers which they were. */
export async function listUploadsOfEnded(db: Database): Promise<string[]> {
  const rows = await query<{ fileKey: string }>(
    db,
    sql`with ended as (
          select id, file_key from product_import
          where file_key is not null and state in ('finished', 'cancelled', 'failed') limit 1000
        )
        update product_import i set file_key = null from ended where i.id = ended.id
        returning ended.file_key`,
  );
  return rows.map(({ fileKey }) => fileKey);
}

/** The oldest few with their rows; answers how many. One that a worker holds waits for the next night. */
export function deleteImportsBefore(db: Database, moment: Date): Promise<number> {
  return execute(
    db,
    sql`delete from product_import where id in (
          select id from product_import where created_at < ${moment}
            and ${isUnleased} order by created_at limit 5)`,
  );
}

/** Of pictures that no import asked for; the others go with theirs. */
export function deleteOldFetches(db: Database, moment: Date): Promise<number> {
  return execute(
    db,
    sql`delete from product_picture_fetch where created_at < ${moment} and next_attempt_at is null`,
  );
}
