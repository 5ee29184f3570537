import { type Database, execute, sql } from '../../db/sql.ts';

/**
 * Cases of an account that is no person any more. What is over names nobody; what is open keeps its person, as the law
 * asks, and answers to the link of its mails.
 */
export async function forgetCasesOf(db: Database, accountId: number): Promise<void> {
  await execute(
    db,
    sql`delete from rights_case_account where case_id in (
          select id from rights_case where account_id = ${accountId} and state = 'closed'
            and not exists (select from refund where refund.id = refund_id and refund.state = 'due'))`,
  );
  await execute(
    db,
    sql`update rights_case set person_name = 'Cuenta cerrada', email = ${`cerrada-${accountId}@cuenta.invalid`},
          phone = '', document_number = ''
        where account_id = ${accountId} and state = 'closed'`,
  );
  await execute(
    db,
    sql`update rights_case set account_id = null where account_id = ${accountId} and state <> 'closed'`,
  );
}
