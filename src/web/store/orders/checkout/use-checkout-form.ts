import { useState } from 'react';
import { currentSession } from '../../../app/session-store.ts';
import { readDraft, writeDraft } from './checkout-draft.ts';
import {
  type CheckoutErrors,
  type CheckoutField,
  type CheckoutValues,
  checkoutFields,
  emptyCheckout,
  validateCheckout,
  validateField,
} from './checkout-form.ts';

export interface CheckoutFormState {
  values: CheckoutValues;
  errors: CheckoutErrors;
  change: (field: CheckoutField, value: string) => void;
  /** Shows the field's problem when it is left; it clears while typing. */
  leave: (field: CheckoutField) => void;
  showErrors: (errors: CheckoutErrors) => void;
  /** True when nothing is wrong; otherwise shows everything and focuses the first wrong field. */
  validate: () => boolean;
}

/** In the browser only. The draft of this tab wins over what is known of the logged-in user (spec 6). */
export function useCheckoutForm(usablePaymentMethodIds: readonly string[]): CheckoutFormState {
  const [values, setValues] = useState(() => initialValues(usablePaymentMethodIds));
  const [errors, setErrors] = useState<CheckoutErrors>({});
  const showErrors = (shown: CheckoutErrors) => {
    setErrors(shown);
    focusFirst(shown);
  };
  return {
    values,
    errors,
    change: (field, value) => {
      // Browsers fill in many fields at once, so each change starts from the newest values.
      setValues((now) => {
        const changed = { ...now, [field]: value, ...(field === 'departmentId' && { cityId: '' }) };
        writeDraft(changed);
        return changed;
      });
      setErrors(({ [field]: _, ...others }) => others);
    },
    leave: (field) => {
      const message = validateField(field, values);
      if (message) setErrors((shown) => ({ ...shown, [field]: message }));
    },
    showErrors,
    validate: () => {
      const problems = validateCheckout(values);
      showErrors(problems);
      return Object.keys(problems).length === 0;
    },
  };
}

function initialValues(usablePaymentMethodIds: readonly string[]): CheckoutValues {
  const { user } = currentSession();
  const known: Partial<CheckoutValues> = {};
  for (const field of checkoutFields)
    if (user && field in user) known[field] = user[field as keyof typeof user];
  const values = { ...emptyCheckout, ...known, ...readDraft() };
  const isUsable = usablePaymentMethodIds.includes(values.paymentMethodId);
  return isUsable ? values : { ...values, paymentMethodId: usablePaymentMethodIds[0] ?? '' };
}

function focusFirst(errors: CheckoutErrors): void {
  const first = checkoutFields.find((field) => errors[field]);
  if (first) document.querySelector<HTMLElement>(`form [name="${first}"]`)?.focus();
}
