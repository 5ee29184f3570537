import type { ApiReply } from '../../../app/api-client.ts';
import { currentPlace } from '../../../app/place-store.ts';
import { currentSession } from '../../../app/session-store.ts';
import { cityAlong } from '../../../app/use-cities.ts';
import { useForm } from '../../../app/use-form.ts';
import { readDraft, readDraftPlace, writeDraft } from './checkout-draft.ts';
import { type CheckoutValues, checkoutFields, validateCheckout } from './checkout-form.ts';
import { firstValues } from './first-values.ts';
import type { PlacedPurchase } from './use-place-order.ts';

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;

/** In the browser only. */
export function useCheckoutForm(
  send: (values: CheckoutValues) => Promise<ApiReply<PlacedPurchase>>,
  onDone: (placed: PlacedPurchase) => void,
) {
  return useForm({
    initial: initialValues,
    check: validateCheckout,
    // A saved address brings both.
    along: (parts) => (parts.cityId === undefined ? cityAlong(parts) : {}),
    keep: keepDraft,
    send,
    onDone,
  });
}

function initialValues(): CheckoutValues {
  const { user } = currentSession();
  const account: Partial<CheckoutValues> = {};
  for (const field of checkoutFields)
    if (user && field in user) account[field] = user[field as keyof typeof user];
  return firstValues({ account, draft: readDraft(), draftPlace: readDraftPlace(), place: currentPlace() });
}

function keepDraft(values: CheckoutValues): void {
  const { isAssumed, cityId } = currentPlace();
  writeDraft(values, isAssumed ? null : cityId);
}
