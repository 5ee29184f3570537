import { setTimeout as sleep } from 'node:timers/promises';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { holdFreeProducts } from '../search/search-index.repository.ts';
import { toSellerProduct } from './product-form-of.ts';
import { countSoldUnits, listProductsAfter } from './product-standing.repository.ts';
import { noteStandings } from './product-standing.service.ts';
import { listStoredProductsById } from './seller-product.repository.ts';

const BATCH = 500;
/** So many at once are kept from being saved, for some milliseconds. */
const HELD = 100;
const SOLD_DAYS = 30;

type Part = Pick<Context, 'write' | 'now'>;

/**
 * Those that no save has noted: of before there were standings, of the seed, of categories that ask something else since. It
 * rests as long as it works.
 */
export async function fillStandings({ write }: Pick<Context, 'write'>): Promise<number> {
  let filled = 0;
  for (let after = 0; ; ) {
    const begun = performance.now();
    const page = await listProductsAfter(write, after, BATCH);
    const due = page.filter(({ isDue }) => isDue);
    for (const [sellerId, products] of Map.groupBy(due, (one) => one.sellerId)) {
      const ids = products.map(({ id }) => id);
      for (let from = 0; from < ids.length; from += HELD)
        filled += await noteFree(write, sellerId, ids.slice(from, from + HELD));
    }
    after = page.at(-1)?.id ?? 0;
    if (page.length < BATCH) return filled;
    if (due.length > 0) await sleep(performance.now() - begun);
  }
}

/** Of those that somebody saves at this moment the save itself notes it: a form read before it must not go over it. */
function noteFree(write: Context['write'], sellerId: number, ids: readonly number[]): Promise<number> {
  return inTransaction(write, async (db) => {
    const free = await holdFreeProducts(db, ids);
    const stored = await listStoredProductsById(db, sellerId, free);
    await noteStandings(db, sellerId, stored.map(toSellerProduct));
    return free.length;
  });
}

/** What the list of products shows as sold lately. */
export async function refreshStandings(context: Part): Promise<void> {
  await fillStandings(context);
  const since = bogotaDay(context.now().getTime() - SOLD_DAYS * 24 * 60 * 60_000);
  await countSoldUnits(context.write, since);
}
