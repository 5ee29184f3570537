import { useCallback, useEffect, useState } from 'react';
import type { PaymentResult } from '../../../../wire/orders/payments.ts';
import { callApi } from '../../../app/api-client.ts';
import { isUndecided, type PaymentQuestion, type PaymentStatus, statusOf } from './payment-status.ts';
import { useOngoingPayment } from './payment-store.ts';
import { pollWhileVisible } from './poll-while-visible.ts';

export interface KnownPayment {
  question: PaymentQuestion | null;
  payment: PaymentStatus | null;
  order: PaymentResult['order'];
}

interface Asked extends Pick<KnownPayment, 'payment' | 'order'> {
  /** What the page brought when it was asked: a newer page wins. */
  since: KnownPayment;
}

/** Starts with what the page brought and follows the payment while it is undecided and after its window was closed. */
export function usePaymentStatus(known: KnownPayment): Pick<KnownPayment, 'payment' | 'order'> {
  const [asked, setAsked] = useState<Asked | null>(null);
  const shown = asked?.since === known ? asked : known;
  const refresh = useCallback(async () => {
    if (!known.question) return;
    const reply = await callApi('getPaymentResult', { query: known.question });
    // A lost connection or a server that is busy changes nothing: it is asked again.
    if (!reply.ok || reply.value.state === null) return;
    setAsked({ since: known, payment: statusOf(reply.value), order: reply.value.order ?? known.order });
  }, [known]);

  const undecided = isUndecided(shown.payment);
  useEffect(() => (undecided ? pollWhileVisible(refresh) : undefined), [undecided, refresh]);

  const ongoing = useOngoingPayment(shown.payment?.orderNumber ?? null);
  const hasEnded = ongoing?.step === 'closed' || ongoing?.step === 'failed';
  useEffect(() => {
    if (hasEnded) void refresh();
  }, [hasEnded, refresh]);
  return shown;
}
