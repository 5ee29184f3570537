import type { PoolClient } from 'pg';
import type { FileKey } from '../../adapters/files/depot.ts';
import { type Database, execute, query, raw, type Sql, sql } from '../../db/sql.ts';

/** Where pictures are named, by addresses of ours (`/img/…`) or of elsewhere. */
const PICTURE_COLUMNS = {
  account: ['image_url'],
  category: ['image_url', 'featured_image_url'],
  content_picture: ['url'],
  order_line: ['image_url'],
  package: ['delivery_proof_url'],
  product: ['image_url'],
  product_image: ['url'],
  review_photo: ['url'],
  seller: ['banner_url', 'logo_url'],
  seller_picture: ['url'],
};

/** Where documents are, by the name of their file. */
const DOCUMENT_COLUMNS = {
  package: ['delivery_proof_file'],
  rights_case_photo: ['file_name'],
  seller_document: ['file_name'],
};

/** 'table.column' of all that name a stored file. What a variant shows are pictures of its product. */
export const fileColumns: readonly string[] = [PICTURE_COLUMNS, DOCUMENT_COLUMNS].flatMap((tables) =>
  Object.entries(tables).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
);

type Columns = Readonly<Record<string, readonly string[]>>;

/** Each file once. */
function namedFiles(): Sql {
  const pictures = each(
    PICTURE_COLUMNS,
    (column, table) =>
      sql`select 'files' as area, substr(${column}, 6) as name from ${table} where ${column} like '/img/%'`,
  );
  const documents = each(
    DOCUMENT_COLUMNS,
    (column, table) => sql`select 'documents', ${column} from ${table} where ${column} is not null`,
  );
  return [...pictures, ...documents].reduce((all, one) => sql`${all} union ${one}`);
}

function each(tables: Columns, select: (column: Sql, table: Sql) => Sql): Sql[] {
  return Object.entries(tables).flatMap(([table, columns]) =>
    columns.map((column) => select(raw(column), raw(table))),
  );
}

/** For one connection, until it ends. */
export async function beginStoredFiles(db: PoolClient): Promise<void> {
  await execute(db, sql`create table pg_temp.stored_file (area text, name text, primary key (area, name))`);
}

export async function noteStoredFiles(db: Database, keys: readonly FileKey[]): Promise<void> {
  const areas = keys.map(({ area }) => area);
  const names = keys.map(({ name }) => name);
  await execute(
    db,
    sql`insert into pg_temp.stored_file (area, name)
        select * from unnest(${areas}::text[], ${names}::text[]) on conflict do nothing`,
  );
}

/** Files that rows name and that are not among the stored ones. */
export function listMissingFiles(db: Database, limit: number): Promise<FileKey[]> {
  return query<FileKey>(
    db,
    sql`select area, name from (${namedFiles()} except select area, name from pg_temp.stored_file) missing
        order by area, name limit ${limit}`,
  );
}

export async function countNamedFiles(db: Database): Promise<number> {
  const [row] = await query<{ count: number }>(
    db,
    sql`select count(*)::int as count from (${namedFiles()}) named`,
  );
  return row?.count ?? 0;
}
