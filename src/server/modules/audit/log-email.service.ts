import type { AuditEvent } from '../../../domain/audit-words.ts';
import type { Database } from '../../db/sql.ts';
import type { AuditRecord } from './audit.service.ts';
import { deleteEmails, keepEmails, listKeptEmails } from './log-email.repository.ts';

/** No longer before its '@' than all of an address may be: else a long word is gone through once for each of its letters. */
const EMAIL = /[\p{L}\p{N}._%+-]{1,254}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
/** In JSON, where the 'n' of a new line is no letter of the address behind it. */
const ESCAPED_OR_EMAIL = new RegExp(`\\\\(?:u.{4}|.)|${EMAIL.source}`, 'gu');
/** Its id is not to be guessed: nobody reads an address by writing its place into a text of hers. */
const PLACE = /\[correo ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\]/g;
const GONE = '[correo borrado]';

type Written = Pick<AuditRecord, 'before' | 'after' | 'reason'>;
type Read = Pick<AuditEvent, 'before' | 'after'> & { reason?: string };

/** The records as the append-only log may hold them: addresses stand in a table that can forget them. */
export async function withoutEmails(
  db: Database,
  records: readonly AuditRecord[],
): Promise<readonly AuditRecord[]> {
  const texts = records.map(({ before, after, reason }) => JSON.stringify({ before, after, reason }));
  const found = texts.flatMap((text) => (text.includes('@') ? (text.match(ESCAPED_OR_EMAIL) ?? []) : []));
  const isEmail = (one: string) => !one.startsWith('\\');
  if (!found.some(isEmail)) return records;
  const emails = [...new Set(found.filter(isEmail).map((email) => email.toLowerCase()))].sort();
  const ids = new Map((await keepEmails(db, emails)).map(({ id, email }) => [email, id]));
  const place = (one: string) => (isEmail(one) ? `[correo ${ids.get(one.toLowerCase())}]` : one);
  return records.map((record, index) => ({
    ...record,
    ...(JSON.parse((texts[index] ?? '{}').replace(ESCAPED_OR_EMAIL, place)) as Written),
  }));
}

/** Entries with the addresses that are still kept; one statement, and none when no entry names one. */
export async function withEmails<Row extends Read>(db: Database, rows: readonly Row[]): Promise<Row[]> {
  const texts = rows.map(({ before, after, reason }) => JSON.stringify({ before, after, reason }));
  const ids = new Set(texts.flatMap((text) => [...text.matchAll(PLACE)].map(([, id = '']) => id)));
  if (ids.size === 0) return [...rows];
  const emails = new Map((await listKeptEmails(db, [...ids])).map(({ id, email }) => [id, email]));
  const address = (_place: string, id: string) => emails.get(id) ?? GONE;
  return rows.map((row, index) => ({
    ...row,
    ...(JSON.parse((texts[index] ?? '{}').replace(PLACE, address)) as Read),
  }));
}

/** Of an account that is no person any more; the entries stay, and name nobody. */
export function forgetLoggedEmails(
  db: Database,
  person: { accountId: number; email: string },
): Promise<void> {
  return deleteEmails(db, person);
}
