import { type CheckoutValues, checkoutFields, emptyCheckout } from './checkout-form.ts';

const DRAFT_KEY = 'borrador_compra';
const ATTEMPT_KEY = 'intento_compra';

/** What was typed survives a reload of the tab; the acceptance of the policy is asked again. */
export function readDraft(): CheckoutValues {
  try {
    const stored = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}');
    const values = { ...emptyCheckout };
    for (const field of checkoutFields) if (typeof stored[field] === 'string') values[field] = stored[field];
    return { ...values, privacyAccepted: '' };
  } catch {
    return emptyCheckout;
  }
}

export function writeDraft(values: CheckoutValues): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(values));
  } catch {
    // A full or blocked storage only costs the draft.
  }
}

export function forgetDraft(): void {
  sessionStorage.removeItem(DRAFT_KEY);
  sessionStorage.removeItem(ATTEMPT_KEY);
}

/**
 * The same key for the same content, also after a reload or a lost answer, so that one purchase is one order.
 * Other content gets another key.
 */
export function idempotencyKeyFor(content: unknown): string {
  const text = JSON.stringify(content);
  try {
    const stored = JSON.parse(sessionStorage.getItem(ATTEMPT_KEY) ?? 'null');
    if (stored?.text === text) return stored.key;
    const key = crypto.randomUUID();
    sessionStorage.setItem(ATTEMPT_KEY, JSON.stringify({ text, key }));
    return key;
  } catch {
    return crypto.randomUUID();
  }
}
