import { type Database, query, queryOne, sql } from '../../db/sql.ts';
import type { NoteSubject } from './operator-note.service.ts';

export interface NoteRow {
  id: number;
  body: string;
  author: string;
  writtenAt: Date;
}

const columns = sql`note.id, note.body, note.written_at,
  coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.email) as author`;

/** Newest first, at most 50. */
export function listNotes(db: Database, { sellerId, accountId }: NoteSubject): Promise<NoteRow[]> {
  const subject = sellerId ? sql`note.seller_id = ${sellerId}` : sql`note.account_id = ${accountId}`;
  return query<NoteRow>(
    db,
    sql`select ${columns} from operator_note note join account on account.id = note.written_by
        where ${subject} order by note.id desc limit 50`,
  );
}

export async function insertNote(
  db: Database,
  { subject, body, by, at }: { subject: NoteSubject; body: string; by: number; at: Date },
): Promise<NoteRow> {
  const row = await queryOne<NoteRow>(
    db,
    sql`with note as (
          insert into operator_note (seller_id, account_id, body, written_by, written_at)
          values (${subject.sellerId}, ${subject.accountId}, ${body}, ${by}, ${at}) returning *
        )
        select ${columns} from note join account on account.id = note.written_by`,
  );
  if (!row) throw new Error('the note was not written');
  return row;
}
