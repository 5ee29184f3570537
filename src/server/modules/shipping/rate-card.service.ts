import type { Pool } from 'pg';
import type { RateCard } from '../../../domain/shipping-rate.ts';
import type { Context } from '../../context.ts';
import { readSetting } from '../settings/setting.service.ts';
import { rateCardSchema } from './rate-card.schema.ts';

const LIFETIME_MILLIS = 30_000;

const kept = new WeakMap<Pool, { card: RateCard; readAt: number }>();

/** The carrier's tariff; a change counts within half a minute. Throws without a valid one: no quote is ever a guess. */
export async function getRateCard({ write, now }: Pick<Context, 'write' | 'now'>): Promise<RateCard> {
  const time = now().getTime();
  const known = kept.get(write);
  if (known && time - known.readAt < LIFETIME_MILLIS) return known.card;
  const card = readRateCard(await readSetting(write, 'shipping-rate-card'));
  kept.set(write, { card, readAt: time });
  return card;
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
