import type { currentPlace } from '../../../app/place-store.ts';
import { addressFields, type CheckoutValues, emptyCheckout } from './checkout-form.ts';

interface Known {
  /** Of whoever is logged in. */
  account: Partial<CheckoutValues>;
  /** Of this tab. */
  draft: Partial<CheckoutValues>;
  /** The place that was chosen when the draft was typed; null: none, or it was for another purchase. */
  draftPlace: string | null;
  place: ReturnType<typeof currentPlace>;
}

/**
 * What the form begins with. The draft wins over what is known of the logged-in user (spec 6); of all cities the one that
 * was chosen last by hand, which the cart has named a price for.
 */
export function firstValues({ account, draft, draftPlace, place }: Known): CheckoutValues {
  const values = { ...emptyCheckout, ...account, ...draft };
  // What is only assumed was never said: the form asks.
  if (place.isAssumed || values.cityId === place.cityId) return values;
  const isTypedSince = Boolean(draft.cityId) && draftPlace === place.cityId;
  if (values.cityId && (place.isOfAccount || isTypedSince)) return values;
  // A street of another city is no address there.
  const rest = values.cityId ? { ...values, ...withoutAddress } : values;
  // DIVIPOLA: a municipality's code begins with its department's.
  return { ...rest, departmentId: place.cityId.slice(0, 2), cityId: place.cityId };
}

const withoutAddress: Partial<CheckoutValues> = Object.fromEntries(
  [...addressFields, 'addressName', 'savesAddress'].map((field) => [field, '']),
);
