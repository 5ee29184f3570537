import { type Database, queryOne, sql } from '../../db/sql.ts';

/** Answers the new message's id. */
export async function insertContactMessage(
  db: Database,
  message: { name: string; email: string; phone: string | null; topic: string; body: string },
): Promise<number> {
  const { name, email, phone, topic, body } = message;
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into contact_message (name, email, phone, topic, body)
        values (${name}, ${email}, ${phone}, ${topic}, ${body}) returning id`,
  );
  if (!row) throw new Error('An insert answered no row');
  return row.id;
}
