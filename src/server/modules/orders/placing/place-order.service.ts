import {
  isPaymentMethodId,
  ONLINE_PAYMENT,
  type PaymentMethodId,
} from '../../../../domain/payment-method.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { PlacedOrder } from '../../../../wire/orders/order-entities.ts';
import type { NewOrder } from '../../../../wire/orders/place-order.ts';
import type { Context } from '../../../context.ts';
import { purchaseToken } from '../../links/purchase-access.service.ts';
import { mergeLines, type OrderedLine } from './asked-lines.ts';
import { withTermIds } from './cart-check.service.ts';
import { type EarlierOrder, findEarlierOrder, readCheckout } from './checkout.repository.ts';
import { readCustomer } from './order-customer.ts';
import { isMethodSetUp } from './payment-method.service.ts';
import { getPlacedOrder } from './purchase.service.ts';
import { type ReviewReason, reviewOrder } from './review-order.ts';
import { type SubmissionIdentity, submissionIdentity } from './submission-identity.ts';
import { type WriteReason, writeOrder } from './write-order.service.ts';

export type PlaceOrderReason =
  | 'invalid-input'
  | 'idempotency-key-reused'
  | 'payment-method-unavailable'
  | 'unavailable'
  | WriteReason
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
  /** The cookie with the guest's purchases. */
  purchases: string | null;
}

/**
 * Places an order: every amount is computed here, the browser's numbers are only compared. The same submission again
 * answers the order that is there.
 */
export async function placeOrder(
  context: Context,
  { body, headerKey, accountId, purchases }: OrderSubmission,
): Promise<Result<Purchase, PlaceOrderReason>> {
  const identity = submissionIdentity(body, { headerKey, accountId, now: context.now() });
  const asked = mergeLines(body.lines);
  for (let attempt = 1; attempt <= MAXIMUM_ATTEMPTS; attempt++) {
    const placed = await tryOnce(context, { body, accountId, purchases, identity, asked });
    if (placed.ok && placed.value) return success(placed.value);
    // Nothing is written twice, so the same submission is only looked for when it may be why: sent again, it may even be
    // the one that took the last unit.
    const earlierOrder = await findEarlierOrder(context.write, identity);
    if (earlierOrder) return repeatedOrder(context, identity, earlierOrder, accountId);
    if (!placed.ok) return placed;
  }
  return failure('unavailable');
}

interface Attempt extends Omit<OrderSubmission, 'headerKey'> {
  identity: SubmissionIdentity;
  asked: readonly OrderedLine[];
}

/** Null: stock or prices moved since they were read, or the order is there already. */
async function tryOnce(
  context: Context,
  { body, accountId, purchases, identity, asked }: Attempt,
): Promise<Result<Purchase | null, PlaceOrderReason>> {
  const found = await readSubmission(context, body, asked);
  const customer = readCustomer(body, found);
  if (!customer.ok) return customer;
  const method = readPaymentMethod(context, body);
  if (!method.ok) return method;
  const draft = await reviewOrder(context, { body, asked, found, destination: customer.value.city });
  if (!draft.ok) return draft;
  const token = await purchaseToken(context, identity.key);
  const written = await writeOrder(context, {
    identity,
    token,
    accountId,
    purchases,
    customer: customer.value,
    method: method.value,
    draft: draft.value,
  });
  if (!written.ok) return written;
  return success(written.value && { order: written.value, token });
}

function readSubmission(
  context: Context,
  { cityId, personTypeId, documentTypeId }: NewOrder,
  asked: readonly OrderedLine[],
) {
  const sales = asked.map(withTermIds);
  const now = context.now();
  return readCheckout(context.write, { cityId, personTypeId, documentTypeId, sales, now });
}

async function repeatedOrder(
  context: Context,
  identity: SubmissionIdentity,
  earlier: EarlierOrder,
  accountId: number | null,
): Promise<Result<Purchase, 'idempotency-key-reused'>> {
  // An account's order is shown to nobody else, whoever sends the same content.
  const isForeign = earlier.accountId !== null && earlier.accountId !== accountId;
  if (isForeign || earlier.fingerprint !== identity.fingerprint) return failure('idempotency-key-reused');
  const order = await getPlacedOrder(context, earlier.number);
  return success({ order, token: await purchaseToken(context, earlier.key) });
}

/** Spec 5: the payment method is 1 when none was chosen. */
function readPaymentMethod(
  context: Context,
  { paymentMethodId }: NewOrder,
): Result<PaymentMethodId, 'invalid-input' | 'payment-method-unavailable'> {
  const isAbsent = paymentMethodId === undefined || paymentMethodId === '';
  const id = isAbsent ? ONLINE_PAYMENT : Number(paymentMethodId);
  if (!isPaymentMethodId(id))
    return failure('invalid-input', { fields: { paymentMethodId: 'Selecciona una opción de la lista.' } });
  return isMethodSetUp(context, id) ? success(id) : failure('payment-method-unavailable');
}
