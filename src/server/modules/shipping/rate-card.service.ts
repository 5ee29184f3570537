import type { Pool } from 'pg';
import type { Transit } from '../../../domain/delivery-promise.ts';
import type { RateCard, ShippingZone } from '../../../domain/shipping-rate.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { readSetting } from '../settings/setting.service.ts';
import { listLearnedTransit } from './learned-days.repository.ts';
import { rateCardSchema } from './rate-card.schema.ts';

const LIFETIME_MILLIS = 30_000;

const kept = new WeakMap<Pool, { card: RateCard; readAt: number }>();

/**
 * The carrier's tariff, with the days that parcels really take where enough have taught it; a change counts within half
 * a minute. Throws without a valid one: no quote is ever a guess. A transaction reads it by its own connection, `db`.
 */
export async function getRateCard(
  { write }: Pick<Context, 'write'>,
  db: Database = write,
): Promise<RateCard> {
  const time = performance.now();
  const known = kept.get(write);
  if (known && time - known.readAt < LIFETIME_MILLIS) return known.card;
  const tariff = readRateCard(await readSetting(db, 'shipping-rate-card'));
  const card = withLearnedDays(tariff, await listLearnedTransit(db));
  kept.set(write, { card, readAt: time });
  return card;
}

function withLearnedDays(card: RateCard, learned: readonly (Transit & { zone: string })[]): RateCard {
  const zones = { ...card.zones };
  for (const { zone, minimumDays, maximumDays } of learned) {
    const key = (Object.keys(zones) as ShippingZone[]).find((one) => one === zone);
    if (key) zones[key] = { ...zones[key], minimumDays, maximumDays };
  }
  return { ...card, zones };
}

/** This node reads it anew; others within half a minute. */
export function forgetRateCard({ write }: Pick<Context, 'write'>): void {
  kept.delete(write);
}

/** The stored tariff; throws when it is missing or not valid. */
export function readRateCard(stored: unknown): RateCard {
  const parsed = rateCardSchema.safeParse(stored);
  if (!parsed.success)
    throw new Error(`The setting 'shipping-rate-card' is missing or not valid: ${parsed.error.message}`);
  return parsed.data;
}
