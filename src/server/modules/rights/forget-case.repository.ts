import { type Database, execute, query, sql } from '../../db/sql.ts';

/** Closed before a moment, of people who are gone and whose words are still there. */
export function listToldCases(db: Database, closedBefore: Date, limit: number): Promise<{ id: number }[]> {
  return query(
    db,
    sql`select id from rights_case
        where person_gone_at is not null and story_forgotten_at is null and person_forgotten_at is not null
          and closed_at < ${closedBefore} order by id limit ${limit}`,
  );
}

export function listPersonsPhotos(db: Database, caseId: number): Promise<{ fileName: string }[]> {
  return query(
    db,
    sql`select file_name from rights_case_photo where case_id = ${caseId} and side = 'buyer' limit 100`,
  );
}

/** What the person wrote and showed; what the shop and the marketplace did stays. */
export async function deleteStory(db: Database, caseId: number, at: Date): Promise<void> {
  await execute(db, sql`delete from rights_case_photo where case_id = ${caseId} and side = 'buyer'`);
  await execute(
    db,
    sql`update rights_case_event set text = '' where case_id = ${caseId} and actor = 'buyer'`,
  );
  await execute(db, sql`update rights_case set story = '', story_forgotten_at = ${at} where id = ${caseId}`);
}
