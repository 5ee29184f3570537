import { setTimeout as sleep } from 'node:timers/promises';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { toSellerProduct } from './product-form-of.ts';
import { countSoldUnits, listProductsAfter } from './product-standing.repository.ts';
import { noteStandings } from './product-standing.service.ts';
import { listStoredProductsById } from './seller-product.repository.ts';

const BATCH = 500;
const SOLD_DAYS = 30;

type Part = Pick<Context, 'write' | 'now'>;

/** Those that no save has noted: of before there were standings, of the seed. It rests as long as it works. */
export async function fillStandings({ write }: Pick<Context, 'write'>): Promise<number> {
  let filled = 0;
  for (let after = 0; ; ) {
    const begun = performance.now();
    const page = await listProductsAfter(write, after, BATCH);
    const missing = page.filter(({ isMissing }) => isMissing);
    for (const [sellerId, products] of Map.groupBy(missing, (one) => one.sellerId))
      await inTransaction(write, async (db) => {
        const ids = products.map(({ id }) => id);
        const stored = await listStoredProductsById(db, sellerId, ids);
        await noteStandings(db, sellerId, stored.map(toSellerProduct));
      });
    filled += missing.length;
    after = page.at(-1)?.id ?? 0;
    if (page.length < BATCH) return filled;
    if (missing.length > 0) await sleep(performance.now() - begun);
  }
}

/** What the list of products shows as sold lately. */
export async function refreshStandings(context: Part): Promise<void> {
  await fillStandings(context);
  const since = bogotaDay(context.now().getTime() - SOLD_DAYS * 24 * 60 * 60_000);
  await countSoldUnits(context.write, since);
}
