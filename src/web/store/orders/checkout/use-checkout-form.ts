import type { ApiReply } from '../../../app/api-client.ts';
import { currentPlace } from '../../../app/place-store.ts';
import { currentSession } from '../../../app/session-store.ts';
import { cityAlong } from '../../../app/use-cities.ts';
import { useForm } from '../../../app/use-form.ts';
import { readDraft, writeDraft } from './checkout-draft.ts';
import { type CheckoutValues, checkoutFields, emptyCheckout, validateCheckout } from './checkout-form.ts';
import type { PlacedPurchase } from './use-place-order.ts';

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;

/**
 * In the browser only. The draft of this tab wins over what is known of the logged-in user (spec 6), and that over the
 * place that was chosen.
 */
export function useCheckoutForm(
  usablePaymentMethodIds: readonly string[],
  send: (values: CheckoutValues) => Promise<ApiReply<PlacedPurchase>>,
  onDone: (placed: PlacedPurchase) => void,
) {
  return useForm({
    initial: () => initialValues(usablePaymentMethodIds),
    check: validateCheckout,
    along: cityAlong,
    keep: writeDraft,
    send,
    onDone,
  });
}

function initialValues(usablePaymentMethodIds: readonly string[]): CheckoutValues {
  const { user } = currentSession();
  const known: Partial<CheckoutValues> = {};
  for (const field of checkoutFields)
    if (user && field in user) known[field] = user[field as keyof typeof user];
  const values = { ...emptyCheckout, ...chosenCity(), ...known, ...readDraft() };
  const isUsable = usablePaymentMethodIds.includes(values.paymentMethodId);
  return isUsable ? values : { ...values, paymentMethodId: usablePaymentMethodIds[0] ?? '' };
}

/** What is only assumed was never said: the form asks. */
function chosenCity(): Partial<CheckoutValues> {
  const { isAssumed, cityId } = currentPlace();
  // DIVIPOLA: a municipality's code begins with its department's.
  return isAssumed ? {} : { departmentId: cityId.slice(0, 2), cityId };
}
