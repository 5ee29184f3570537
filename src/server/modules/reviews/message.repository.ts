import type { MessageView } from '../../../domain/moderation.ts';
import type { ContactMessage } from '../../../wire/reviews/operator-moderation.ts';
import { isoText } from '../../db/moment-text.ts';
import { type Database, execute, query, queryOne, raw, type Sql, sql } from '../../db/sql.ts';
import { afterId, type ListedPage, personName, type Waiting } from './review-moderation.repository.ts';

const OF_VIEW: Record<MessageView, Sql> = {
  open: sql`message.answered_at is null and message.archived_at is null`,
  answered: sql`message.answered_at is not null and message.archived_at is null`,
  archived: sql`message.archived_at is not null`,
};

/** Open ones from the oldest on, the others from the newest on. */
export function listMessages(
  db: Database,
  page: ListedPage<MessageView>,
): Promise<Omit<ContactMessage, 'filingNumber'>[]> {
  const isQueue = page.view === 'open';
  return query<Omit<ContactMessage, 'filingNumber'>>(
    db,
    sql`select message.id, message.name, message.email, message.phone, message.topic, message.body as text,
          ${isoText(sql`message.created_at`)} as created_at, ${isoText(sql`message.read_at`)} as read_at,
          message.answer, ${isoText(sql`message.answered_at`)} as answered_at,
          ${personName(sql`answerer`)} as answered_by, ${isoText(sql`message.archived_at`)} as archived_at,
          ${personName(sql`archiver`)} as archived_by, message.note
        from contact_message message
        left join account answerer on answerer.id = message.answered_by
        left join account archiver on archiver.id = message.archived_by
        where ${OF_VIEW[page.view]} ${afterId(sql`message.id`, page.after, isQueue)}
        order by ${isQueue ? sql`message.id` : sql`message.id desc`} limit ${raw(page.limit)}`,
  );
}

export async function countOpen(db: Database, maximum: number): Promise<Waiting> {
  const row = await queryOne<Waiting>(
    db,
    sql`select count(*)::int as count, min(created_at) as oldest_at from (
          select message.created_at from contact_message message where ${OF_VIEW.open}
          order by message.created_at, message.id limit ${raw(maximum)}) open`,
  );
  return row ?? { count: 0, oldestAt: null };
}

export interface LockedMessage {
  email: string;
  readAt: Date | null;
  answeredAt: Date | null;
  archivedAt: Date | null;
  note: string | null;
}

export function lockMessage(db: Database, messageId: number): Promise<LockedMessage | null> {
  return queryOne<LockedMessage>(
    db,
    sql`select email, read_at, answered_at, archived_at, note
        from contact_message where id = ${messageId} for update`,
  );
}

export async function writeRead(db: Database, messageId: number, now: Date): Promise<void> {
  await execute(db, sql`update contact_message set read_at = ${now} where id = ${messageId}`);
}

/** An archived message comes back as answered. */
export async function writeAnswer(
  db: Database,
  { messageId, text, accountId, now }: { messageId: number; text: string; accountId: number; now: Date },
): Promise<void> {
  await execute(
    db,
    sql`update contact_message
        set answer = ${text}, answered_by = ${accountId}, answered_at = ${now}, read_at = coalesce(read_at, ${now}),
          archived_at = null, archived_by = null
        where id = ${messageId}`,
  );
}

export async function writeArchive(
  db: Database,
  { messageId, note, accountId, now }: { messageId: number; note: string; accountId: number; now: Date },
): Promise<void> {
  await execute(
    db,
    sql`update contact_message
        set archived_at = ${now}, archived_by = ${accountId}, note = ${note}, read_at = coalesce(read_at, ${now})
        where id = ${messageId}`,
  );
}
