import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

export interface OwnList {
  id: number;
  name: string;
  shareToken: string | null;
  showsOwner: boolean;
  /** How many products. */
  lineCount: number;
  /** Of the newest, at most three. */
  imageUrls: string[];
}

/** The newest first; with `listId` that one alone. */
export function findLists(
  db: Database,
  { accountId, listId, limit }: { accountId: number; listId: number | null; limit: number },
): Promise<OwnList[]> {
  return query<OwnList>(
    db,
    sql`select l.id, l.name, l.share_token, l.shows_owner,
          (select count(*)::int from product_list_line line where line.list_id = l.id) as line_count,
          array(select p.image_url from product_list_line line join product p on p.id = line.product_id
            where line.list_id = l.id order by line.added_at desc, p.id limit 3) as image_urls
        from product_list l
        where l.account_id = ${accountId}::bigint and (${listId}::int is null or l.id = ${listId}::int)
        order by l.id desc limit ${limit}`,
  );
}

/** Lists of one person are made one after the other, so that two tabs make no more than fit. */
export async function lockOwner(db: Database, accountId: number): Promise<void> {
  await execute(db, sql`select from account where id = ${accountId} for no key update`);
}

export async function countLists(db: Database, accountId: number): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from product_list where account_id = ${accountId}::bigint`,
  );
  return row?.count ?? 0;
}

/** Null: she has one of that name. */
export async function insertList(
  db: Database,
  { accountId, name, at }: { accountId: number; name: string; at: Date },
): Promise<number | null> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into product_list (account_id, name, created_at) values (${accountId}::bigint, ${name}, ${at})
        on conflict (account_id, lower(name)) do nothing returning id`,
  );
  return row?.id ?? null;
}

interface Owned {
  accountId: number;
  listId: number;
}

export async function isNameTaken(
  db: Database,
  { accountId, listId }: Owned,
  name: string,
): Promise<boolean> {
  const row = await queryOne<{ taken: boolean }>(
    db,
    sql`select exists (select from product_list where account_id = ${accountId}::bigint
          and lower(name) = lower(${name}) and id <> ${listId}) as taken`,
  );
  return row?.taken ?? false;
}

/** Whether it is hers. */
export async function renameList(db: Database, { accountId, listId }: Owned, name: string): Promise<boolean> {
  const changed = await execute(
    db,
    sql`update product_list set name = ${name} where id = ${listId} and account_id = ${accountId}::bigint`,
  );
  return changed > 0;
}

/** `token` null ends the link. A link that is there stays; null answers that the list is not hers. */
export async function setSharing(
  db: Database,
  { accountId, listId }: Owned,
  { token, showsOwner }: { token: string | null; showsOwner: boolean },
): Promise<{ shareToken: string | null } | null> {
  return queryOne<{ shareToken: string | null }>(
    db,
    sql`update product_list
        set share_token = case when ${token}::text is null then null else coalesce(share_token, ${token}) end,
          shows_owner = ${showsOwner}
        where id = ${listId} and account_id = ${accountId}::bigint returning share_token`,
  );
}

export async function deleteList(db: Database, { accountId, listId }: Owned): Promise<boolean> {
  const deleted = await execute(
    db,
    sql`delete from product_list where id = ${listId} and account_id = ${accountId}::bigint`,
  );
  return deleted > 0;
}

export async function deleteListsOf(db: Database, accountId: number): Promise<void> {
  await execute(db, sql`delete from product_list where account_id = ${accountId}::bigint`);
}

/** What readers of a link are told of the list and its owner. */
export function findSharedList(
  db: Database,
  token: string,
): Promise<{ id: number; name: string; ownerName: string | null } | null> {
  return queryOne<{ id: number; name: string; ownerName: string | null }>(
    db,
    sql`select l.id, l.name, case when l.shows_owner then nullif(a.first_name, '') end as owner_name
        from product_list l join account a on a.id = l.account_id
        where l.share_token = ${token}`,
  );
}
