import { type Database, execute, query, sql } from '../../../db/sql.ts';

export interface CartLineRow {
  productId: number;
  /** '1-4,2-7' */
  choice: string;
  savedForLater: boolean;
  quantity: number;
  version: number;
  changedAt: Date;
}

/** Changes of one cart come one after the other. */
export async function lockCart(db: Database, accountId: number): Promise<void> {
  await execute(db, sql`select pg_advisory_xact_lock(hashtext('cart'), ${accountId}::int)`);
}

/** What was taken out too; a cart has no more than the limit of its merging. */
export function listCartLines(db: Database, accountId: number): Promise<CartLineRow[]> {
  return query<CartLineRow>(
    db,
    sql`select product_id, choice, saved_for_later, quantity, version, changed_at
        from cart_line where account_id = ${accountId} order by version, product_id, choice limit 400`,
  );
}

/** Products that never were are left out. */
export async function writeCartLines(
  db: Database,
  accountId: number,
  rows: readonly CartLineRow[],
): Promise<void> {
  const lines = rows.map((row) => ({
    product_id: row.productId,
    choice: row.choice,
    saved_for_later: row.savedForLater,
    quantity: row.quantity,
    version: row.version,
    changed_at: row.changedAt.toISOString(),
  }));
  await execute(
    db,
    sql`insert into cart_line (account_id, product_id, choice, saved_for_later, quantity, version, changed_at)
        select ${accountId}::bigint, line.product_id, line.choice, line.saved_for_later, line.quantity, line.version,
          line.changed_at
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (product_id int, choice text,
          saved_for_later boolean, quantity int, version int, changed_at timestamptz)
        join product on product.id = line.product_id
        on conflict (account_id, product_id, choice, saved_for_later) do update
        set quantity = excluded.quantity, version = excluded.version, changed_at = excluded.changed_at`,
  );
}

/** What was bought is no longer wanted; another device learns of it as of any line that was taken out. */
export async function takeOutBought(
  db: Database,
  bought: { accountId: number; lines: readonly { productId: number; choice: string }[]; now: Date },
): Promise<void> {
  const { accountId, now } = bought;
  const lines = bought.lines.map(({ productId, choice }) => ({ product_id: productId, choice }));
  await execute(
    db,
    sql`update cart_line set quantity = 0, changed_at = ${now}::timestamptz,
          version = 1 + (select max(version) from cart_line where account_id = ${accountId}::bigint)
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (product_id int, choice text)
        where account_id = ${accountId}::bigint and cart_line.product_id = line.product_id
          and cart_line.choice = line.choice and not saved_for_later and quantity > 0`,
  );
}

/** What was taken out long enough ago for every device to know it. */
export async function forgetTakenOut(db: Database, accountId: number): Promise<void> {
  await execute(db, sql`delete from cart_line where account_id = ${accountId} and quantity = 0`);
}

/** Carts none of whose lines is younger than `cartsBefore`, and what was saved before `savedBefore`; 5,000 rows at most. */
export function deleteExpiredCartLines(
  db: Database,
  { cartsBefore, savedBefore }: { cartsBefore: Date; savedBefore: Date },
): Promise<number> {
  return execute(
    db,
    sql`delete from cart_line where ctid in (
          select line.ctid from cart_line line
          where line.changed_at < ${cartsBefore}::timestamptz
            and case when line.saved_for_later then line.changed_at < ${savedBefore}::timestamptz
              else not exists (select from cart_line other
                where other.account_id = line.account_id and not other.saved_for_later
                  and other.changed_at >= ${cartsBefore}::timestamptz) end
          limit 5000)`,
  );
}
