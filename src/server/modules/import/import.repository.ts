import type { SheetSource } from '../../../domain/move-in/move-in.ts';
import type { MoveInDefaults } from '../../../domain/move-in/moved-setting.ts';
import type {
  ColumnUse,
  ImportCounts,
  ImportKind,
  ImportState,
} from '../../../domain/product-sheet-fields.ts';
import { noLease } from '../../db/claim.ts';
import { isoSecondText } from '../../db/moment-text.ts';
import { type Database, execute, query, queryOne, raw, sql } from '../../db/sql.ts';
import { causeText } from '../../telemetry/cause.ts';

export interface StoredImport {
  id: number;
  sellerId: number;
  accountId: number;
  kind: ImportKind;
  state: ImportState;
  fileName: string;
  format: string;
  fileKey: string | null;
  headers: string[];
  mapping: ColumnUse[];
  replacesPictures: boolean;
  rowCount: number;
  rowsDone: number;
  lastGroup: number | null;
  summary: ImportCounts | null;
  result: ImportCounts | null;
  problem: string | null;
  /** Whose export it is. */
  source: SheetSource;
  /** Null: the shop has said nothing yet. */
  defaults: MoveInDefaults | null;
  /** Of a CSV, where the shop had to say it. */
  delimiter: string | null;
  /** The sheet after which its pictures are saved without being asked. */
  followsId: number | null;
  personName: string;
  createdAt: string;
  finishedAt: string | null;
  isWaiting: boolean;
}

export interface NewImport {
  sellerId: number;
  accountId: number;
  kind: ImportKind;
  fileName: string;
  fileKey: string;
  replacesPictures: boolean;
  fileBytes: number;
  /** Null: it is read at once. */
  followsId: number | null;
  now: Date;
}

/** Waits for the worker to read it. */
export async function insertImport(db: Database, one: NewImport): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into product_import (seller_id, account_id, kind, state, file_name, file_key, replaces_pictures,
          file_bytes, follows_id, created_at, queued_at, caused_by)
        values (${one.sellerId}, ${one.accountId}, ${one.kind}, 'reading', ${one.fileName}, ${one.fileKey},
          ${one.replacesPictures}, ${one.fileBytes}, ${one.followsId}, ${one.now},
          ${one.followsId === null ? one.now : null}, ${causeText()}) returning id`,
  );
  if (!row) throw new Error('No import was inserted');
  return row.id;
}

const columns = sql`i.id, i.seller_id, i.account_id, i.kind, i.state,
  i.file_name, i.format, i.file_key, i.headers, i.mapping,
  i.replaces_pictures, i.row_count, i.rows_done,
  i.last_group, i.summary, i.result, i.problem, i.source, i.defaults, i.delimiter, i.follows_id, trim(a.first_name || ' ' || a.last_name) as person_name,
  ${isoSecondText(sql`i.created_at`)} as created_at,
  ${isoSecondText(sql`i.finished_at`)} as finished_at,
  i.queued_at is not null and exists (
    select from product_import o where o.seller_id = i.seller_id and o.queued_at is not null
      and (o.queued_at, o.id) < (i.queued_at, i.id)) as is_waiting`;

/** Null: the shop has no such import. */
export function findImport(db: Database, sellerId: number, id: number): Promise<StoredImport | null> {
  return queryOne<StoredImport>(
    db,
    sql`select ${columns} from product_import i join account a on a.id = i.account_id
        where i.id = ${id} and i.seller_id = ${sellerId}`,
  );
}

/** The same, and nobody else changes it until the transaction ends. */
export function lockImport(db: Database, sellerId: number, id: number): Promise<StoredImport | null> {
  return queryOne<StoredImport>(
    db,
    sql`select ${columns} from product_import i join account a on a.id = i.account_id
        where i.id = ${id} and i.seller_id = ${sellerId} for no key update of i`,
  );
}

/** The last first. */
export function listImports(
  db: Database,
  { sellerId, before }: { sellerId: number; before: number | null },
  limit: number,
): Promise<StoredImport[]> {
  return query<StoredImport>(
    db,
    sql`select ${columns} from product_import i join account a on a.id = i.account_id
        where i.seller_id = ${sellerId} and (${before}::bigint is null or i.id < ${before}::bigint)
        order by i.id desc limit ${raw(limit)}`,
  );
}

/** How many of the shop are neither over nor thrown away. */
export async function countOpenImports(db: Database, sellerId: number): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*) as count from product_import
        where seller_id = ${sellerId} and state in ('reading', 'mapping', 'checking', 'checked', 'applying')`,
  );
  return row?.count ?? 0;
}

/** Bytes of the shop's uploads that still wait to be read or applied. */
export async function sumOpenUploads(db: Database, sellerId: number): Promise<number> {
  const row = await queryOne<{ bytes: number }>(
    db,
    sql`select coalesce(sum(file_bytes), 0)::float8 as bytes from product_import
        where seller_id = ${sellerId} and file_key is not null
          and state in ('reading', 'mapping', 'checking', 'checked', 'applying')`,
  );
  return row?.bytes ?? 0;
}

/** Whether uploads wait for this sheet. */
export async function hasFollowers(db: Database, id: number): Promise<boolean> {
  const row = await queryOne(
    db,
    sql`select from product_import where follows_id = ${id} and state = 'reading' limit 1`,
  );
  return row !== null;
}

/** Uploads that wait for this sheet have their turn now. */
export async function beginFollowers(db: Database, id: number, now: Date): Promise<void> {
  await execute(
    db,
    sql`update product_import set queued_at = ${now} where follows_id = ${id} and state = 'reading'`,
  );
}

/** With their sheet the uploads that wait for it are given up. */
export async function cancelFollowers(db: Database, id: number, now: Date): Promise<void> {
  await execute(
    db,
    sql`update product_import set state = 'cancelled', finished_at = ${now}, queued_at = null
        where follows_id = ${id} and state = 'reading'`,
  );
}

/** It is read anew, its columns apart by what the shop says. */
export async function readAnew(db: Database, id: number, delimiter: string, now: Date): Promise<void> {
  await execute(db, sql`delete from product_import_row where import_id = ${id}`);
  await execute(
    db,
    sql`update product_import set state = 'reading', delimiter = ${delimiter}, queued_at = ${now}, row_count = 0,
          headers = '[]', mapping = '[]' where id = ${id}`,
  );
}

export interface ImportChange {
  state: ImportState;
  accountId: number;
  /** Null: nothing is left for the worker. */
  queuedAt: Date | null;
  startedAt?: Date;
  finishedAt?: Date;
}

/** The next step of an import begins anew, or its last one ends. */
export async function moveImport(db: Database, id: number, change: ImportChange): Promise<void> {
  await execute(
    db,
    sql`update product_import set state = ${change.state}, account_id = ${change.accountId},
          queued_at = ${change.queuedAt}, started_at = coalesce(${change.startedAt ?? null}, started_at),
          finished_at = ${change.finishedAt ?? null}, last_group = null, rows_done = 0, ${noLease},
          summary = case when ${change.state} in ('mapping', 'checking') then null else summary end
        where id = ${id}`,
  );
}

export async function saveMapping(db: Database, id: number, mapping: readonly ColumnUse[]): Promise<void> {
  await execute(db, sql`update product_import set mapping = ${JSON.stringify(mapping)} where id = ${id}`);
}

/** For the next file of the shop with these headers. */
export async function rememberMapping(
  db: Database,
  one: { sellerId: number; headersHash: string; mapping: readonly ColumnUse[]; now: Date },
): Promise<void> {
  await execute(
    db,
    sql`insert into product_import_mapping (seller_id, headers_hash, mapping, saved_at)
        values (${one.sellerId}, ${one.headersHash}, ${JSON.stringify(one.mapping)}, ${one.now})
        on conflict (seller_id, headers_hash) do update set mapping = excluded.mapping, saved_at = excluded.saved_at`,
  );
}

export async function findRememberedMapping(
  db: Database,
  sellerId: number,
  headersHash: string,
): Promise<ColumnUse[] | null> {
  const row = await queryOne<{ mapping: ColumnUse[] }>(
    db,
    sql`select mapping from product_import_mapping where seller_id = ${sellerId} and headers_hash = ${headersHash}`,
  );
  return row?.mapping ?? null;
}
