import {
  type RateCardForm,
  rateCardForm,
  rateCardOfForm,
  rateCardProblems,
} from '../../../domain/rate-card-form.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { explainRate, type RateCard, type ShippingItem } from '../../../domain/shipping-rate.ts';
import type { Context } from '../../context.ts';
import { changeSetting, getSetting, listSettingChanges } from '../settings/setting.service.ts';
import { forgetRateCard, readRateCard } from './rate-card.service.ts';
import { findShippingCity } from './shipping.service.ts';

const KEY = 'shipping-rate-card';

export interface StoredCard {
  card: RateCardForm;
  version: number;
}

export async function getRateCardForm(context: Context): Promise<StoredCard> {
  const { value, version } = await getSetting(context, KEY);
  return { card: rateCardForm(readRateCard(value)), version };
}

export async function saveRateCard(
  context: Context,
  { card, version, reason }: StoredCard & { reason: string },
  operatorId: number,
): Promise<Result<StoredCard, 'invalid-input' | 'setting-changed'>> {
  const problems = rateCardProblems(card);
  if (Object.keys(problems).length > 0) return failure('invalid-input', { fields: problems });
  const before = (await getRateCardForm(context)).card;
  const changed = changedParts(before, card);
  const saved = await changeSetting(context, {
    key: KEY,
    value: rateCardOfForm(card),
    version,
    reason,
    operatorId,
    changed,
  });
  if (!saved.ok) return saved;
  forgetRateCard(context);
  return success(await getRateCardForm(context));
}

export interface Trial extends Omit<ShippingItem, 'productId'> {
  card: RateCardForm;
  originCityId: string;
  destinationCityId: string;
}

/** What a parcel would cost by a tariff that need not be saved. */
export async function tryShipping(
  { write }: Pick<Context, 'write'>,
  { card, originCityId, destinationCityId, ...item }: Trial,
) {
  const problems = rateCardProblems(card);
  if (Object.keys(problems).length > 0) return failure('invalid-input', { fields: problems });
  const [origin, destination] = await Promise.all([
    findShippingCity(write, originCityId),
    findShippingCity(write, destinationCityId),
  ]);
  if (!origin || !destination) return failure('unknown-city');
  const used: RateCard = rateCardOfForm(card);
  const { notDeliverable, ...explained } = explainRate(
    { origin, destination, items: [{ ...item, productId: 0 }] },
    used,
  );
  return success({
    ...explained,
    originName: origin.name,
    destinationName: destination.name,
    zoneName: used.zones[explained.zone].name,
    isDeliverable: notDeliverable.length === 0,
  });
}

export async function listRateCardChanges(context: Context) {
  const changes = await listSettingChanges(context, KEY);
  return changes.map(({ id, changedAt, person, reason, after }) => ({
    id,
    changedAt: changedAt.toISOString(),
    person,
    reason,
    card: rateCardForm(readRateCard(after)),
  }));
}

/** The log names only the parts that differ. */
function changedParts(before: RateCardForm, after: RateCardForm) {
  const names = (Object.keys(after) as (keyof RateCardForm)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const picked = (card: RateCardForm) => Object.fromEntries(names.map((name) => [name, shown(card[name])]));
  return { before: picked(before), after: picked(after) };
}

function shown(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value).slice(0, 2_000) : value;
}
