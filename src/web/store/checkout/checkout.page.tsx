import { type FormEvent, useEffect, useRef } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { CASH_ON_DELIVERY, ONLINE_PAYMENT } from '../../../domain/payment-method.ts';
import { paths } from '../../../wire/paths.ts';
import { type Cart, clearCart, useCart } from '../../app/cart-store.ts';
import { Spinner } from '../../ui/waiting.tsx';
import { useCartCheck } from '../cart/use-cart-check.ts';
import { BillingPanel } from './billing-panel.tsx';
import type { CheckoutData } from './checkout.loader.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { ShippingPanel } from './shipping-panel.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';
import { useGeocoding } from './use-geocoding.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useShippingQuote } from './use-shipping-quote.ts';

/** Spec 2.1: waits until the cart is loaded, and an empty cart leads home. */
export function Page() {
  const cart = useCart();
  const navigate = useNavigate();
  // A purchase empties the cart too, but then the page is on its way to the result.
  const bought = useRef(false);
  const isEmpty = cart.ready && cart.lines.length === 0;
  useEffect(() => {
    if (isEmpty && !bought.current) void navigate(paths.home(), { replace: true });
  }, [isEmpty, navigate]);
  const finish = (orderNumber: number) => {
    bought.current = true;
    clearCart();
    void navigate(paths.purchaseResult('contraentrega', orderNumber));
  };
  return (
    <div className="mx-auto max-w-[1288px] px-4 pt-8 pb-16 lg:px-6">
      <h1 className="heading-1 mb-7">Finalizar compra</h1>
      {cart.lines.length > 0 ? <Checkout cart={cart} onBought={finish} /> : <Spinner />}
    </div>
  );
}

function Checkout({ cart, onBought }: { cart: Cart; onBought: (orderNumber: number) => void }) {
  const data = useLoaderData() as CheckoutData;
  const form = useCheckoutForm(String(defaultMethod(data)));
  const place = useGeocoding(form.values.address, form.values.cityId);
  const { shipping, askAgain } = useShippingQuote(cart.lines, form.values.cityId);
  const { notices, checkAgain } = useCartCheck();
  const refresh = () => {
    checkAgain();
    askAgain();
  };
  const { placeOrder, sending, problem } = usePlaceOrder({ cart, form, place, shipping, refresh, onBought });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void placeOrder();
  };
  return (
    <form
      noValidate
      onSubmit={send}
      className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8"
    >
      <div className="grid gap-5">
        <BillingPanel form={form} data={data} />
        <ShippingPanel form={form} data={data} place={place} />
        <PaymentPanel form={form} data={data} />
      </div>
      <OrderSummary
        {...{ cart, notices, shipping, askAgain, sending, problem }}
        cashOnDelivery={form.values.paymentMethodId === String(CASH_ON_DELIVERY)}
      />
    </form>
  );
}

/** Spec 5: 1 when none is chosen, as long as it can be used. */
function defaultMethod({ paymentMethods }: CheckoutData): number {
  const usable = paymentMethods.filter(({ available }) => available).map(({ id }) => id);
  return usable.includes(ONLINE_PAYMENT) ? ONLINE_PAYMENT : (usable[0] ?? ONLINE_PAYMENT);
}
