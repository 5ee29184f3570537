import type { CartLine } from '../../../../domain/cart.ts';
import type { InputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import type { Cart } from '../../../app/cart-store.ts';
import type { SessionUser } from '../../../app/session-storage.ts';
import { type CheckoutValues, notesOf, plainDocument, plainPhone } from './checkout-form.ts';
import type { ShippingRate } from './use-shipping-quote.ts';

interface OrderParts {
  cart: Cart;
  values: CheckoutValues;
  place: { latitude: number | null; longitude: number | null };
  quote: { total: number; rates: readonly ShippingRate[] };
  user: SessionUser | null;
}

/** POST /pedido (spec 7) in our words. The amounts are what the page showed; the server computes its own. */
export function orderBody(parts: OrderParts): InputOf<Endpoints['placeOrder']>['body'] {
  const { cart, values, place, quote, user } = parts;
  return {
    email: values.email.trim(),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    documentNumber: plainDocument(values.documentNumber),
    cityId: values.cityId,
    address: values.address.trim(),
    neighbourhood: values.neighbourhood.trim(),
    addressUnit: values.addressUnit.trim(),
    deliveryNotes: notesOf(values),
    latitude: place.latitude,
    longitude: place.longitude,
    phone: plainPhone(values.phone),
    paymentMethodId: values.paymentMethodId,
    lines: cart.lines.map(orderedLine),
    subtotal: cart.totals.subtotal,
    shippingCost: quote.total,
    shippingRates: quote.rates.map(({ sellerId, rate }) => ({ codVendedor: sellerId, valor: rate })),
    total: cart.totals.subtotal + quote.total,
    personTypeId: values.personTypeId,
    documentTypeId: values.documentTypeId,
    // Spec 6: a guest sends 0 for both.
    userId: user?.userId || 0,
    customerId: user?.customerId || 0,
    privacyAccepted: values.privacyAccepted === 'true',
  };
}

function orderedLine({ productId, quantity, chosenTerms, price, salePrice }: CartLine) {
  return { productId, quantity, chosenTerms, price, salePrice };
}
