import { netOf, packageReleased } from '../../../../domain/ledger/sale-postings.ts';
import type { MoneyRules } from '../../../../domain/money-rules.ts';
import { lastReleasableDelivery, nextDay } from '../../../../domain/release-day.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import { listOrderPackages, lockOrder, setMoneyState } from '../../orders/placing/order-money.service.ts';
import { getMoneyRules } from '../../settings/money-rules.service.ts';
import {
  isStillReleasable,
  listReleasable,
  type ReleasablePackage,
  type ReleaseLimits,
} from './release.repository.ts';

const BATCH_SIZE = 200;

/**
 * Gives sellers the money of delivered packages whose withdrawal period is over, each package in a transaction of its
 * own. One that fails is logged and keeps the others waiting for nothing; the next run tries it again.
 */
export async function releasePackages(context: Context): Promise<{ released: number; failed: number }> {
  const limits = releaseLimits(await getMoneyRules(context.write), context.now());
  const done = { released: 0, failed: 0 };
  let last: ReleasablePackage | null = null;
  do {
    const batch: ReleasablePackage[] = await listReleasable(context.write, limits, last, BATCH_SIZE);
    for (const found of batch) {
      try {
        if (await releasePackage(context, limits, found)) done.released += 1;
      } catch (error) {
        done.failed += 1;
        context.log.error({ err: error, ...found }, 'the money of a package was not released');
      }
    }
    last = batch.length === BATCH_SIZE ? (batch.at(-1) ?? null) : null;
  } while (last);
  return done;
}

/** The moments before which a package must have been delivered, so that its money may be released now. */
function releaseLimits(
  { withdrawalBusinessDays, exemptHoldBusinessDays }: MoneyRules,
  now: Date,
): ReleaseLimits {
  const today = bogotaDay(now.getTime());
  const endOf = (days: number) => new Date(`${nextDay(lastReleasableDelivery(today, days))}T00:00:00-05:00`);
  // Whoever sets the days of excepted goods above the others means the others.
  return {
    ordinary: endOf(withdrawalBusinessDays),
    exempt: endOf(Math.min(exemptHoldBusinessDays, withdrawalBusinessDays)),
  };
}

function releasePackage(context: Context, limits: ReleaseLimits, found: ReleasablePackage): Promise<boolean> {
  return inTransaction(context.write, async (db) => {
    await lockOrder(db, found.orderNumber);
    if (!(await isStillReleasable(db, limits, found))) return false;
    const packages = await listOrderPackages(db, found.orderNumber);
    const sold = packages.find(({ sellerId }) => sellerId === found.sellerId);
    if (!sold) throw new Error(`Order ${found.orderNumber} has no package of seller ${found.sellerId}`);
    // Everything refunded, or a fee of all there was: nothing to post.
    if (netOf(sold) > 0) await postTransaction(db, packageReleased(sold), context.now());
    await setMoneyState(db, sold, 'released');
    return true;
  });
}
