import type { FormOffer } from './product-form.ts';
import type { SheetField } from './product-sheet-fields.ts';
import type { SheetRow } from './product-sheet-row.ts';
import { momentText, parseMoment } from './product-sheet-values.ts';

export type Report = (field: SheetField, message: string) => void;

type Said = Pick<SheetRow['values'], 'salePrice' | 'offerStart' | 'offerEnd'>;

/** The offer as the cells want it; what they do not say stays. */
export function mergeOffer(said: Said, before: FormOffer | null, report: Report): FormOffer | null {
  const { salePrice, offerStart, offerEnd } = said;
  if (salePrice === null) return null;
  const price = salePrice ?? before?.salePrice;
  if (price === undefined) {
    for (const field of ['offerStart', 'offerEnd'] as const)
      if (said[field]) report(field, 'Escribe también el precio rebajado.');
    return null;
  }
  return {
    salePrice: price,
    startsAt: moment(offerStart, before?.startsAt ?? null),
    endsAt: endMoment(offerEnd, before?.endsAt ?? null),
  };
}

/** A sheet tells minutes: the seconds of a moment that stays are kept. */
function moment(said: string | null | undefined, before: string | null): string | null {
  if (said === undefined) return before;
  const minute = (text: string) => Math.floor(Date.parse(text) / 60_000);
  return said !== null && before !== null && minute(said) === minute(before) ? before : said;
}

/** A sheet's midnight says the end of its day: an offer that ends at that very midnight has said so itself, and stays. */
function endMoment(said: string | null | undefined, before: string | null): string | null {
  const isMidnight = before !== null && momentText(before).endsWith(' 00:00');
  const endOfDay = isMidnight ? parseMoment(momentText(before), 'end') : null;
  const isStill = endOfDay !== null && 'value' in endOfDay && endOfDay.value === said;
  return isStill ? before : moment(said, before);
}
