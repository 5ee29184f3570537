import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatPesos } from '../../../../domain/money.ts';
import { longPromise } from '../../../../domain/promise-text.ts';
import { paths } from '../../../../wire/paths.ts';
import { addSilently } from '../../../app/cart-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { AssumedPlace } from '../../shipping/assumed-place.tsx';
import type { WantedLine } from './basket.ts';
import type { Basket } from './use-basket.ts';

/** What it comes to at the present place, and the two ways to buy it, which stay in sight. */
export function BasketBar<Line extends WantedLine>({ basket }: { basket: Basket<Line> }) {
  const navigate = useNavigate();
  const { taken, stuck, place } = basket;
  const [destination, setDestination] = useState<string | null>(null);
  const goWith = async (path: string) => {
    // A second tap while the page is on its way would put everything into the cart once more.
    if (destination) return;
    setDestination(path);
    for (const line of taken) addSilently(line);
    await navigate(path);
    setDestination(null);
  };
  const canBuy = taken.length > 0 && stuck.size === 0;
  return (
    <>
      <Details basket={basket} />
      <section
        aria-label="Resumen"
        className="sticky bottom-3 z-10 mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-[18px] border border-linea bg-papel p-3 shadow-e2 sm:p-4"
      >
        <Total basket={basket} />
        <div className="grid gap-2 max-sm:w-full max-sm:grid-cols-[auto_1fr] sm:flex sm:gap-3">
          <Button
            variant="secondary"
            aria-disabled={taken.length === 0}
            loading={destination === paths.cart()}
            className="max-sm:px-3 max-sm:text-small"
            onClick={() => taken.length > 0 && void goWith(paths.cart())}
          >
            Agregar todo al carro
          </Button>
          <Button
            aria-disabled={!canBuy}
            loading={destination === paths.checkout()}
            className="aria-disabled:bg-crema-2 aria-disabled:text-apagado max-sm:px-3"
            onClick={() => canBuy && void goWith(paths.checkout())}
          >
            Comprar todo
          </Button>
        </div>
      </section>
      {stuck.size > 0 && (
        <Notice className="mt-3">Quita lo que no llega a {place.cityName} para comprar todo.</Notice>
      )}
    </>
  );
}

function Details<Line extends WantedLine>({ basket }: { basket: Basket<Line> }) {
  const { shipping, askAgain, place, totals } = basket;
  return (
    <div className="mt-3 text-small/5 text-tinta-2">
      <AssumedPlace place={place} />
      <p>
        {totals.itemCount === 1 ? '1 unidad' : `${totals.itemCount} unidades`} ·{' '}
        {formatPesos(totals.subtotal)}
      </p>
      {shipping.step === 'asking' && <p>Calculando el envío...</p>}
      {shipping.step === 'failed' && (
        <p>
          No pudimos calcular el envío.{' '}
          <button type="button" onClick={askAgain} className="min-h-[44px] text-link">
            Reintentar
          </button>
        </p>
      )}
      {shipping.step === 'quoted' && (
        <p>
          {shipping.quote.rates.length === 1 ? '1 envío' : `${shipping.quote.rates.length} envíos`} a{' '}
          {place.cityName} · {formatPesos(shipping.quote.total)}
        </p>
      )}
    </div>
  );
}

/** With the freight once it is known; until then it says that it is without. */
function Total<Line extends WantedLine>({ basket: { shipping, totals } }: { basket: Basket<Line> }) {
  const quote = shipping.step === 'quoted' ? shipping.quote : null;
  const last = quote?.rates.toSorted((left, right) => left.promise.to.localeCompare(right.promise.to)).at(-1);
  return (
    <div className="min-w-0" aria-live="polite">
      <p className="flex items-baseline gap-2">
        <span className="cifra text-amount">{formatPesos(totals.subtotal + (quote?.total ?? 0))}</span>
        <span className="text-small/5 text-tinta-2">{quote ? 'con el envío' : 'sin el envío'}</span>
      </p>
      {last && (
        <p className="font-[650] text-small/5 text-verde-7">
          {quote && quote.rates.length > 1 && 'Lo último: '}
          {longPromise(last.promise)}
        </p>
      )}
    </div>
  );
}
