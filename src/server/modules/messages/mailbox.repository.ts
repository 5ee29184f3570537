import { type Database, execute, joinSql, query, queryOne, raw, sql } from '../../db/sql.ts';

export interface MailboxMessage {
  id: number;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
}

const mailboxListLimit = 100;

/** At least one, and no more than a batch of messages has: each number of them is a statement of its own. */
export async function insertMailboxMessages(
  db: Database,
  messages: readonly Omit<MailboxMessage, 'id'>[],
): Promise<void> {
  const rows = messages.map(
    ({ channel, recipient, subject, text, html, createdAt }) =>
      sql`(${channel}, ${recipient}, ${subject}, ${text}, ${html}, ${createdAt})`,
  );
  await execute(
    db,
    sql`insert into mailbox_message (channel, recipient, subject, text, html, created_at) values ${joinSql(rows, ', ')}`,
  );
}

/** Newest first; of one recipient, or of all when null. */
export function listMailboxMessages(db: Database, recipient: string | null): Promise<MailboxMessage[]> {
  const ofRecipient = recipient === null ? sql`` : sql`where recipient = ${recipient}`;
  return query<MailboxMessage>(
    db,
    sql`select id, channel, recipient, subject, text, html, created_at
        from mailbox_message ${ofRecipient} order by id desc limit ${raw(mailboxListLimit)}`,
  );
}

export function findMailboxMessage(db: Database, id: number): Promise<MailboxMessage | null> {
  return queryOne<MailboxMessage>(
    db,
    sql`select id, channel, recipient, subject, text, html, created_at
        from mailbox_message where id = ${id}`,
  );
}

/** Looks at the oldest thousand only, so that one call stays short; answers how many it deleted. */
export function deleteOldMailboxMessages(db: Database, before: Date): Promise<number> {
  return execute(
    db,
    sql`delete from mailbox_message
        where id in (select id from mailbox_message order by id limit 1000) and created_at < ${before}`,
  );
}
