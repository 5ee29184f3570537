import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';

/** Of searches and of products together. */
export async function countOpenAlerts(db: Database, email: string): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select ((select count(*) from search_alert where email = ${email} and sent_at is null)
          + (select count(*) from product_alert where email = ${email} and told_at is null))::int as count`,
  );
  return row?.count ?? 0;
}

export async function isRefused(db: Database, emailHash: string): Promise<boolean> {
  const row = await queryOne<{ found: boolean }>(
    db,
    sql`select exists (select from search_alert_refusal where email_hash = ${emailHash}) as found`,
  );
  return row?.found ?? false;
}

export async function insertRefusal(db: Database, emailHash: string, at: Date): Promise<void> {
  await execute(
    db,
    sql`insert into search_alert_refusal (email_hash, refused_at) values (${emailHash}, ${at})
        on conflict (email_hash) do nothing`,
  );
}

export async function deleteRefusal(db: Database, emailHash: string): Promise<void> {
  await execute(db, sql`delete from search_alert_refusal where email_hash = ${emailHash}`);
}

export async function findAlertEmail(
  db: Database,
  { kind, id }: { kind: 'search' | 'product'; id: number },
): Promise<string | null> {
  const row = await queryOne<{ email: string }>(
    db,
    kind === 'search'
      ? sql`select email from search_alert where id = ${id}`
      : sql`select email from product_alert where id = ${id}`,
  );
  return row?.email ?? null;
}

/** All that are open, of searches and of products. */
export async function deleteAlertsTo(db: Database, email: string): Promise<void> {
  await execute(db, sql`delete from search_alert where email = ${email} and sent_at is null`);
  await execute(db, sql`delete from product_alert where email = ${email} and told_at is null`);
}
