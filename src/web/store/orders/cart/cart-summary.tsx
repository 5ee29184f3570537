import { formatPesos } from '../../../../domain/money.ts';
import type { ShownPlace } from '../../../app/place-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice, Panel } from '../../../ui/surfaces.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import { AmountOnItsWay, QuoteFailed } from './quote-state.tsx';
import type { QuotedCart } from './use-cart-by-shop.ts';

interface CartSummaryProps {
  cart: QuotedCart;
  place: ShownPlace;
  /** Why it cannot be paid as it is; null: it can. */
  problem: string | null;
  /** Some orders may be paid at the door. */
  paysAtHome: boolean;
}

/** '3 envíos' */
export function parcelsText(count: number): string {
  return count === 1 ? '1 envío' : `${count} envíos`;
}

/** Null until it is known. */
export function cartTotal({ totals, shipping }: QuotedCart): number | null {
  return shipping.step === 'quoted' ? totals.subtotal + shipping.quote.total : null;
}

export function CartSummary({ cart, place, problem, paysAtHome }: CartSummaryProps) {
  const { totals } = cart;
  return (
    <Panel aria-labelledby="resumen">
      <h2 id="resumen" className="heading-3">
        Resumen
      </h2>
      <dl className="mt-5 grid gap-4">
        <Row name="Precio Original" value={formatPesos(totals.original)} />
        <Row name="Descuento" value={`- ${formatPesos(totals.discount)}`} look="font-bold text-verde-7" />
        <Row name="Subtotal" value={formatPesos(totals.subtotal)} />
        {totals.itemCount > 0 && <Shipping cart={cart} place={place} />}
      </dl>
      {problem ? (
        <Notice tone="urgent" className="mt-5">
          {problem}
        </Notice>
      ) : (
        <CheckoutLink
          stranded={cart.stranded}
          full
          className="mt-6 max-sm:hidden"
          iconAfter={<Icon name="arrow-right" weight="bold" size={18} />}
        />
      )}
      <h3 className="mt-6 font-semibold text-compact">Medios de pago aceptados</h3>
      <PaymentMarks paysAtHome={paysAtHome} />
    </Panel>
  );
}

function Shipping({ cart, place }: Pick<CartSummaryProps, 'cart' | 'place'>) {
  const { shipping, askAgain } = cart;
  const total = cartTotal(cart);
  const parcels = cart.shops.filter(({ totals }) => totals.itemCount > 0).length;
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <dt>
          {parcelsText(parcels)} a {place.cityName}
        </dt>
        <dd className="text-right tabular-nums">
          {shipping.step === 'quoted' && formatPesos(shipping.quote.total)}
          {(shipping.step === 'asking' || shipping.step === 'no-city') && <AmountOnItsWay />}
          {shipping.step === 'failed' && <QuoteFailed askAgain={askAgain} />}
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 border-linea border-t pt-5">
        <dt className="font-bold text-lead">Total</dt>
        <dd aria-live="polite" className="cifra text-total">
          {total !== null ? formatPesos(total) : shipping.step === 'failed' ? '—' : <AmountOnItsWay />}
        </dd>
      </div>
      {/* Its room is there from the start: the way to the checkout stands below. */}
      <div className={`text-micro text-tinta-2 ${total === null ? 'invisible' : ''}`}>
        <dt className="sr-only">Qué incluye</dt>
        <dd>Es lo que pagas: no suma nada más después.</dd>
      </div>
    </>
  );
}

function Row({ name, value, look = '' }: { name: string; value: string; look?: string }) {
  return (
    <div className="flex items-baseline justify-between">
      <dt>{name}</dt>
      <dd className={`tabular-nums ${look}`}>{value}</dd>
    </div>
  );
}
