import { type Database, execute, query, sql } from '../../db/sql.ts';

/** The account of these cases is closed; the open ones answer to the link of their mails from now on. */
export async function markPersonGone(db: Database, accountId: number, at: Date): Promise<void> {
  await execute(
    db,
    sql`update rights_case set person_gone_at = ${at}, account_id = case when state = 'closed' then account_id end
        where account_id = ${accountId} and person_gone_at is null`,
  );
}

/** Closed cases of people who are gone and to whom no money is owed name nobody; of one account, or of all. */
export function deletePeople(
  db: Database,
  { accountId, at, limit }: { accountId: number | null; at: Date; limit: number },
): Promise<{ id: number }[]> {
  return query(
    db,
    sql`update rights_case set person_name = 'Cuenta cerrada', email = 'cerrada-caso-' || id || '@cuenta.invalid',
          phone = '', document_number = '', person_forgotten_at = ${at}
        where id in (
          select id from rights_case one
          where person_gone_at is not null and story_forgotten_at is null and person_forgotten_at is null and state = 'closed'
            and (${accountId}::bigint is null or one.account_id = ${accountId}::bigint)
            and not exists (select from refund where refund.id = one.refund_id and refund.state = 'due')
          order by id limit ${limit}::int)
        returning id`,
  );
}

export async function deleteAccounts(db: Database, caseIds: readonly number[]): Promise<void> {
  await execute(db, sql`delete from rights_case_account where case_id = any(${caseIds}::bigint[])`);
}

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
