import { useRef, useState } from 'react';
import type { CartLine } from '../../../domain/cart.ts';
import { callApi } from '../../app/api-client.ts';
import type { Cart } from '../../app/cart-store.ts';
import { forgetDraft, idempotencyKeyFor } from './checkout-draft.ts';
import { digitsOf, errorsOfServer, plainDocument } from './checkout-form.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';
import type { Place } from './use-geocoding.ts';
import type { ShippingState } from './use-shipping-quote.ts';

interface Purchase {
  cart: Cart;
  form: CheckoutFormState;
  place: Place;
  shipping: ShippingState;
  /** Prices, stock or shipping are not what the page showed: ask for them again. */
  refresh: () => void;
  onBought: (orderNumber: number) => void;
}

/** Sends the order once per content; whoever asked empties the cart, only after success (spec 4). */
export function usePlaceOrder(purchase: Purchase) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const underWay = useRef(false);

  async function placeOrder() {
    if (underWay.current) return;
    setProblem('');
    if (!purchase.form.validate()) return;
    const stopped = reasonToStop(purchase);
    if (stopped) return setProblem(stopped);
    underWay.current = true;
    setSending(true);
    const body = bodyOf(purchase);
    const reply = await callApi('placeOrder', { body }, { idempotencyKey: idempotencyKeyFor(body) });
    underWay.current = false;
    setSending(false);
    if (reply.ok) {
      forgetDraft();
      return purchase.onBought(reply.value.number);
    }
    setProblem(reply.message);
    purchase.form.showErrors(errorsOfServer(reply.fields));
    if (reply.reason !== 'network') purchase.refresh();
  }

  return { placeOrder, sending, problem };
}

function reasonToStop({ shipping, cart }: Purchase): string | null {
  if (shipping.step !== 'quoted')
    return 'Espera a que calculemos el costo del envío para confirmar tu pedido.';
  const blocked = shipping.quote.rates.flatMap(({ notDeliverable }) => notDeliverable);
  const names = cart.lines.filter(({ productId }) => blocked.includes(productId)).map(({ name }) => name);
  if (names.length === 0) return null;
  return `Estos productos frescos no llegan a tu ciudad: ${names.join(', ')}. Elimínalos del carrito para continuar.`;
}

function bodyOf({ cart, form: { values }, place, shipping }: Purchase) {
  const shippingCost = shipping.step === 'quoted' ? shipping.quote.total : 0;
  return {
    email: values.email.trim(),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    documentNumber: plainDocument(values.documentNumber),
    cityId: values.cityId,
    address: values.address.trim(),
    latitude: place.latitude,
    longitude: place.longitude,
    phone: digitsOf(values.phone),
    paymentMethodId: values.paymentMethodId,
    lines: cart.lines.map(orderedLine),
    subtotal: cart.totals.subtotal,
    shippingCost,
    shippingRates: shipping.step === 'quoted' ? ratesOf(shipping.quote.rates) : [],
    total: cart.totals.subtotal + shippingCost,
    personTypeId: values.personTypeId,
    documentTypeId: values.documentTypeId,
    // Spec 6: a guest sends 0 for both.
    userId: 0,
    customerId: 0,
    privacyAccepted: true,
  };
}

function orderedLine({ productId, quantity, chosenTerms, price, salePrice }: CartLine) {
  return { productId, quantity, chosenTerms, price, salePrice };
}

function ratesOf(rates: { sellerId: number; rate: number }[]) {
  return rates.map(({ sellerId, rate }) => ({ codVendedor: sellerId, valor: rate }));
}
