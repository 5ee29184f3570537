import { addressKey } from '../../../domain/address-key.ts';
import { isPaymentMethodId, ONLINE_PAYMENT, type PaymentMethodId } from '../../../domain/payment-method.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { PlacedOrder } from '../../../wire/order-entities.ts';
import type { NewOrder } from '../../../wire/place-order.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { getMoneyRules } from '../money-rules/money-rules.service.ts';
import { nudgeOutbox } from '../notifications/notifications.service.ts';
import { purchaseToken, tokenHash } from '../purchase-access/purchase-access.service.ts';
import { checkCashLimits } from './cash-limit.service.ts';
import { type CheckoutReferences, getCheckoutReferences } from './checkout.repository.ts';
import { type Customer, readCustomer } from './order-customer.ts';
import type { OrderDraft } from './order-draft.ts';
import { listPaymentMethods } from './payment-method.service.ts';
import { insertOrder, type OrderRecord } from './place-order.repository.ts';
import { getPlacedOrder } from './purchase.service.ts';
import { type ReviewReason, reviewOrder } from './review-order.ts';
import { type SubmissionIdentity, submissionIdentity } from './submission-identity.ts';

export type PlaceOrderReason =
  | 'invalid-input'
  | 'idempotency-key-reused'
  | 'payment-method-unavailable'
  | 'unavailable'
  | 'cash-on-delivery-limit'
  | ReviewReason;

export interface Purchase {
  order: PlacedOrder;
  /** Opens the order to its buyer. */
  token: string;
}

/** A written order may be refused because stock or prices moved since they were read; then they are read again. */
const MAXIMUM_ATTEMPTS = 3;

export interface OrderSubmission {
  body: NewOrder;
  headerKey: string | null;
  /** Whose order it is; null for a guest. From the session only: the codes in the body are not read. */
  accountId: number | null;
}

/**
 * Places an order: every amount is computed here, the browser's numbers are only compared. The same submission again
 * answers the order that is there.
 */
export async function placeOrder(
  context: Context,
  { body, headerKey, accountId }: OrderSubmission,
): Promise<Result<Purchase, PlaceOrderReason>> {
  const identity = submissionIdentity(body, { headerKey, now: context.now() });
  const references = await readReferences(context, body, identity);
  if (references.earlierOrder) return repeatedOrder(context, identity, references.earlierOrder, accountId);
  const customer = readCustomer(body, references);
  if (!customer.ok) return customer;
  const method = readPaymentMethod(context, body);
  if (!method.ok) return method;
  for (let attempt = 1; attempt <= MAXIMUM_ATTEMPTS; attempt++) {
    const draft = await reviewOrder(context, body, customer.value.city);
    if (!draft.ok) return draft;
    const accepted = { identity, accountId, customer: customer.value, method: method.value };
    const written = await writeOrder(context, { ...accepted, draft: draft.value });
    if (written.ok && written.value) return purchase(context, identity, written.value);
    // The same submission may have arrived twice at once, and the other one was faster.
    const { earlierOrder } = await readReferences(context, body, identity);
    if (earlierOrder) return repeatedOrder(context, identity, earlierOrder, accountId);
    if (!written.ok) return written;
  }
  return failure('unavailable');
}

function readReferences(context: Context, body: NewOrder, { key }: SubmissionIdentity) {
  const { cityId, personTypeId, documentTypeId } = body;
  return getCheckoutReferences(context.write, { cityId, personTypeId, documentTypeId, idempotencyKey: key });
}

async function repeatedOrder(
  context: Context,
  identity: SubmissionIdentity,
  earlier: NonNullable<CheckoutReferences['earlierOrder']>,
  accountId: number | null,
): Promise<Result<Purchase, 'idempotency-key-reused'>> {
  // An account's order is shown to nobody else, whoever sends the same content.
  const isForeign = earlier.accountId !== null && earlier.accountId !== accountId;
  if (isForeign || earlier.fingerprint !== identity.fingerprint) return failure('idempotency-key-reused');
  return purchase(context, identity, earlier.number);
}

async function purchase(context: Context, { key }: SubmissionIdentity, number: number) {
  const order = await getPlacedOrder(context, number);
  return success({ order, token: await purchaseToken(context, key) });
}

/** Spec 5: the payment method is 1 when none was chosen. */
function readPaymentMethod(
  context: Context,
  { paymentMethodId }: NewOrder,
): Result<PaymentMethodId, 'invalid-input' | 'payment-method-unavailable'> {
  const isAbsent = paymentMethodId === undefined || paymentMethodId === '';
  const id = isAbsent ? ONLINE_PAYMENT : Number(paymentMethodId);
  if (!isPaymentMethodId(id))
    return failure('invalid-input', { fields: { codMetpago: 'Selecciona una opción de la lista.' } });
  const isAvailable = listPaymentMethods(context).some((method) => method.id === id && method.available);
  return isAvailable ? success(id) : failure('payment-method-unavailable');
}

interface Submission {
  identity: SubmissionIdentity;
  accountId: number | null;
  customer: Customer;
  method: PaymentMethodId;
  draft: OrderDraft;
}

/** The number of the order; null: stock or prices moved, or the order is there already. */
async function writeOrder(
  context: Context,
  { identity, accountId, customer, method, draft }: Submission,
): Promise<Result<number | null, 'cash-on-delivery-limit'>> {
  const record = {
    identity,
    accessTokenHash: tokenHash(await purchaseToken(context, identity.key)),
    accountId,
    customer,
    paymentMethodId: method,
    draft,
    ...(await paymentParts(context, method)),
    // An online order is confirmed when it is paid.
    messages: method === ONLINE_PAYMENT ? [] : orderMessages(customer, draft),
    placedAt: context.now(),
  };
  if (method === ONLINE_PAYMENT) return success(await insertOrder(context.write, record));
  const written = await inTransaction(context.write, (db) => writeCashOrder(db, record));
  if (written.ok && written.value) nudgeOutbox();
  return written;
}

async function writeCashOrder(
  db: Database,
  record: OrderRecord,
): Promise<Result<number | null, 'cash-on-delivery-limit'>> {
  const { customer, draft, placedAt } = record;
  const allowed = await checkCashLimits(db, {
    phone: customer.phone,
    documentNumber: customer.documentNumber,
    addressKey: addressKey(customer.city.id, customer.address),
    total: draft.total,
    now: placedAt,
  });
  return allowed.ok ? success(await insertOrder(db, record)) : allowed;
}

/** The stock of an online order is reserved until it is paid or its time is over. */
async function paymentParts(
  context: Context,
  method: PaymentMethodId,
): Promise<Pick<OrderRecord, 'payment'>> {
  if (method !== ONLINE_PAYMENT) return { payment: null };
  const { cardReservationMinutes } = await getMoneyRules(context.write);
  const expiresAt = new Date(context.now().getTime() + cardReservationMinutes * 60_000);
  return { payment: { expiresAt, splitState: context.config.payments.epayco.split ? 'requested' : 'none' } };
}

function orderMessages(customer: Customer, { packages }: OrderDraft) {
  return [
    { template: 'order-confirmation', recipient: customer.email, data: {} },
    ...packages.map(({ sellerId, sellerEmail }) => ({
      template: 'seller-new-order',
      recipient: sellerEmail,
      data: { sellerId },
    })),
  ];
}
