import { formatPesos } from '../../../domain/money.ts';
import type { ShippingState } from './use-shipping-quote.ts';

/** Spec 2.9: until a city is chosen the line says what is missing; a failed quote is never a 0. */
export function ShippingCost({ shipping, askAgain }: { shipping: ShippingState; askAgain: () => void }) {
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-6">
        <dt>Envío</dt>
        <dd className="text-right" aria-live="polite">
          <ShippingAmount shipping={shipping} />
        </dd>
      </div>
      {shipping.step === 'failed' && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-[12px] bg-tomate-1 px-3 py-2 text-sm text-tomate-7">
          <span>No pudimos calcular el envío. {shipping.message}</span>
          <button
            type="button"
            onClick={askAgain}
            className="min-h-[44px] font-semibold underline underline-offset-4"
          >
            Reintentar
          </button>
        </div>
      )}
      {shipping.step === 'quoted' && shipping.quote.rates.length > 1 && (
        <ul className="grid gap-1 text-[13.5px] text-tinta-3">
          {shipping.quote.rates.map(({ sellerId, sellerName, rate }) => (
            <li key={sellerId} className="flex justify-between gap-4">
              <span>{sellerName}</span>
              <span className="tabular-nums">{formatPesos(rate)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ShippingAmount({ shipping }: { shipping: ShippingState }) {
  if (shipping.step === 'quoted')
    return <span className="tabular-nums">{formatPesos(shipping.quote.total)}</span>;
  if (shipping.step === 'asking') return <span className="text-sm text-tinta-3">Cargando...</span>;
  if (shipping.step === 'failed') return <span className="text-sm text-tomate-7">Sin calcular</span>;
  return (
    <span className="block max-w-[210px] text-sm text-tinta-3">
      Introduce tu ciudad para calcular el costo del envio.
    </span>
  );
}
