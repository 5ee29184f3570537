import { CASH_ON_DELIVERY, ONLINE_PAYMENT } from '../../domain/payment-method.ts';
import { paths } from '../../wire/paths.ts';
import type { Context } from '../context.ts';
import { deliverConfirmations } from '../emulators/epayco/deliver-confirmations.ts';
import { createCheckout, payCheckout } from '../emulators/epayco/emulate-payment.service.ts';
import { ACCEPTED } from '../emulators/epayco/test-instruments.ts';
import { handleTransaction } from '../modules/orders/payments/handle-transaction.service.ts';
import { placeOrder } from '../modules/orders/placing/place-order.service.ts';
import type { ChangedTotals } from '../modules/orders/placing/review-order.ts';
import { type DemoOrder, type DemoPerson, type DemoWorld, demoValue } from './demo-history-file.ts';
import { choiceOf, type DemoProduct } from './demo-products.ts';

const INSTRUMENTS = {
  card: { franchise: 'VS', bankName: 'Banco de pruebas', maskedCard: '457562*******0326', outcome: ACCEPTED },
  pse: { franchise: 'PSE', bankName: 'Bancolombia', maskedCard: '', outcome: ACCEPTED },
};

/** Places the order at the context's moment and pays what is paid online; answers its number. */
export async function buyInDemo(context: Context, world: DemoWorld, order: DemoOrder): Promise<number> {
  const person = personOf(world, order.buyer);
  const instrument = order.pay === 'card' || order.pay === 'pse' ? INSTRUMENTS[order.pay] : null;
  const body = {
    ...buyerParts(person),
    paymentMethodId: instrument ? ONLINE_PAYMENT : CASH_ON_DELIVERY,
    lines: order.lines.map(([productId, quantity, term]) => ({
      productId,
      quantity,
      chosenTerms: choiceOf(productOf(world, productId), term),
    })),
    ...{ subtotal: 0, shippingCost: 0, total: 0 },
  };
  const accountId = world.accountIds.get(person.email) ?? null;
  const submission = { headerKey: `demo-${context.now().toISOString()}`, accountId, purchases: null };
  // The refusal of wrong totals tells the right ones, as it does to a browser whose prices have become old.
  const refused = await placeOrder(context, { ...submission, body });
  const totals = refused.ok ? null : (refused.details as ChangedTotals);
  if (!totals?.total)
    throw new Error(`The demo's order of ${order.buyer} is refused: ${JSON.stringify(refused)}`);
  const { subtotal, shippingCost, total } = totals;
  const placed = await placeOrder(context, {
    ...submission,
    body: { ...body, subtotal, shippingCost, total },
  });
  const { number } = demoValue(placed, 'place an order').order;
  if (instrument) await payOnline(context, { number, total, person, instrument });
  return number;
}

interface OnlinePayment {
  number: number;
  total: number;
  person: DemoPerson;
  instrument: (typeof INSTRUMENTS)[keyof typeof INSTRUMENTS];
}

/** At the emulator, whose confirmation is handled here: nobody listens yet. */
async function payOnline(
  context: Context,
  { number, total, person, instrument }: OnlinePayment,
): Promise<void> {
  const { baseUrl, brand } = context.config;
  const checkoutId = await createCheckout(context, {
    invoice: String(number),
    amountPesos: total,
    currency: 'COP',
    name: brand.name,
    description: `Pedido ${number}`,
    responseUrl: baseUrl + paths.purchaseResult.pattern,
    confirmationUrl: `${baseUrl}/api/pagos/epayco/confirmacion`,
    confirmationMethod: 'POST',
    isTest: context.config.payments.epayco.isTest,
    receivers: [],
    buyer: {
      name: `${person.firstName} ${person.lastName}`,
      email: person.email,
      address: person.address,
      phone: person.phone,
      documentType: 'CC',
      documentNumber: person.document,
    },
    extras: {},
  });
  demoValue(await payCheckout(context, { checkoutId, instrument }), 'pay an order');
  await deliverConfirmations(context, {
    deliver: async ({ fields }) => {
      const read = context.paymentProvider?.readConfirmation(fields);
      if (!read?.ok) return 400;
      await handleTransaction(context, read.value);
      return 200;
    },
  });
}

function personOf({ people }: DemoWorld, name: string): DemoPerson {
  const person = people[name];
  if (!person) throw new Error(`The demo knows nobody called ${name}`);
  return person;
}

function productOf({ products }: DemoWorld, id: number): DemoProduct {
  const product = products.get(id);
  if (!product) throw new Error(`The demo has no product ${id}`);
  return product;
}

function buyerParts({ document, ...person }: DemoPerson) {
  const { email, firstName, lastName, phone, address, cityId } = person;
  return {
    ...{ email, firstName, lastName, phone, address, cityId },
    documentNumber: document,
    documentTypeId: 'CC',
    personTypeId: '1',
    latitude: null,
    longitude: null,
  };
}
