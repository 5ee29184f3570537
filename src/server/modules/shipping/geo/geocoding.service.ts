import { isPlausibleAddress, isPlausiblePoint, normalizeAddress } from '../../../../domain/address.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { foldText } from '../../../../domain/text.ts';
import type { GeocodedPoint, GeocodingQuestion } from '../../../adapters/geocoding/geocoder.ts';
import type { Context } from '../../../context.ts';
import { deleteOldPoints, findGeocodedCity, findKeptPoint, keepPoint } from './geocoding.repository.ts';

const DAY_MILLIS = 86_400_000;

/** Coordinates of an address, from what is kept or from the provider; a point far from its city counts as none. */
export async function geocodeAddress(
  context: Context,
  asked: { address: string; cityId: string },
): Promise<Result<GeocodedPoint, 'unknown-city' | 'address-not-found' | 'geocoding-failed'>> {
  const city = await findGeocodedCity(context.read, asked.cityId);
  if (!city) return failure('unknown-city');
  // Before the provider is asked: nonsense costs nothing.
  if (!isPlausibleAddress(asked.address)) return failure('address-not-found');
  const question = { address: normalizeAddress(asked.address), city };
  const kept = await findKept(context, question);
  if (kept) return success(kept);
  const located = await locate(context, question);
  if (located === 'outage') return failure('geocoding-failed');
  if (!located || !isPlausiblePoint(located, city)) return failure('address-not-found');
  await keep(context, question, located);
  return success(located);
}

/** Clears what the provider's terms no longer allow to keep; with another provider nothing of it is used. */
export async function deleteExpiredPoints({ write, geocoder, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - geocoder.keptDays * DAY_MILLIS);
  while ((await deleteOldPoints(write, before)) > 0);
}

async function locate({ geocoder, log }: Context, question: GeocodingQuestion) {
  try {
    return await geocoder.locate(question);
  } catch (error) {
    // Without the address: logs hold no personal data.
    log.warn({ provider: geocoder.provider, error: String(error) }, 'geocoding failed');
    return 'outage';
  }
}

async function findKept({ write, geocoder, now }: Context, question: GeocodingQuestion) {
  if (geocoder.keptDays === 0) return null;
  const since = new Date(now().getTime() - geocoder.keptDays * DAY_MILLIS);
  return findKeptPoint(write, { addressKey: keyOf(geocoder.provider, question), since });
}

async function keep({ write, geocoder, now }: Context, question: GeocodingQuestion, point: GeocodedPoint) {
  const { provider, keptDays } = geocoder;
  if (keptDays === 0) return;
  await keepPoint(write, { ...point, provider, addressKey: keyOf(provider, question), createdAt: now() });
}

function keyOf(provider: string, { address, city }: GeocodingQuestion): string {
  return `${provider}:${city.id}:${foldText(address)}`;
}
