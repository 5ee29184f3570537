import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { listCountedShops } from './level.repository.ts';
import { countLevel } from './level.service.ts';

const SHOPS_AT_ONCE = 200;

/** Every night the level of every open shop, each in a transaction of its own. Answers how many were counted. */
export async function countLevels({ write, now }: Pick<Context, 'write' | 'now'>): Promise<number> {
  let [counted, last] = [0, 0];
  for (;;) {
    const shops = await listCountedShops(write, last, SHOPS_AT_ONCE);
    for (const sellerId of shops) await inTransaction(write, (db) => countLevel(db, sellerId, now()));
    counted += shops.length;
    if (shops.length < SHOPS_AT_ONCE) return counted;
    last = shops.at(-1) ?? last;
  }
}
