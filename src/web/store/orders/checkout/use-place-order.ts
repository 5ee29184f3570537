import { useState } from 'react';
import type { PaymentMethodId } from '../../../../domain/payment-method.ts';
import { type ApiFailure, type ApiReply, callApi } from '../../../app/api-client.ts';
import type { Cart } from '../../../app/cart-store.ts';
import { useSession } from '../../../app/session-store.ts';
import type { Place } from '../../../app/use-geocoding.ts';
import { foundBy } from '../../catalogue/found-by.ts';
import type { CartCheck, LineNotices } from '../cart/cart-check.ts';
import { forgetAttempt, idempotencyKeyFor } from './checkout-draft.ts';
import type { CheckoutValues } from './checkout-form.ts';
import { keepsAddress, keepTypedAddress } from './keep-typed-address.ts';
import { orderBody } from './order-body.ts';
import type { AmountChange } from './order-changes.ts';
import type { ShippingState } from './use-shipping-quote.ts';

export interface PlacedPurchase {
  orderNumber: number;
  methodId: PaymentMethodId;
}

interface Purchase {
  cart: Cart;
  place: Place;
  shipping: ShippingState;
  /** Of the lines in the cart now. */
  notices: LineNotices;
  showCheck: (check: CartCheck) => void;
  /** Whether the address is a typed one that her list has room for. */
  maySave: boolean;
  /** Prices, stock or shipping are not what the page showed: ask for them again. */
  askAgain: () => void;
}

/** What stopped the last attempt. */
export interface OrderProblem {
  message: string;
  /** The amounts that are different now; the buyer may confirm them. */
  amounts: readonly AmountChange[];
  /** Her own orders that wait for their payment and are in the way of this one. */
  unpaid: readonly number[];
}

const NOTHING_MORE = { amounts: [], unpaid: [] };

/** Sends the order once per content (spec 4); `more` is what the last refusal told besides its text. */
export function usePlaceOrder(purchase: Purchase) {
  const [more, setMore] = useState<Omit<OrderProblem, 'message'>>(NOTHING_MORE);
  const { user } = useSession();

  async function placeOrder(values: CheckoutValues): Promise<ApiReply<PlacedPurchase>> {
    const { cart, place, shipping } = purchase;
    setMore(NOTHING_MORE);
    const obstacle = obstacleOf(purchase);
    if (obstacle !== null || shipping.step !== 'quoted')
      return { ok: false, reason: 'not-ready', message: obstacle ?? '' };
    const body = orderBody({ cart, values, place, quote: shipping.quote, user });
    const reply = await callApi(
      'placeOrder',
      { body },
      {
        idempotencyKey: idempotencyKeyFor(cart.lines, values),
        foundBy: foundBy(cart.lines.map(({ productId }) => productId)),
      },
    );
    if (!reply.ok) {
      // Without a connection there is neither more to tell nor what would read it.
      if (reply.details !== undefined) await showChanges(reply, body);
      return reply;
    }
    forgetAttempt();
    if (purchase.maySave && keepsAddress(values)) void keepTypedAddress(values);
    const { number: orderNumber, payment } = reply.value;
    return { ok: true, value: { orderNumber, methodId: payment.methodId } };
  }

  async function showChanges(
    failed: ApiFailure,
    shown: { subtotal: number; shippingCost: number; total: number },
  ) {
    // Loaded only now, since it brings the validation library.
    const { readOrderChanges, readUnpaidOrders } = await import('./order-changes.ts');
    const changes = readOrderChanges(failed, purchase.cart.lines, shown);
    setMore({ amounts: changes?.amounts ?? [], unpaid: readUnpaidOrders(failed) });
    if (!changes) return;
    purchase.showCheck(changes.check);
    purchase.askAgain();
  }

  return { placeOrder, more };
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
