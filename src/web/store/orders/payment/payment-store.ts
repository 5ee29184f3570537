import { useSyncExternalStore } from 'react';

/** `opening`: asked for, nothing to be seen yet. `open`: the provider's window stands over the page. */
type PaymentStep = 'opening' | 'open' | 'closed' | 'failed';

export interface OngoingPayment {
  orderNumber: number;
  step: PaymentStep;
  /** Why it failed, in Spanish; empty otherwise. */
  message: string;
}

export interface PaymentToOpen {
  orderNumber: number;
  /** The key of the purchase's mail, where it opened the page. */
  token?: string | null;
  /** The window waits for it: the page that is to stand behind. */
  after?: Promise<unknown>;
}

const UNREACHABLE = 'No pudimos abrir el pago. Revisa tu conexión e intenta de nuevo.';

let ongoing: OngoingPayment | null = null;
let lastAttempt = 0;
const listeners = new Set<() => void>();

/** What is going on with the payment of this order, here and now; null before it was tried. */
export function useOngoingPayment(orderNumber: number | null): OngoingPayment | null {
  const current = useSyncExternalStore(
    subscribe,
    () => ongoing,
    () => null,
  );
  return current !== null && current.orderNumber === orderNumber ? current : null;
}

/** Opens the provider's window over whatever page is shown. Ends when it is closed or failed. */
export async function payOrder(payment: PaymentToOpen): Promise<void> {
  if (ongoing?.step === 'opening') return;
  const { orderNumber } = payment;
  const attempt = ++lastAttempt;
  // A window that never tells of its end is not in the way of the next one.
  const set = (step: PaymentStep, message = '') => {
    if (attempt === lastAttempt) announce({ orderNumber, step, message });
  };
  set('opening');
  try {
    const { openPayment } = await import('./open-payment.ts');
    const end = await openPayment(payment, () => set('open'));
    if (end.ok) set('closed');
    else set('failed', end.message);
  } catch (error) {
    console.warn('payment did not open', error);
    set('failed', UNREACHABLE);
  }
}

function announce(now: OngoingPayment): void {
  ongoing = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
