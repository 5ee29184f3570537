import type { Operation } from '../load/operation.ts';
import { SHOP_ID } from '../marketplace/open-marketplace.ts';
import type { Ground } from './ground.ts';
import { operatorLists } from './operator-lists.ts';
import { operationOf } from './panel-list.ts';
import { sellerLists } from './seller-lists.ts';

/** The first pages of every list of both panels. */
export async function panelOperations({ shop, cookies }: Ground): Promise<Operation[]> {
  const { write } = shop.pools;
  const lists = [...(await sellerLists(write, SHOP_ID)), ...(await operatorLists(write, SHOP_ID))];
  return lists.map((list) => operationOf(list, cookies));
}
