import { type CartLine, keyOfLine } from '../../../domain/cart.ts';
import { finalPrice } from '../../../domain/discount.ts';
import { formatPesos } from '../../../domain/money.ts';
import type { Cart } from '../../app/cart-store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Notice, Panel } from '../../ui/surfaces.tsx';
import type { LineNotices } from '../cart/cart-check.ts';
import { ShippingCost } from './shipping-cost.tsx';
import type { ShippingState } from './use-shipping-quote.ts';

interface OrderSummaryProps {
  cart: Cart;
  notices: LineNotices;
  shipping: ShippingState;
  askAgain: () => void;
  sending: boolean;
  /** What stopped the last attempt, in Spanish; empty without. */
  problem: string;
  cashOnDelivery: boolean;
}

export function OrderSummary(props: OrderSummaryProps) {
  const { cart, shipping, sending } = props;
  const shippingCost = shipping.step === 'quoted' ? shipping.quote.total : 0;
  const total = formatPesos(cart.totals.subtotal + shippingCost);
  return (
    <div className="grid gap-4 lg:sticky lg:top-6">
      <Panel aria-labelledby="pedido">
        <h2 id="pedido" className="heading-3">
          Tu pedido
        </h2>
        <ul className="mt-5 grid gap-5">
          {cart.lines.map((line) => (
            <SummaryLine key={keyOfLine(line)} line={line} notice={props.notices[keyOfLine(line)]?.text} />
          ))}
        </ul>
        <dl className="mt-6 grid gap-4 border-linea border-t pt-5">
          <div className="flex items-baseline justify-between">
            <dt>Subtotal</dt>
            <dd className="tabular-nums">{formatPesos(cart.totals.subtotal)}</dd>
          </div>
          <ShippingCost shipping={shipping} askAgain={props.askAgain} />
          <div className="flex items-baseline justify-between border-linea border-t pt-5">
            <dt className="font-bold text-[17px]">Total</dt>
            <dd className="cifra text-[26px]">{total}</dd>
          </div>
        </dl>
        {props.problem && (
          <div role="alert" className="mt-4">
            <Notice tone="urgent">{props.problem}</Notice>
          </div>
        )}
        <Button
          type="submit"
          full
          className="mt-6"
          loading={sending}
          icon={<Icon name="lock-simple" size={20} />}
        >
          {`${props.cashOnDelivery ? 'Confirmar pedido' : 'Pagar'} ${total}`}
        </Button>
      </Panel>
      <p className="flex items-center gap-3 rounded-[14px] bg-verde-1 px-5 py-4 text-[14.5px]/6 text-verde-7">
        <Icon name="truck" weight="duotone" size={28} />
        Entrega en Bogotá en 24 horas. Cada vendedor despacha su paquete.
      </p>
    </div>
  );
}

function SummaryLine({ line, notice }: { line: CartLine; notice: string | undefined }) {
  const terms = line.termNames.map(({ attribute, term }) => `${attribute}: ${term}`).join(' · ');
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2">
      <span className="relative">
        <Picture
          url={line.imageUrl}
          alt=""
          width={56}
          height={56}
          eager
          className="size-14 rounded-[13px] object-cover"
        />
        <span className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full bg-tinta font-bold text-[13px] text-white">
          <span className="sr-only">Cantidad: </span>
          {line.quantity}
        </span>
      </span>
      <span>
        <span className="block font-semibold text-[15px]/5">{line.name}</span>
        <span className="text-[13.5px] text-tinta-3">{terms || line.sellerName}</span>
      </span>
      <span className="font-semibold tabular-nums">{formatPesos(finalPrice(line) * line.quantity)}</span>
      {notice && (
        <span
          role="status"
          className="col-span-full rounded-[10px] bg-mango-1 px-3 py-2 text-[13.5px] text-mango-8"
        >
          {notice}
        </span>
      )}
    </li>
  );
}
