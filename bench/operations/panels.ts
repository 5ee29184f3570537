import type { Operation } from '../load/operation.ts';
import { SHOP_ID } from '../marketplace/open-marketplace.ts';
import type { Ground } from './ground.ts';
import { operatorLists } from './operator-lists.ts';
import { operationsOf } from './panel-list.ts';
import { sellerLists } from './seller-lists.ts';

/** The first pages of every list of both panels, as pages and as calls. */
export async function panelOperations({ shop, cookies }: Ground): Promise<Operation[]> {
  const { write } = shop.pools;
  const lists = [...(await sellerLists(write, SHOP_ID)), ...(await operatorLists(write, SHOP_ID))];
  return lists.flatMap((list) => operationsOf(list, cookies));
}
