import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { announceChange } from '../../pages/catalogue-change.service.ts';
import { type PlacedProduct, placeTags } from '../products/place-tags.ts';
import { unhurried } from '../search/search.jobs.ts';
import { refreshSearch } from '../search/search.service.ts';
import { holdFreeProducts } from '../search/search-index.repository.ts';
import { givePoints, listAtWrongEnd, listDemandChanges, putSoldOutLast } from './demand.repository.ts';

/** Purchases of so many days make a product popular. */
const DEMAND_DAYS = 60;
const DAY_MILLIS = 24 * 60 * 60_000;
/** So many at once are kept from being saved, for some milliseconds. */
const HELD = 100;

/**
 * What was bought of late comes first where products stand by their popularity; answers how many have another count. One
 * that somebody saves at this moment has its turn the next night.
 */
export async function countDemand({ write, now }: Pick<Context, 'write' | 'now'>): Promise<number> {
  const since = bogotaDay(now().getTime() - DEMAND_DAYS * DAY_MILLIS);
  const changes = await unhurried(write, (db) => listDemandChanges(db, since));
  for (let from = 0; from < changes.length; from += HELD) {
    const some = changes.slice(from, from + HELD);
    await inTransaction(write, async (db) => {
      const free = new Set(
        await holdFreeProducts(
          db,
          some.map(({ productId }) => productId),
        ),
      );
      await showAnew(
        db,
        await givePoints(
          db,
          some.filter(({ productId }) => free.has(productId)),
        ),
      );
    });
  }
  await putAllAtTheirEnd(write);
  return changes.length;
}

/** Whoever follows changes does it at once; this finds what no change told of, such as all that was there before. */
async function putAllAtTheirEnd(write: Context['write']): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await unhurried(write, (db) => listAtWrongEnd(db, after, HELD));
    await inTransaction(write, async (db) => {
      await showAnew(db, await putSoldOutLast(db, await holdFreeProducts(db, ids)));
    });
    if (ids.length < HELD) return;
    after = ids.at(-1) ?? after;
  }
}

async function showAnew(db: Database, changed: readonly PlacedProduct[]): Promise<void> {
  if (changed.length === 0) return;
  await refreshSearch(
    db,
    changed.map(({ productId }) => productId),
  );
  await announceChange(db, ['catalogue', ...changed.flatMap(placeTags)]);
}
