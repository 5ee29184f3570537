import { useEffect, useState } from 'react';
import { formatPesos } from '../../../domain/money.ts';
import { callApi } from '../../app/api-client.ts';
import type { GrantedUnits } from '../../panel/rights/partial-units.tsx';

/** Fewer units than were asked for, or a sum for what the buyer keeps. */
export type Offer = { lines: GrantedUnits[] } | { pesos: number };

interface OfferCostProps {
  number: string;
  offer: Offer;
}

/** What an offer would give the buyer and cost the shop, anew with each choice; a late answer of an older one is dropped. */
export function OfferCost({ number, offer }: OfferCostProps) {
  const asked = JSON.stringify(offer);
  const [computed, setComputed] = useState({ asked: '', text: '' });
  useEffect(() => {
    const abort = new AbortController();
    void callApi(
      'previewSellerOffer',
      { params: { number }, body: JSON.parse(asked) },
      { signal: abort.signal },
    ).then((reply) => {
      if (abort.signal.aborted) return;
      const text = reply.ok
        ? `Tu cliente recibe ${formatPesos(reply.value.buyerGets)}. Te cuesta ${formatPesos(reply.value.sellerDebit)}.`
        : reply.message;
      setComputed({ asked, text });
    });
    return () => abort.abort();
  }, [number, asked]);
  return (
    <p aria-live="polite" className="min-h-6 font-semibold">
      {computed.asked === asked ? computed.text : 'Calculando...'}
    </p>
  );
}
