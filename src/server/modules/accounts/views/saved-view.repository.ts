import type { SavedView, SavedViewList } from '../../../../domain/saved-view.ts';
import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

/** Whose view, and of the lists of which panel. */
export interface OwnView {
  accountId: number;
  viewId: number;
  lists: SavedViewList[];
}

export function listViews(db: Database, accountId: number, list: SavedViewList): Promise<SavedView[]> {
  return query<SavedView>(
    db,
    sql`select id, name, query from saved_view where account_id = ${accountId} and list = ${list}
        order by id`,
  );
}

/** Holds others of hers back until the transaction ends, and says how many there are. */
export async function countViews(db: Database, accountId: number, list: SavedViewList): Promise<number> {
  await execute(db, sql`select from account where id = ${accountId} for no key update`);
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from saved_view where account_id = ${accountId} and list = ${list}`,
  );
  return row?.count ?? 0;
}

export interface NewView {
  accountId: number;
  list: SavedViewList;
  name: string;
  query: string;
  at: Date;
}

/** False: she has one of this name. */
export async function insertView(db: Database, view: NewView): Promise<boolean> {
  const { accountId, list, name, query: filters, at } = view;
  const row = await queryOne(
    db,
    sql`insert into saved_view (account_id, list, name, query, created_at)
        values (${accountId}, ${list}, ${name}, ${filters}, ${at}) on conflict do nothing returning id`,
  );
  return row !== null;
}

/** Whether another view of hers in the same list is called so. */
export async function isNameTaken(db: Database, { accountId, viewId }: OwnView, name: string) {
  const row = await queryOne(
    db,
    sql`select from saved_view other join saved_view own on own.list = other.list
        where own.id = ${viewId} and own.account_id = ${accountId}
          and other.account_id = ${accountId} and other.id <> own.id and other.name = ${name}`,
  );
  return row !== null;
}

/** False: there is no such view of hers. */
export async function renameView(db: Database, { accountId, viewId, lists }: OwnView, name: string) {
  const row = await queryOne(
    db,
    sql`update saved_view set name = ${name}
        where id = ${viewId} and account_id = ${accountId} and list = any(${lists}::text[]) returning id`,
  );
  return row !== null;
}

/** False: there is no such view of hers. */
export async function deleteView(db: Database, { accountId, viewId, lists }: OwnView): Promise<boolean> {
  const row = await queryOne(
    db,
    sql`delete from saved_view
        where id = ${viewId} and account_id = ${accountId} and list = any(${lists}::text[]) returning id`,
  );
  return row !== null;
}
