import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';

export interface CasePhoto {
  id: number;
  side: 'buyer' | 'shop';
  createdAt: Date;
  /** In how many other cases the same file was shown. */
  seenElsewhere: number;
}

export function listPhotos(db: Database, caseId: number): Promise<CasePhoto[]> {
  return query<CasePhoto>(
    db,
    sql`select id, side, created_at,
          (select count(distinct other.case_id)::int from (
             select case_id from rights_case_photo same
             where same.sent_hash = photo.sent_hash and same.case_id <> photo.case_id limit 20) other) as seen_elsewhere
        from rights_case_photo photo where case_id = ${caseId} order by id limit 40`,
  );
}

export async function countPhotos(db: Database, caseId: number, side: 'buyer' | 'shop'): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from rights_case_photo where case_id = ${caseId} and side = ${side}`,
  );
  return row?.count ?? 0;
}

export async function insertPhoto(
  db: Database,
  photo: { caseId: number; side: 'buyer' | 'shop'; fileName: string; sentHash: string; at: Date },
): Promise<void> {
  await execute(
    db,
    sql`insert into rights_case_photo (case_id, side, file_name, sent_hash, created_at)
        values (${photo.caseId}, ${photo.side}, ${photo.fileName}, ${photo.sentHash}, ${photo.at})`,
  );
}

export async function findPhotoFile(db: Database, caseId: number, id: number): Promise<string | null> {
  const row = await queryOne<{ fileName: string }>(
    db,
    sql`select file_name from rights_case_photo where case_id = ${caseId} and id = ${id}`,
  );
  return row?.fileName ?? null;
}
