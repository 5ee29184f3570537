import { claim, freeRows } from '../../db/claim.ts';
import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';

/** A picture on its way; `url` once it is stored, `problem` why it is not. */
export interface FetchingPicture {
  address: string;
  /** Of the sheet; 0: none. */
  row: number;
  url: string | null;
  problem: string | null;
  /** Options that it is the picture of: 'Rojo / M'. */
  choices: string[];
}

export interface NewFetch {
  sellerId: number;
  productId: number;
  importId: number | null;
  accountId: number | null;
  pictures: readonly FetchingPicture[];
  keepsOthers: boolean;
}

/** One a product; what waited for it before is replaced. */
export async function insertFetches(db: Database, fetches: readonly NewFetch[], now: Date): Promise<void> {
  if (fetches.length === 0) return;
  const ids = fetches.map(({ productId }) => productId);
  await execute(
    db,
    sql`update product_picture_fetch set next_attempt_at = null
        where product_id = any(${ids}::int[]) and next_attempt_at is not null`,
  );
  await execute(
    db,
    sql`insert into product_picture_fetch (seller_id, product_id, import_id, account_id, pictures, keeps_others,
          picture_count, created_at, next_attempt_at)
        select one."sellerId", one."productId", one."importId", one."accountId", one.pictures, one."keepsOthers",
          jsonb_array_length(one.pictures), ${now}, ${now}
        from jsonb_to_recordset(${JSON.stringify(fetches)}::jsonb) as one ("sellerId" int, "productId" int,
          "importId" bigint, "accountId" bigint, pictures jsonb, "keepsOthers" boolean)`,
  );
}

export interface DueFetch {
  id: number;
  sellerId: number;
  productId: number;
  importId: number | null;
  accountId: number | null;
  pictures: FetchingPicture[];
  keepsOthers: boolean;
  /** Counts the attempt that is about to be made. */
  attempts: number;
}

/** Takes the next product out of sight for ten minutes; none of the shops that are `busy`. Null: nothing is due. */
export function claimFetch(db: Database, now: Date, busy: readonly number[]): Promise<DueFetch | null> {
  return queryOne<DueFetch>(
    db,
    claim({
      table: 'product_picture_fetch',
      key: 'id',
      due: freeRows({
        columns: sql`id`,
        from: sql`product_picture_fetch`,
        where: sql`next_attempt_at <= ${now} and seller_id <> all(${[...busy]}::int[])`,
        order: sql`next_attempt_at, id`,
        limit: 1,
      }),
      set: sql`attempts = attempts + 1, next_attempt_at = ${now}::timestamptz + interval '10 minutes'`,
      returning: sql`product_picture_fetch.id, seller_id, product_id, import_id, account_id, pictures, keeps_others, attempts`,
    }),
  );
}

/** False: another sheet has asked for other pictures meanwhile. */
export async function holdFetch(db: Database, id: number): Promise<boolean> {
  const row = await queryOne(
    db,
    sql`select id from product_picture_fetch where id = ${id} and next_attempt_at is not null for no key update`,
  );
  return row !== null;
}

/** `nextAttemptAt` null: it is over. */
export async function saveFetch(
  db: Database,
  id: number,
  { pictures, nextAttemptAt }: { pictures: readonly FetchingPicture[]; nextAttemptAt: Date | null },
): Promise<void> {
  const fetched = pictures.filter(({ url }) => url !== null).length;
  const failed = nextAttemptAt === null ? pictures.length - fetched : 0;
  await execute(
    db,
    sql`update product_picture_fetch set pictures = ${JSON.stringify(pictures)}, fetched_count = ${fetched},
          failed_count = ${failed}, next_attempt_at = ${nextAttemptAt} where id = ${id}`,
  );
}

export interface FetchCounts {
  total: number;
  fetched: number;
  failed: number;
  /** Products of which something is still to come. */
  waiting: number;
}

export async function countFetches(db: Database, importId: number): Promise<FetchCounts> {
  const row = await queryOne<FetchCounts>(
    db,
    sql`select coalesce(sum(picture_count), 0)::int as total, coalesce(sum(fetched_count), 0)::int as fetched,
          coalesce(sum(failed_count), 0)::int as failed,
          count(*) filter (where next_attempt_at is not null)::int as waiting
        from product_picture_fetch where import_id = ${importId}`,
  );
  return row ?? { total: 0, fetched: 0, failed: 0, waiting: 0 };
}

/** Those of an import that failed are tried anew; answers of how many products. */
export function retryFetches(db: Database, importId: number, now: Date): Promise<number> {
  return execute(
    db,
    sql`update product_picture_fetch set attempts = 0, failed_count = 0, next_attempt_at = ${now}
        where import_id = ${importId} and failed_count > 0 and next_attempt_at is null`,
  );
}

/** What a row's pictures came to, in place of what was said of them before. */
export async function noteRowPictures(
  db: Database,
  importId: number,
  notes: readonly { row: number; notes: readonly { column: string; found: string; message: string }[] }[],
  column: string,
): Promise<void> {
  await execute(
    db,
    sql`update product_import_row r set notes = coalesce(
            (select jsonb_agg(old) from jsonb_array_elements(r.notes) old where old ->> 'column' <> ${column}), '[]')
          || one.notes
        from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as one ("row" int, notes jsonb)
        where r.import_id = ${importId} and r.row_number = one."row"`,
  );
}

/** What addresses are stored as, of those the shop still has; our own addresses are what they say. */
export async function listKnownPictures(
  db: Database,
  sellerId: number,
  { addresses, ownUrls }: { addresses: readonly string[]; ownUrls: readonly string[] },
): Promise<{ address: string; url: string }[]> {
  return query(
    db,
    sql`select s.address, s.url from product_picture_source s
          join seller_picture p on p.seller_id = s.seller_id and p.url = s.url
        where s.seller_id = ${sellerId} and s.address = any(${[...addresses]}::text[])
        union all
        select url as address, url from seller_picture
        where seller_id = ${sellerId} and url = any(${[...ownUrls]}::text[])`,
  );
}

export async function rememberSource(
  db: Database,
  one: { sellerId: number; address: string; url: string; now: Date },
): Promise<void> {
  await execute(
    db,
    sql`insert into product_picture_source (seller_id, address, url, fetched_at)
        values (${one.sellerId}, ${one.address}, ${one.url}, ${one.now})
        on conflict (seller_id, address) do update set url = excluded.url, fetched_at = excluded.fetched_at`,
  );
}

/** Of pictures that are gone. */
export function deleteLostSources(db: Database, limit: number): Promise<number> {
  return execute(
    db,
    sql`delete from product_picture_source where (seller_id, address) in (
          select s.seller_id, s.address from product_picture_source s
          where not exists (select from seller_picture p where p.seller_id = s.seller_id and p.url = s.url)
          limit ${limit}::int)`,
  );
}
