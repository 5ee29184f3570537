import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { keyOfLine } from '../../../../domain/cart.ts';
import { CASH_ON_DELIVERY, ONLINE_PAYMENT } from '../../../../domain/payment-method.ts';
import { paths } from '../../../../wire/paths.ts';
import { type Cart, clearCart, useCart } from '../../../app/cart-store.ts';
import { forgetKnownCart } from '../../../app/known-cart.ts';
import { currentSession } from '../../../app/session-store.ts';
import { useGeocoding } from '../../../app/use-geocoding.ts';
import { Spinner } from '../../../ui/waiting.tsx';
import type { LineNotices } from '../cart/cart-check.ts';
import { useCartCheck } from '../cart/use-cart-check.ts';
import { payOrder } from '../payment/payment-store.ts';
import { BillingPanel } from './billing-panel.tsx';
import type { CheckoutData } from './checkout.loader.ts';
import { CheckoutBar } from './checkout-bar.tsx';
import { OrderSummary } from './order-summary.tsx';
import { chosenMethodId, offeredMethods } from './payment-choice.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { CashPayments, ShipmentsPanel } from './shipments-panel.tsx';
import { ShippingPanel } from './shipping-panel.tsx';
import { totalOf } from './total-text.tsx';
import { undeliverableNotices } from './undeliverable.ts';
import { type CheckoutFormState, useCheckoutForm } from './use-checkout-form.ts';
import { useChosenAddress } from './use-chosen-address.ts';
import { type PlacedPurchase, usePlaceOrder } from './use-place-order.ts';
import { useShippingQuote } from './use-shipping-quote.ts';

/** Spec 2.1: waits until the cart is loaded, and an empty cart leads home. */
export function Page({ data }: { data: CheckoutData }) {
  const cart = useCart();
  const navigate = useNavigate();
  // A purchase empties the cart too, but then the page is on its way to the result.
  const bought = useRef(false);
  const isEmpty = cart.ready && cart.lines.length === 0;
  useEffect(() => {
    if (isEmpty && !bought.current) void navigate(paths.home(), { replace: true });
  }, [isEmpty, navigate]);
  const finish = ({ orderNumber, methodId }: PlacedPurchase) => {
    bought.current = true;
    clearCart();
    forgetKnownCart(currentSession().user?.userId);
    const isOnline = methodId === ONLINE_PAYMENT;
    const result = isOnline ? paths.payment(orderNumber) : paths.purchaseResult('contraentrega', orderNumber);
    // Replaced: Back must not lead to a checkout that is over.
    const arrival = Promise.resolve(navigate(result, { replace: true }));
    // The window opens over the page of the order, which is still there when it is closed or the browser reloads.
    if (isOnline) void payOrder({ orderNumber, after: arrival });
  };
  return (
    <div className="page-width pt-8">
      <h1 className="heading-1 mb-7">Finalizar compra</h1>
      {cart.lines.length > 0 ? (
        <Checkout data={data} cart={cart} onBought={finish} />
      ) : (
        <div className="min-h-[70vh]">
          <Spinner className="items-start noscript:hidden" />
          <p className="hidden text-tinta-2 noscript:block">
            Para pagar aquí activa JavaScript en tu navegador.
          </p>
        </div>
      )}
    </div>
  );
}

function Checkout({
  data,
  cart,
  onBought,
}: {
  data: CheckoutData;
  cart: Cart;
  onBought: (placed: PlacedPurchase) => void;
}) {
  const form: CheckoutFormState = useCheckoutForm(
    (values) => placeOrder({ ...values, paymentMethodId: methodId }),
    onBought,
  );
  const place = useGeocoding(form.values.address, form.values.cityId);
  const { shipping, askAgain } = useShippingQuote(cart.lines, form.values.cityId);
  const check = useCartCheck();
  const notices = noticesOf(cart, { ...check.notices, ...undeliverableNotices(cart.lines, shipping) });
  const choice = useChosenAddress(form);
  const order = { cart, place, shipping, notices, askAgain, showCheck: check.show, maySave: choice.maySave };
  const { placeOrder, more } = usePlaceOrder(order);
  const { sending, problem: message } = form;
  // While the freight is not known, the goods alone may be too much.
  const methods = offeredMethods(data.paymentMethods, totalOf(cart, shipping) ?? cart.totals.subtotal);
  const methodId = chosenMethodId(methods, form.values.paymentMethodId);
  const cashOnDelivery = methodId === String(CASH_ON_DELIVERY);
  const problem = message === null ? null : { message, ...more };
  return (
    <form
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8"
    >
      <div className="grid gap-5">
        <BillingPanel form={form} data={data} />
        <ShippingPanel form={form} data={data} place={place} choice={choice} />
        <ShipmentsPanel lines={cart.lines} shipping={shipping} />
        <PaymentPanel {...{ form, methods }} chosenId={methodId}>
          {cashOnDelivery && <CashPayments lines={cart.lines} shipping={shipping} />}
        </PaymentPanel>
      </div>
      <OrderSummary {...{ cart, notices, shipping, askAgain, sending, problem, cashOnDelivery }} />
      <CheckoutBar
        {...{ cart, shipping, sending, cashOnDelivery }}
        problemCount={Object.values(form.errors).filter(Boolean).length}
      />
    </form>
  );
}

/** Only what is in the cart: a notice outlives its line by one answer. */
function noticesOf({ lines }: Cart, notices: LineNotices): LineNotices {
  const keys = lines.map(keyOfLine);
  return Object.fromEntries(Object.entries(notices).filter(([key]) => keys.includes(key)));
}
