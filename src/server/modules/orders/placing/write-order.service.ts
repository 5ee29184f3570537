import { addressKey } from '../../../../domain/address-key.ts';
import { emailKey } from '../../../../domain/email-key.ts';
import type { MoneyRules } from '../../../../domain/money-rules.ts';
import type { OrderDraft } from '../../../../domain/order-draft.ts';
import { ONLINE_PAYMENT, type PaymentMethodId } from '../../../../domain/payment-method.ts';
import { type Result, success } from '../../../../domain/result.ts';
import { reservationMinutes } from '../../../../domain/unpaid-limits.ts';
import type { PlacedOrder } from '../../../../wire/orders/order-entities.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction, repeatAfterConflict } from '../../../db/transaction.ts';
import { tokenHash } from '../../links/purchase-access.service.ts';
import { nudgeOutbox } from '../../messages/notifications.service.ts';
import { getKeptMoneyRules } from '../../settings/money-rules.service.ts';
import { cashQuestion } from './cash-limit.service.ts';
import { newOrderRow } from './new-order-row.ts';
import type { Customer } from './order-customer.ts';
import { insertOrder, type OrderRecord } from './place-order.repository.ts';
import { toPlacedOrder } from './purchase.service.ts';
import type { SubmissionIdentity } from './submission-identity.ts';
import { lockOnlineBuyer } from './unpaid-limit.repository.ts';
import {
  checkUnpaidLimits,
  onlineBuyer,
  readUnpaidHistory,
  type UnpaidReason,
} from './unpaid-limit.service.ts';

export type WriteReason = 'cash-on-delivery-limit' | UnpaidReason;

export interface AcceptedSubmission {
  identity: SubmissionIdentity;
  /** Opens the order to its buyer. */
  token: string;
  accountId: number | null;
  /** The cookie with the guest's purchases. */
  purchases: string | null;
  customer: Customer;
  method: PaymentMethodId;
  draft: OrderDraft;
}

type NewRecord = Omit<OrderRecord, 'payment' | 'messages' | 'unpaidOrders' | 'cashOrders'>;

/** The order as it is now; null: stock or prices moved, or the order is there already. */
export async function writeOrder(
  context: Context,
  { identity, token, accountId, purchases, customer, method, draft }: AcceptedSubmission,
): Promise<Result<PlacedOrder | null, WriteReason>> {
  const record: NewRecord = {
    identity,
    accessTokenHash: tokenHash(token),
    accountId,
    customer,
    addressKey: addressKey(customer.city.id, customer.address),
    emailKey: emailKey(customer.email),
    paymentMethodId: method,
    draft,
    placedAt: context.now(),
  };
  return method === ONLINE_PAYMENT
    ? writeOnlineOrder(context, record, purchases)
    : writeCashOrder(context, record);
}

/**
 * Reads what the buyer holds, and writes the order only if that is still so once she is locked: nearly always one
 * statement. Whoever has another order of hers come in between waits in line.
 */
async function writeOnlineOrder(
  context: Context,
  record: NewRecord,
  purchases: string | null,
): Promise<Result<PlacedOrder | null, WriteReason>> {
  // Before the transaction, which holds a connection: whoever waited for a second one could wait for ever.
  const order = { record, purchases, rules: await getKeptMoneyRules(context) };
  const written = await tryOnlineOrder(context, context.write, order);
  if (!written.ok || written.value) return written;
  return inTransaction(context.write, async (db) => {
    await lockOnlineBuyer(db, onlineBuyer(keysOf(record), record.placedAt));
    return tryOnlineOrder(context, db, order);
  });
}

/** The stock is reserved until the order is paid or its time is over; it is confirmed when it is paid. */
async function tryOnlineOrder(
  { config }: Context,
  db: Database,
  { record, purchases, rules }: { record: NewRecord; purchases: string | null; rules: MoneyRules },
): Promise<Result<PlacedOrder | null, WriteReason>> {
  const { accountId, draft, placedAt: now } = record;
  const buyer = onlineBuyer(keysOf(record), now);
  const asked = { buyer, orderNumber: null, needs: draft.stockNeeds, now };
  const history = await readUnpaidHistory(db, asked);
  const allowed = checkUnpaidLimits(history, rules, { accountId, purchases });
  if (!allowed.ok) return allowed;
  const minutes = reservationMinutes(rules, history.unpaidBefore);
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const splitState = config.payments.epayco.split ? 'requested' : 'none';
  return write(db, {
    ...record,
    payment: { expiresAt, splitState },
    messages: [],
    unpaidOrders: { buyer, open: history.open.map((open) => open.number) },
    cashOrders: null,
  });
}

function keysOf({ customer: { phone, documentNumber }, emailKey, addressKey }: NewRecord) {
  return { phone, documentNumber, emailKey, addressKey };
}

async function writeCashOrder(
  context: Context,
  record: NewRecord,
): Promise<Result<PlacedOrder | null, WriteReason>> {
  const { customer, addressKey, draft, placedAt: now } = record;
  const { phone, documentNumber } = customer;
  const asked = { phone, documentNumber, addressKey, total: draft.total, now };
  const question = cashQuestion(asked, await getKeptMoneyRules(context));
  if (!question.ok) return question;
  const messages = orderMessages(customer, draft);
  const cash = { ...record, payment: null, messages, unpaidOrders: null, cashOrders: question.value };
  const written = await repeatAfterConflict(() => write(context.write, cash));
  if (written.ok && written.value) nudgeOutbox();
  return written;
}

async function write(db: Database, record: OrderRecord): Promise<Result<PlacedOrder | null, WriteReason>> {
  const written = await insertOrder(db, record);
  if (!written.ok || !written.value) return written as Result<null, WriteReason>;
  return success(toPlacedOrder(newOrderRow(record, written.value), null));
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
