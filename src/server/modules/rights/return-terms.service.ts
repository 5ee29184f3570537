import { sumPesos } from '../../../domain/money.ts';
import { chargeFor, type RateCard, type ShippingZone } from '../../../domain/shipping-rate.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { getRateCard } from '../shipping/rate-card.service.ts';
import type { CaseRow } from './case-row.ts';
import { findParcelOf, findReturnParcel, type ReturnParcel } from './return-terms.repository.ts';

export interface ReturnTerms {
  /** By the tariff; null: it does not know the zone, or the catalogue the weight. */
  freight: number | null;
  /** What the products weigh; null: the catalogue does not say of all of them. */
  expectedGrams: number | null;
}

/** What the way back costs and what the parcel should weigh: as it was agreed when it left, before that as things stand. */
export async function getReturnTerms(
  context: Context,
  one: CaseRow,
  db: Database = context.write,
): Promise<ReturnTerms> {
  if (one.returnWay !== null) return { freight: one.returnFreight, expectedGrams: one.returnExpectedGrams };
  const parcel = one.needsReturn ? await findReturnParcel(db, one.id) : null;
  if (!parcel) return { freight: null, expectedGrams: null };
  return { freight: freightOf(await getRateCard(context, db), parcel), expectedGrams: parcel.grams };
}

/** What sending these units back would cost, by the tariff; null: nobody can say. */
export async function getReturnFreight(
  context: Context,
  orderNumber: number,
  lines: readonly { line: number; quantity: number }[],
): Promise<number | null> {
  const parcel = await findParcelOf(context.write, orderNumber, lines);
  return parcel && freightOf(await getRateCard(context), parcel);
}

/** What is free for who buys is not for who sends back. */
function freightOf(card: RateCard, { zone, grams, value }: ReturnParcel): number | null {
  const known = (Object.keys(card.zones) as ShippingZone[]).find((one) => one === zone);
  if (known === undefined || grams === null) return null;
  const { freight, insurance } = chargeFor(known, Math.max(1, Math.ceil(grams / 1000)), value, card);
  return sumPesos([freight, insurance]);
}
