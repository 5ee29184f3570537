import { leanCard, type ProductCard, type StoredCard } from '../../../domain/product.ts';
import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';

/** How things stood when the change was made. */
export interface FavouriteChange {
  wanted: boolean;
  wasFavourite: boolean;
  isSold: boolean;
  hasRoom: boolean;
}

/**
 * Adds or removes in one statement. What was there is read from the statement's snapshot, so of two clicks that arrive
 * at once both do the same instead of undoing each other. `wanted` null: the opposite of what is there.
 */
export async function changeFavourite(
  db: Database,
  change: { accountId: number; productId: number; wanted: boolean | null; maximum: number; now: Date },
): Promise<FavouriteChange> {
  const { accountId, productId } = change;
  const row = await queryOne<FavouriteChange>(
    db,
    sql`with fact as materialized (
          select present.was_favourite, coalesce(${change.wanted}::boolean, not present.was_favourite) as wanted,
            exists (select from product p where p.id = ${productId}::int and ${isVisible}) as is_sold,
            (select count(*) from favourite f join product p on p.id = f.product_id
             where f.account_id = ${accountId}::bigint and ${isVisible}) < ${change.maximum} as has_room
          from (select exists (select from favourite f
                  where f.account_id = ${accountId}::bigint and f.product_id = ${productId}::int) as was_favourite) present
        ), removed as (
          delete from favourite f using fact
          where f.account_id = ${accountId}::bigint and f.product_id = ${productId}::int and not fact.wanted
        ), added as (
          insert into favourite (account_id, product_id, created_at)
          select ${accountId}, ${productId}, ${change.now}
          from fact where wanted and not was_favourite and is_sold and has_room
          on conflict do nothing
        )
        select wanted, was_favourite, is_sold, has_room from fact`,
  );
  if (!row) throw new Error('A row of facts is always there');
  return row;
}

/** Ids of the favourites that are sold, newest first. */
export async function listFavouriteIds(
  db: Database,
  accountId: number,
  limit: number,
): Promise<{ productId: number }[]> {
  return query<{ productId: number }>(
    db,
    sql`select p.id as product_id
        from favourite f join product p on p.id = f.product_id
        where f.account_id = ${accountId} and ${isVisible}
        order by f.created_at desc, f.product_id desc limit ${limit}`,
  );
}

type Card = ProductCard & { imageAlt: string };

/** The same as cards. */
export async function listFavouriteCards(db: Database, accountId: number, limit: number): Promise<Card[]> {
  const found = await query<StoredCard<Card>>(
    db,
    sql`select p.id, p.name, p.price, p.sale_price, p.image_url,
          p.image_alt, p.seller_id,
          exists (select from stock k where k.product_id = p.id and k.on_hand > 0
            and (k.term_ids = '{}' or not exists (select from product_variant v
              where v.product_id = k.product_id and v.term_ids = k.term_ids and not v.active))) as in_stock,
          p.has_price_range, net_content(p.content_amount, p.content_unit, p.content_pieces) as content
        from favourite f join product p on p.id = f.product_id
        where f.account_id = ${accountId} and ${isVisible}
        order by f.created_at desc, f.product_id desc limit ${limit}`,
  );
  return found.map(leanCard<Card>);
}

const isVisible = sql`p.active and (select seller.status = 2 from seller where seller.id = p.seller_id)`;

export async function deleteFavourites(db: Database, accountId: number): Promise<void> {
  await execute(db, sql`delete from favourite where account_id = ${accountId}`);
}
