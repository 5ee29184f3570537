import { carrierName } from '../../../../domain/carrier.ts';
import type { Context } from '../../../context.ts';
import { getMoneyRules } from '../../settings/money-rules.service.ts';
import { type CashCollection, listCashByCarrier, listInTransit } from './collection.repository.ts';

const dayMillis = 24 * 60 * 60_000;
const PAGE_SIZE = 100;

export interface CarrierBalance {
  carrier: string;
  collections: number;
  amount: number;
  /** Days since the oldest was collected. */
  oldestDays: number;
  overdueCollections: number;
  overdueAmount: number;
}

/** Who holds cash of ours, and how much of it should be here by now. */
export async function listCarrierBalances(
  context: Pick<Context, 'write' | 'now'>,
): Promise<CarrierBalance[]> {
  const now = context.now();
  const balances = await listCashByCarrier(context.write, await overdueBefore(context));
  return balances.map(({ oldestAt, ...rest }) => ({ ...rest, oldestDays: daysBetween(oldestAt, now) }));
}

export interface TransitFilter {
  carrier?: string | undefined;
  overdueOnly?: boolean | undefined;
  cursor?: number | undefined;
}

export interface AgedCollection extends Omit<CashCollection, 'collectedAt'> {
  /** ISO 8601. */
  collectedAt: string;
  days: number;
  isOverdue: boolean;
}

/** One page of the collections that carriers hold. */
export async function listCashInTransit(
  context: Pick<Context, 'write' | 'now'>,
  { carrier, overdueOnly = false, cursor }: TransitFilter,
): Promise<{ collections: AgedCollection[]; nextCursor: number | null }> {
  const now = context.now();
  const overdue = await overdueBefore(context);
  const found = await listInTransit(context.write, {
    carrier: carrier ? carrierName(carrier) : null,
    collectedBefore: overdueOnly ? overdue : null,
    after: cursor ?? null,
    limit: PAGE_SIZE + 1,
  });
  const collections = found.slice(0, PAGE_SIZE).map((one) => ({
    ...one,
    collectedAt: one.collectedAt.toISOString(),
    days: daysBetween(one.collectedAt, now),
    isOverdue: one.collectedAt < overdue,
  }));
  const nextCursor = found.length > PAGE_SIZE ? (collections.at(-1)?.id ?? null) : null;
  return { collections, nextCursor };
}

async function overdueBefore({ write, now }: Pick<Context, 'write' | 'now'>): Promise<Date> {
  const { cashOnDelivery } = await getMoneyRules(write);
  return new Date(now().getTime() - cashOnDelivery.remittanceDays * dayMillis);
}

function daysBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / dayMillis);
}
