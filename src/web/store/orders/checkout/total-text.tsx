import { formatPesos } from '../../../../domain/money.ts';
import type { Cart } from '../../../app/cart-store.ts';
import type { ShippingState } from './use-shipping-quote.ts';

/** What is paid in all; null while nobody knows the freight, and while something does not travel: no order is of that sum. */
export function totalOf(cart: Cart, shipping: ShippingState): number | null {
  if (shipping.step !== 'quoted' || !travels(shipping.quote)) return null;
  return cart.totals.subtotal + shipping.quote.total;
}

/** Whether everything that was asked for arrives. */
export function travels({ rates }: Extract<ShippingState, { step: 'quoted' }>['quote']): boolean {
  return rates.every(({ notDeliverable }) => notDeliverable.length === 0);
}

/** The total, or why there is none yet. */
export function Total({ cart, shipping }: { cart: Cart; shipping: ShippingState }) {
  const total = totalOf(cart, shipping);
  if (total !== null) return formatPesos(total);
  if (shipping.step === 'asking')
    return (
      <span className="inline-block h-[14px] w-24 animate-pulse rounded-full bg-crema-2 align-middle">
        <span className="sr-only">Calculando envío…</span>
      </span>
    );
  return (
    <span className="font-normal font-sans text-small/5 text-tinta-3 tracking-normal">
      {reasons[shipping.step]}
    </span>
  );
}

const reasons = {
  'no-city': 'Falta tu ciudad',
  failed: 'Sin calcular',
  quoted: 'Hay productos que no llegan',
} as const;

interface PayTextProps {
  total: number | null;
  shipping: ShippingState;
  cashOnDelivery: boolean;
  /** Beside the total: the amount is not said twice to eyes. */
  hideAmount?: boolean;
}

/** 'Confirmar pedido $ 136.300': with the freight or without any amount. */
export function PayText({ total, shipping, cashOnDelivery, hideAmount = false }: PayTextProps) {
  if (shipping.step === 'asking') return 'Calculando envío…';
  const act = cashOnDelivery ? 'Confirmar pedido' : 'Pagar';
  if (total === null) return act;
  const amount = ` ${formatPesos(total)}`;
  return (
    <>
      {act}
      {hideAmount ? <span className="sr-only">{amount}</span> : amount}
    </>
  );
}
