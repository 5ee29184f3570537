import { freeRows } from '../../../db/claim.ts';
import { type Database, query, queryOne, sql } from '../../../db/sql.ts';

/** Shops with products on sale that lack what was required before a moment, and of which nobody has told them. */
export async function listUnwarnedShops(
  db: Database,
  requiredBefore: Date,
  limit: number,
): Promise<number[]> {
  const rows = await query<{ sellerId: number }>(
    db,
    sql`select distinct l.seller_id from product_lacking_fact l join product p on p.id = l.product_id
        where l.since <= ${requiredBefore} and l.warned_at is null and p.state = 'active' limit ${limit}::int`,
  );
  return rows.map(({ sellerId }) => sellerId);
}

export interface WarnedProducts {
  count: number;
  /** The oldest demand among them; null: nothing was left to warn of. */
  since: Date | null;
}

export async function warnOfLacking(
  db: Database,
  { sellerId, requiredBefore, now }: { sellerId: number; requiredBefore: Date; now: Date },
): Promise<WarnedProducts> {
  const row = await queryOne<WarnedProducts>(
    db,
    sql`with warned as (
          update product_lacking_fact l set warned_at = ${now} from product p
          where p.id = l.product_id and p.state = 'active' and l.seller_id = ${sellerId}
            and l.since <= ${requiredBefore} and l.warned_at is null
          returning l.since)
        select count(*)::int as count, min(since) as since from warned`,
  );
  return row ?? { count: 0, since: null };
}

export interface OverdueBefore {
  requiredBefore: Date;
  warnedBefore: Date;
}

/** Shops with products on sale whose term is over, with how many. */
export function listOverdueShops(
  db: Database,
  { requiredBefore, warnedBefore }: OverdueBefore,
  limit: number,
): Promise<{ sellerId: number; email: string; count: number }[]> {
  return query(
    db,
    sql`select l.seller_id, seller.email, count(*)::int as count
        from product_lacking_fact l join product p on p.id = l.product_id join seller on seller.id = l.seller_id
        where l.since <= ${requiredBefore} and l.warned_at <= ${warnedBefore} and p.state = 'active'
        group by l.seller_id, seller.email order by l.seller_id limit ${limit}::int`,
  );
}

/** The next of a shop, locked; what others hold is left for another time. */
export async function holdOverdueProducts(
  db: Database,
  sellerId: number,
  { requiredBefore, warnedBefore }: OverdueBefore,
  limit: number,
): Promise<number[]> {
  const rows = await query<{ id: number }>(
    db,
    freeRows({
      columns: sql`p.id`,
      from: sql`product_lacking_fact l join product p on p.id = l.product_id`,
      where: sql`l.seller_id = ${sellerId} and l.since <= ${requiredBefore} and l.warned_at <= ${warnedBefore}
        and p.state = 'active'`,
      order: sql`p.id`,
      limit,
    }),
  );
  return rows.map(({ id }) => id);
}

export async function findSellerEmail(db: Database, sellerId: number): Promise<string> {
  const row = await queryOne<{ email: string }>(db, sql`select email from seller where id = ${sellerId}`);
  return row?.email ?? '';
}
