import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { signConfirmation } from '../../src/server/adapters/payment/epayco/confirmation-signature.ts';
import type { CheckoutStart } from '../../src/server/adapters/payment/payment-provider.ts';
import { query, queryOne, sql } from '../../src/server/db/sql.ts';
import { startPayment } from '../../src/server/modules/orders/payments/start-payment.service.ts';
import { buildProduct, buildSeller } from './catalog-factories.ts';
import { buildCheckoutReferences } from './checkout-references.ts';
import { createPaymentServer } from './epayco-emulator.ts';
import { type Amounts, amountsOf, type CartLine, orderForm, sendOrder } from './order-factories.ts';

export type PaymentShop = Awaited<ReturnType<typeof openPaymentShop>>;

/** A listening shop with the provider's emulator, two sellers and a clock that tests move. */
export async function openPaymentShop(environment: Record<string, string> = {}) {
  const server = await createPaymentServer({ LOG_LEVEL: 'silent', ...environment });
  const db = server.database.pool;
  await buildCheckoutReferences(db);
  const sellers = [
    await buildSeller(db, { paymentProviderId: '501', feePercent: 10 }),
    await buildSeller(db, { paymentProviderId: '502', feePercent: 12.5 }),
  ];
  let ahead = 0;
  server.context.now = () => new Date(Date.now() + ahead);
  return {
    ...server,
    db,
    sellers,
    /** Moves the clock of the shop and its emulator. */
    passMinutes: (minutes: number) => {
      ahead += minutes * 60_000;
    },
  };
}

export interface OnlineOrder {
  number: number;
  total: number;
  productIds: number[];
  cookies: Record<string, string>;
}

/** One unit of a new product of each of both sellers, with as many in stock as said. */
export async function buyOnline(
  { app, db, sellers }: Pick<PaymentShop, 'app' | 'db' | 'sellers'>,
  { onHand = 5, quantity = 1 } = {},
): Promise<OnlineOrder> {
  const productIds: number[] = [];
  for (const sellerId of sellers)
    productIds.push(await buildProduct(db, { sellerId, onHand, price: 30_000 }));
  const cart: CartLine[] = productIds.map((codProducto) => ({ codProducto, cantidad: quantity }));
  const amounts = await sameAmounts(app, cart);
  const reply = await sendOrder(app, orderForm(cart, amounts, { codMetpago: '1' }));
  if (reply.statusCode !== 200) throw new Error(reply.body);
  const cookies = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
  return { number: reply.json().data.numPedido, total: amounts.total, productIds, cookies };
}

const known = new WeakMap<object, Map<number, Promise<Amounts>>>();

/** All these carts cost the same, and quotes are limited by address. */
function sameAmounts(app: PaymentShop['app'], cart: CartLine[]): Promise<Amounts> {
  const ofApp = known.get(app) ?? new Map<number, Promise<Amounts>>();
  known.set(app, ofApp);
  const quantity = cart[0]?.cantidad ?? 0;
  const amounts = ofApp.get(quantity) ?? amountsOf(app, cart);
  ofApp.set(quantity, amounts);
  return amounts;
}

export async function openCheckout(shop: PaymentShop, { number }: OnlineOrder): Promise<CheckoutStart> {
  const started = await startPayment(shop.context, { orderNumber: number, payerAddress: '127.0.0.1' });
  if (!started.ok) throw new Error(started.reason);
  return started.value;
}

interface NoticeFacts {
  reference: string;
  invoice: string | number;
  amount: number;
  state: number;
  franchise?: string;
  currency?: string;
}

/** A confirmation as the provider signs it. */
export function signedNotice(
  { context }: Pick<PaymentShop, 'context'>,
  { reference, invoice, amount, state, franchise = 'VS', currency = 'COP' }: NoticeFacts,
): Record<string, string> {
  const { epayco } = context.config.payments;
  const signed = { reference, transactionId: `t${reference}`, amount: `${amount}.00`, currency };
  return {
    x_cust_id_cliente: epayco.customerId,
    x_ref_payco: reference,
    x_id_invoice: String(invoice),
    x_id_factura: String(invoice),
    x_transaction_id: signed.transactionId,
    x_amount: signed.amount,
    x_currency_code: currency,
    x_cod_response: String(state),
    x_cod_transaction_state: String(state),
    x_franchise: franchise,
    x_test_request: 'TRUE',
    x_signature: signConfirmation(epayco, signed),
  };
}

let address = 0;

/** Each from an address of its own, because confirmations are limited by address. */
export async function sendNotice(
  { app }: Pick<PaymentShop, 'app'>,
  fields: Record<string, string>,
  { method = 'POST' }: { method?: 'GET' | 'POST' } = {},
): Promise<number> {
  address++;
  const url = '/api/pagos/epayco/confirmacion';
  const payload = new URLSearchParams(fields).toString();
  const remoteAddress = `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
  const reply =
    method === 'GET'
      ? await app.inject({ method, url: `${url}?${payload}`, remoteAddress })
      : await app.inject({
          method,
          url,
          payload,
          remoteAddress,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
  return reply.statusCode;
}

/** Waits until every notice that can be handled now has been. */
export async function noticesHandled({ db }: Pick<PaymentShop, 'db'>): Promise<void> {
  await expect
    .poll(
      async () => {
        const row = await queryOne<{ open: number }>(
          db,
          sql`select count(*)::int as open from payment_notice where handled_at is null and verdict is null`,
        );
        return row?.open;
      },
      { interval: 20 },
    )
    .toBe(0);
  await sleep(5);
}

export interface OrderTruth {
  state: string;
  splitState: string;
  statuses: number[];
  moneyStates: string[];
  stock: number[];
  outcomes: string[];
  mails: string[];
  posted: string[];
}

/** What the tables say of an order. */
export async function truthOf({ db }: Pick<PaymentShop, 'db'>, { number, productIds }: OnlineOrder) {
  const truth = await queryOne<OrderTruth>(
    db,
    sql`select payment.state, payment.split_state,
          array(select status_id::int from package where order_number = ${number} order by position) as statuses,
          array(select money_state from package where order_number = ${number} order by position) as money_states,
          array(select on_hand from stock where product_id = any(${productIds}::int[]) order by product_id) as stock,
          array(select outcome from payment_transaction where order_number = ${number} order by outcome) as outcomes,
          array(select template from outbox_message
                where (data->>'orderNumber')::bigint = ${number} order by id) as mails,
          array(select kind from ledger_transaction where order_number = ${number} order by id) as posted
        from payment where order_number = ${number}`,
  );
  if (!truth) throw new Error(`Order ${number} has no payment`);
  return truth;
}

/** Balance of each account, on the side on which it grows; none is left out. */
export async function balances({ db }: Pick<PaymentShop, 'db'>): Promise<Record<string, number>> {
  const rows = await query<{ account: string; balance: number }>(
    db,
    sql`select account, (case normal_side when 'debit' then sum(amount) else -sum(amount) end)::bigint as balance
        from ledger_leg join ledger_account on ledger_account.id = ledger_leg.account group by account, normal_side`,
  );
  return Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)]));
}
