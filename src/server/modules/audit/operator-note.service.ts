import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordAudit } from './audit.service.ts';
import { insertNote, listNotes, type NoteRow } from './operator-note.repository.ts';

/** A shop or a person. */
export type NoteSubject = { sellerId: number; accountId: null } | { sellerId: null; accountId: number };

export async function listOperatorNotes(db: Database, subject: NoteSubject) {
  return (await listNotes(db, subject)).map(shownNote);
}

/** The shop does not read it, so the log's entry is nobody's but the provider's. */
export async function addOperatorNote(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { subject, body, operatorId }: { subject: NoteSubject; body: string; operatorId: number },
) {
  const at = now();
  return inTransaction(write, async (db) => {
    const note = await insertNote(db, { subject, body, by: operatorId, at });
    await recordAudit(db, [
      {
        at,
        actor: { kind: 'operator', accountId: operatorId },
        sellerId: null,
        action: 'operator.note-written',
        subject: subject.sellerId === null ? `account:${subject.accountId}` : `seller:${subject.sellerId}`,
        after: { note: body },
      },
    ]);
    return shownNote(note);
  });
}

function shownNote({ writtenAt, ...note }: NoteRow) {
  return { ...note, writtenAt: writtenAt.toISOString() };
}
