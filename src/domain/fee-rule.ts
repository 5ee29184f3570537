import type { CalendarDay } from './business-days.ts';
import type { Pesos } from './money.ts';

/** What the marketplace keeps of sales, in percent with two decimals, from a day on. */
export interface FeeRule {
  id: number;
  /** Null: of every seller. One of the two is always set. */
  sellerId: number | null;
  /** Null: whatever she sells. */
  categoryId: number | null;
  percent: number;
  validFrom: CalendarDay;
  /** The last day; null: no end. */
  validUntil: CalendarDay | null;
}

export interface SoldThing {
  sellerId: number;
  /** The product's categories, the narrowest first. */
  categoryIds: readonly number[];
  /** What was agreed with the seller when she joined. */
  basePercent: number;
}

export interface Fee {
  percent: number;
  /** Null: no rule holds, it is the seller's base. */
  rule: FeeRule | null;
}

/**
 * The fee of a thing on a day. A rule of the seller in the category goes before her own, hers before the category's,
 * and without any it is her base; the narrower category goes first.
 */
export function feeOn(day: CalendarDay, sold: SoldThing, rules: readonly FeeRule[]): Fee {
  const valid = rules.filter((rule) => holdsOn(rule, day));
  const find = (sellerId: number | null, categoryId: number | null) =>
    valid.find((rule) => rule.sellerId === sellerId && rule.categoryId === categoryId);
  const { sellerId, categoryIds, basePercent } = sold;
  const inCategory = (ofSeller: number | null) =>
    categoryIds.map((categoryId) => find(ofSeller, categoryId)).find((rule) => rule !== undefined);
  const rule = inCategory(sellerId) ?? find(sellerId, null) ?? inCategory(null) ?? null;
  return { percent: rule?.percent ?? basePercent, rule };
}

/**
 * What the marketplace keeps of an amount, in pesos. The percent has two decimals and is counted in hundredths, so that no
 * binary fraction decides the rounding.
 */
export function marketplaceFee(amount: Pesos, percent: number): Pesos {
  return Math.round((amount * Math.round(percent * 100)) / 10_000);
}

export function holdsOn({ validFrom, validUntil }: FeeRule, day: CalendarDay): boolean {
  return validFrom <= day && (validUntil === null || day <= validUntil);
}

/** Percent from 0 to 100 with at most two decimals, as a person writes it: '8,5'. Null: it is none. */
export function readPercent(text: string): number | null {
  const written = text.trim().replace(/\s*%$/, '').replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(written)) return null;
  const percent = Number(written);
  return percent <= 100 ? percent : null;
}

/** '8,5 %' */
export function percentText(percent: number): string {
  return `${String(percent).replace('.', ',')} %`;
}
