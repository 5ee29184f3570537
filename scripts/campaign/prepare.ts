import type { Pool } from 'pg';
import type { LedgerEntry } from './ledger-entry.ts';
import type { SoldProduct } from './world.ts';

const UNITS = 1_000_000;

/**
 * Products without a choice that anybody can buy in cash, with more stock than the campaign
 * sells. It is the one thing that is not done as people do it, and happens before anything fails.
 */
export async function prepareShop(
  database: Pool,
): Promise<{ products: SoldProduct[]; entries: LedgerEntry[] }> {
  const { rows } = await database.query<SoldProduct>(
    `select product.id, seller_id as "sellerId" from product join seller on seller.id = seller_id
     where product.active and seller.status = 2 and final_price < 200000 and not stock_per_combination
       and not exists (select from product_attribute where product_id = product.id)
     order by product.id`,
  );
  const ids = rows.map(({ id }) => id);
  await database.query('update stock set on_hand = $2 where product_id = any($1)', [ids, UNITS]);
  return {
    products: rows,
    entries: ids.map((productId) => ({ kind: 'stock', productId, onHand: UNITS })),
  };
}
