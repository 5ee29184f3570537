import type { LegalKind } from '../../../domain/legal/legal-kind.ts';
import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';

export interface LegalText {
  version: string;
  body: string;
}

interface DatedLegalText extends LegalText {
  publishedAt: Date;
  /** Of the version after it; null: it is in force. */
  replacedAt: Date | null;
}

/** The version, or the one in force; null: none was published. */
export function findLegalText(
  db: Database,
  kind: LegalKind,
  version: string | null = null,
): Promise<DatedLegalText | null> {
  return queryOne<DatedLegalText>(
    db,
    sql`select text.version, text.body, text.published_at,
          (select published_at from legal_text later where later.kind = text.kind and later.id > text.id
           order by later.id limit 1) as replaced_at
        from legal_text text where text.kind = ${kind} and (${version}::text is null or text.version = ${version}::text)
        order by text.id desc limit 1`,
  );
}

/** When people first replaced the program's own text; null: they never did. */
export async function findFirstPublication(db: Database, kind: LegalKind): Promise<Date | null> {
  const row = await queryOne<{ publishedAt: Date }>(
    db,
    sql`select published_at from legal_text where kind = ${kind} order by id limit 1`,
  );
  return row?.publishedAt ?? null;
}

/** Of each kind that was published. */
export function listVersionsInForce(db: Database): Promise<{ kind: LegalKind; version: string }[]> {
  return query(db, sql`select distinct on (kind) kind, version from legal_text order by kind, id desc`);
}

export interface PublishedText extends LegalText {
  id: number;
  publishedAt: Date;
  person: string;
  reason: string;
}

/** The newest first. */
export function listLegalTexts(db: Database, kind: LegalKind, limit: number): Promise<PublishedText[]> {
  return query<PublishedText>(
    db,
    sql`select text.id, text.version, text.body, text.published_at, text.reason,
          coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.email, '') as person
        from legal_text text left join account on account.id = text.account_id
        where text.kind = ${kind} order by text.id desc limit ${limit}::int`,
  );
}

/** Publications wait for each other, so that each gets a version of its own. */
export async function lockLegalTexts(db: Database): Promise<void> {
  await execute(db, sql`select pg_advisory_xact_lock(hashtext('legal-text'))`);
}

export async function countVersionsOf(db: Database, kind: LegalKind, day: string): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from legal_text
        where kind = ${kind} and (version = ${day} or version like ${`${day}.%`})`,
  );
  return row?.count ?? 0;
}

export async function insertLegalText(
  db: Database,
  text: LegalText & { kind: LegalKind; publishedAt: Date; accountId: number; reason: string },
): Promise<void> {
  const { kind, version, body, publishedAt, accountId, reason } = text;
  await execute(
    db,
    sql`insert into legal_text (kind, version, body, published_at, account_id, reason)
        values (${kind}, ${version}, ${body}, ${publishedAt}, ${accountId}, ${reason})`,
  );
}
