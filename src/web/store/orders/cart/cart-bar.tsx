import { formatPesos } from '../../../../domain/money.ts';
import { ThumbBar } from '../../../ui/thumb-bar.tsx';
import { cartTotal, parcelsText } from './cart-summary.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { AmountOnItsWay } from './quote-state.tsx';
import type { QuotedCart } from './use-cart-by-shop.ts';

/** On phones what it costs and the way on stay within reach of a thumb. */
export function CartBar({ cart }: { cart: QuotedCart }) {
  const total = cartTotal(cart);
  const parcels = cart.shops.filter(({ totals }) => totals.itemCount > 0).length;
  const isFailed = cart.shipping.step === 'failed';
  return (
    <ThumbBar label="Total del carrito">
      <p className="min-w-0">
        <span className="block text-micro text-tinta-2">
          {isFailed ? 'Productos, sin envío' : `Total con ${parcelsText(parcels)}`}
        </span>
        <span className="cifra text-large">
          {total !== null ? (
            formatPesos(total)
          ) : isFailed ? (
            formatPesos(cart.totals.subtotal)
          ) : (
            <AmountOnItsWay />
          )}
        </span>
      </p>
      <CheckoutLink stranded={cart.stranded} className="shrink-0" />
    </ThumbBar>
  );
}
