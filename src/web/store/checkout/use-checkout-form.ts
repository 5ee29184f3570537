import { useEffect, useState } from 'react';
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

export function useCheckoutForm(initialPaymentMethodId: string): CheckoutFormState {
  const [values, setValues] = useState<CheckoutValues>({
    ...emptyCheckout,
    paymentMethodId: initialPaymentMethodId,
  });
  const [errors, setErrors] = useState<CheckoutErrors>({});
  useEffect(() => {
    const draft = readDraft();
    setValues((now) => ({ ...draft, paymentMethodId: draft.paymentMethodId || now.paymentMethodId }));
  }, []);
  const showErrors = (shown: CheckoutErrors) => {
    setErrors(shown);
    focusFirst(shown);
  };
  return {
    values,
    errors,
    change: (field, value) => {
      // Another department has other cities.
      const changed = { ...values, [field]: value, ...(field === 'departmentId' && { cityId: '' }) };
      setValues(changed);
      writeDraft(changed);
      setErrors(({ [field]: _, ...others }) => others);
    },
    leave: (field) => {
      if (!values[field]) return;
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

function focusFirst(errors: CheckoutErrors): void {
  const first = checkoutFields.find((field) => errors[field]);
  if (first) document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
}
