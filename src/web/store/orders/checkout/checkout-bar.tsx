import { Button } from '../../../ui/button.tsx';
import { ThumbBar } from '../../../ui/thumb-bar.tsx';
import type { OrderSummaryProps } from './order-summary.tsx';
import { PayText, Total, totalOf } from './total-text.tsx';

interface CheckoutBarProps
  extends Pick<OrderSummaryProps, 'cart' | 'shipping' | 'sending' | 'cashOnDelivery'> {
  /** Fields that are wrong, once somebody has tried. */
  problemCount: number;
}

/** Below 640 px at the bottom of the window: what is paid, and the one button. */
export function CheckoutBar({ cart, shipping, sending, cashOnDelivery, problemCount }: CheckoutBarProps) {
  return (
    <ThumbBar label="Total de la compra">
      <p className="min-w-0">
        <span className={`block truncate text-micro ${problemCount > 0 ? 'text-error' : 'text-tinta-2'}`}>
          {problemCount > 0 ? missingText(problemCount) : totalName(shipping, cashOnDelivery)}
        </span>
        <b className="cifra block text-figure/7">
          <Total cart={cart} shipping={shipping} />
        </b>
      </p>
      <Button type="submit" loading={sending} className="shrink-0">
        <PayText total={totalOf(cart, shipping)} hideAmount {...{ shipping, cashOnDelivery }} />
      </Button>
    </ThumbBar>
  );
}

function missingText(count: number): string {
  return count === 1 ? 'Te falta 1 dato' : `Te faltan ${count} datos`;
}

function totalName(shipping: OrderSummaryProps['shipping'], cashOnDelivery: boolean): string {
  const count = shipping.step === 'quoted' ? shipping.quote.rates.length : 0;
  return cashOnDelivery && count > 1 ? `Total · ${count} pagos en casa` : 'Total';
}
