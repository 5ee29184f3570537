import { keyOfLine } from '../../../../domain/cart.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { paths } from '../../../../wire/paths.ts';
import type { Cart } from '../../../app/cart-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import type { LineNotices } from '../cart/cart-check.ts';
import { OrderProblemNotice } from './order-problem-notice.tsx';
import { ShippingCost } from './shipping-cost.tsx';
import { SummaryLine } from './summary-line.tsx';
import { PayText, Total, totalOf } from './total-text.tsx';
import type { OrderProblem } from './use-place-order.ts';
import type { ShippingState } from './use-shipping-quote.ts';

export interface OrderSummaryProps {
  cart: Cart;
  notices: LineNotices;
  shipping: ShippingState;
  askAgain: () => void;
  sending: boolean;
  problem: OrderProblem | null;
  cashOnDelivery: boolean;
}

/** Spec 2.9: items, subtotal, shipping, total; the button repeats the amount. */
export function OrderSummary(props: OrderSummaryProps) {
  const { cart, shipping, problem, cashOnDelivery } = props;
  return (
    <div className="grid gap-4 lg:sticky lg:top-6">
      <Panel aria-labelledby="pedido">
        <div className="flex items-baseline justify-between">
          <h2 id="pedido" className="heading-3">
            Tu pedido
          </h2>
          <a href={paths.cart()} className="-my-3 py-3 text-small/5 text-link">
            Editar carrito
          </a>
        </div>
        <ul className="mt-5 grid gap-5">
          {cart.lines.map((line) => (
            <SummaryLine key={keyOfLine(line)} line={line} notice={props.notices[keyOfLine(line)] ?? null} />
          ))}
        </ul>
        <dl className="mt-6 grid gap-4 border-linea border-t pt-5">
          <div className="flex items-baseline justify-between">
            <dt>Subtotal</dt>
            <dd className="tabular-nums">{formatPesos(cart.totals.subtotal)}</dd>
          </div>
          <ShippingCost shipping={shipping} askAgain={props.askAgain} />
          <div className="flex items-baseline justify-between border-linea border-t pt-5">
            <dt className="font-bold text-lead">Total</dt>
            <dd className="cifra text-total" aria-live="polite">
              <Total cart={cart} shipping={shipping} />
            </dd>
          </div>
        </dl>
        {problem && <OrderProblemNotice problem={problem} />}
        <Button
          type="submit"
          full
          className="mt-6 max-sm:hidden"
          loading={props.sending}
          icon={<Icon name="lock-simple" size={20} />}
        >
          <PayText total={totalOf(cart, shipping)} {...{ shipping, cashOnDelivery }} />
        </Button>
      </Panel>
      <p className="flex items-center gap-3 rounded-[14px] bg-verde-1 px-5 py-4 text-small/6 text-verde-7">
        <Icon name="truck" weight="duotone" size={28} />
        Cada vendedor despacha su paquete.
      </p>
    </div>
  );
}
