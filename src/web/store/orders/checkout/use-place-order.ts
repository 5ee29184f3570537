import { useRef, useState } from 'react';
import type { PaymentMethodId } from '../../../../domain/payment-method.ts';
import { type ApiFailure, callApi } from '../../../app/api-client.ts';
import type { Cart } from '../../../app/cart-store.ts';
import { useSession } from '../../../app/session-store.ts';
import type { Place } from '../../../app/use-geocoding.ts';
import type { CartCheck, LineNotices } from '../cart/cart-check.ts';
import { forgetAttempt, idempotencyKeyFor } from './checkout-draft.ts';
import { orderBody } from './order-body.ts';
import type { AmountChange } from './order-changes.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';
import type { ShippingState } from './use-shipping-quote.ts';

export interface PlacedPurchase {
  orderNumber: number;
  methodId: PaymentMethodId;
}

interface Purchase {
  cart: Cart;
  form: CheckoutFormState;
  place: Place;
  shipping: ShippingState;
  /** Of the lines in the cart now. */
  notices: LineNotices;
  showCheck: (check: CartCheck) => void;
  /** Prices, stock or shipping are not what the page showed: ask for them again. */
  askAgain: () => void;
  onBought: (placed: PlacedPurchase) => void;
}

/** What stopped the last attempt. */
export interface OrderProblem {
  message: string;
  /** The amounts that are different now; the buyer may confirm them. */
  amounts: readonly AmountChange[];
  /** Her own orders that wait for their payment and are in the way of this one. */
  unpaid: readonly number[];
}

/** Sends the order once per content; the cart empties only after success (spec 4). */
export function usePlaceOrder(purchase: Purchase) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const { user } = useSession();
  const underWay = useRef(false);

  async function placeOrder() {
    if (underWay.current) return;
    const { cart, form, place, shipping } = purchase;
    setProblem(null);
    if (!form.validate()) return;
    const obstacle = obstacleOf(purchase);
    if (obstacle !== null || shipping.step !== 'quoted')
      return setProblem({ message: obstacle ?? '', amounts: [], unpaid: [] });
    underWay.current = true;
    setSending(true);
    const body = orderBody({ cart, values: form.values, place, quote: shipping.quote, user });
    const reply = await callApi(
      'placeOrder',
      { body },
      { idempotencyKey: idempotencyKeyFor(cart.lines, form.values) },
    );
    if (reply.ok) {
      forgetAttempt();
      const { number: orderNumber, payment } = reply.value;
      return purchase.onBought({ orderNumber, methodId: payment.methodId });
    }
    await showFailure(reply, body);
    underWay.current = false;
    setSending(false);
  }

  async function showFailure(
    failed: ApiFailure,
    shown: { subtotal: number; shippingCost: number; total: number },
  ) {
    // Loaded only now, since it brings the validation library.
    const { readOrderChanges, readUnpaidOrders } = await import('./order-changes.ts');
    const changes = readOrderChanges(failed, purchase.cart.lines, shown);
    setProblem({
      message: failed.message,
      amounts: changes?.amounts ?? [],
      unpaid: readUnpaidOrders(failed),
    });
    if (changes) {
      purchase.showCheck(changes.check);
      purchase.askAgain();
    }
    if (failed.fields) purchase.form.showErrors(failed.fields);
  }

  return { placeOrder, sending, problem };
}

/** Why the order cannot be placed although the form is complete; null when nothing is in the way. */
function obstacleOf({ shipping, notices }: Purchase): string | null {
  if (Object.values(notices).some(({ kind }) => kind !== 'price'))
    return 'Revisa los productos marcados para continuar.';
  if (shipping.step === 'quoted') return null;
  if (shipping.step === 'failed')
    return 'Sin el costo del envío no podemos recibir tu pedido. Reintenta el cálculo.';
  return 'Espera un momento: estamos calculando el costo del envío.';
}
