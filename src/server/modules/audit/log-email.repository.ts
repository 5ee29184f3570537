import { type Database, execute, query, sql } from '../../db/sql.ts';

export interface KeptEmail {
  id: string;
  email: string;
}

/** The ids under which the log writes the addresses, in lower case and in order, so that two writers never wait crosswise. */
export function keepEmails(db: Database, emails: readonly string[]): Promise<KeptEmail[]> {
  return query<KeptEmail>(
    db,
    sql`insert into audit_email (id, email, account_id)
        select gen_random_uuid(), given.email, account.id
        from unnest(${emails}::text[]) with ordinality as given (email, place)
        left join account on account.email = given.email order by given.place
        on conflict (email) do update set account_id = coalesce(excluded.account_id, audit_email.account_id)
        returning id, email`,
  );
}

export function listKeptEmails(db: Database, ids: readonly string[]): Promise<KeptEmail[]> {
  return query<KeptEmail>(db, sql`select id, email from audit_email where id = any(${ids}::uuid[])`);
}

export async function deleteEmails(
  db: Database,
  { accountId, email }: { accountId: number; email: string },
): Promise<void> {
  await execute(
    db,
    sql`delete from audit_email where account_id = ${accountId} or email = ${email.toLowerCase()}`,
  );
}
