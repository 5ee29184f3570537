import { type Database, execute, query, sql } from '../../db/sql.ts';

/**
 * Cases of an account that is no person any more. What is open keeps its person, as the law asks, and answers to the link of
 * its mails; what is over names nobody.
 */
export async function forgetCasesOf(db: Database, accountId: number): Promise<void> {
  await execute(
    db,
    sql`update rights_case set person_gone_at = now(), account_id = case when state = 'closed' then account_id end
        where account_id = ${accountId} and person_gone_at is null`,
  );
  await forgetPeople(db, 1000);
}

/**
 * Closed cases of people who are gone lose name, ways to reach them, document and bank account, as soon as no money is owed to
 * them; up to `limit`. Answers how many.
 */
export async function forgetPeople(db: Database, limit: number): Promise<number> {
  const forgotten = await query<{ id: number }>(
    db,
    sql`update rights_case set person_name = 'Cuenta cerrada', email = 'cerrada-caso-' || id || '@cuenta.invalid',
          phone = '', document_number = '', person_forgotten_at = now()
        where id in (
          select id from rights_case one
          where person_gone_at is not null and story_forgotten_at is null and person_forgotten_at is null and state = 'closed'
            and not exists (select from refund where refund.id = one.refund_id and refund.state = 'due')
          order by id limit ${limit}::int)
        returning id`,
  );
  const ids = forgotten.map(({ id }) => id);
  if (ids.length > 0)
    await execute(db, sql`delete from rights_case_account where case_id = any(${ids}::bigint[])`);
  return ids.length;
}
