import type { Shop } from '../load/shop.ts';
import { SHOP_ID } from '../marketplace/open-marketplace.ts';
import { logInAs } from '../marketplace/session.repository.ts';

/** What the operations need to know of the marketplace that they run on. */
export interface Ground {
  shop: Shop;
  /** Everything that is shown, in an order that has nothing to do with its age, its shop or its popularity. */
  products: readonly number[];
  /** Shown products that nobody looks at, as a crawler finds them. */
  unseenProducts: readonly number[];
  /** Main categories with products. */
  mains: readonly number[];
  subs: readonly { id: number; parentId: number }[];
  /** Shops with the most products. */
  sellers: readonly number[];
  cookies: { buyers: readonly string[]; seller: string; operator: string };
}

const LONGEST_WALK = 20_000;

export async function surveyGround(shop: Shop): Promise<Ground> {
  const ask = async <Row extends object>(text: string) => (await shop.pools.write.query<Row>(text)).rows;
  const ids = async (text: string) => (await ask<{ id: number }>(text)).map(({ id }) => id);
  return {
    shop,
    products: await ids(`select id from product where active order by hashint4(id) limit ${LONGEST_WALK}`),
    unseenProducts: await ids(
      `select id from product where active and popularity < 10 order by id limit ${LONGEST_WALK}`,
    ),
    mains: await ids(
      'select id from category where product_count > 0 and parent_id is null order by position, id',
    ),
    subs: await ask(
      `select id, parent_id as "parentId" from category where product_count > 0 and parent_id is not null
       order by hashint4(id) limit 500`,
    ),
    sellers: await ids('select id from seller where status = 2 order by product_count desc, id limit 40'),
    cookies: await logInAs(shop.pools.write, SHOP_ID),
  };
}
