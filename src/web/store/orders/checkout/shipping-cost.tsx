import { formatPesos } from '../../../../domain/money.ts';
import { shortPromise } from '../../../../domain/promise-text.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import { travels } from './total-text.tsx';
import type { ShippingRate, ShippingState } from './use-shipping-quote.ts';

/** Spec 2.9: until a city is chosen the line says what is missing; a failed quote is never a 0. */
export function ShippingCost({ shipping, askAgain }: { shipping: ShippingState; askAgain: () => void }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <dt>Envío</dt>
      <dd className="text-right" aria-live="polite">
        <ShippingAmount shipping={shipping} />
      </dd>
      {shipping.step === 'failed' && (
        <dd
          role="alert"
          className="flex w-full items-center justify-between gap-3 rounded-[12px] bg-tomate-1 py-1 pr-1 pl-3 text-small/5 text-tomate-7"
        >
          <span>No pudimos calcular el costo del envío. {shipping.message}</span>
          <button
            type="button"
            onClick={askAgain}
            className="min-h-[44px] px-2 font-semibold underline underline-offset-4"
          >
            Reintentar
          </button>
        </dd>
      )}
      {shipping.step === 'quoted' && travels(shipping.quote) && (
        <dd className="w-full">
          <SellerRates rates={shipping.quote.rates} />
        </dd>
      )}
    </div>
  );
}

function ShippingAmount({ shipping }: { shipping: ShippingState }) {
  if (shipping.step === 'quoted' && !travels(shipping.quote))
    return <span className="text-small/5 text-tomate-7">Hay productos que no llegan</span>;
  if (shipping.step === 'quoted')
    return <span className="tabular-nums">{formatPesos(shipping.quote.total)}</span>;
  if (shipping.step === 'asking') return <span className="text-small/5 text-tinta-3">Calculando envío…</span>;
  if (shipping.step === 'failed') return <span className="text-small/5 text-tomate-7">Sin calcular</span>;
  return (
    <span className="block max-w-[210px] text-small/5 text-tinta-3">
      Introduce tu ciudad para calcular el costo del envio.
    </span>
  );
}

/** Each seller dispatches a package of his own. */
function SellerRates({ rates }: { rates: readonly ShippingRate[] }) {
  return (
    <details className="group text-small/5">
      <summary className="-my-2 min-h-11 content-center text-link">
        {rates.length === 1 ? 'Ver el paquete' : `Ver los ${rates.length} paquetes`}
      </summary>
      <ul className="mt-2 grid gap-2">
        {rates.map(({ sellerId, sellerName, rate, promise }) => (
          <li key={sellerId} className="flex justify-between gap-4">
            <span>
              {sellerName}
              <span className="block text-micro text-tinta-3">
                {shortPromise(promise, bogotaDay(Date.now()))}
              </span>
            </span>
            <span className="tabular-nums">{formatPesos(rate)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
